#include "app/innovation/setup/workshops.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/looks.h"
#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/shell/shell.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

InnovationWorkshops::InnovationWorkshops(InnovationApp& app)
    : app_(app), game_(app.game()), scene_(app.facts()) {
    connect(&game_, &InnovationGame::positionChanged, this, [this] { university_ = false; });
    connect(&game_, &InnovationGame::changed, this, &InnovationWorkshops::refresh);
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationWorkshops::refresh);
    refresh();
}

InnovationWorkshops* InnovationWorkshops::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationWorkshops>(engine, scripts);
}

bool InnovationWorkshops::active() const {
    return game_.isOpen() && game_.state().app.phase == Phase::workshops && !game_.cardsToDraw();
}

State InnovationWorkshops::onTheWay() const {
    const auto& decision = game_.decision();
    return decision && decision->setup_card ? decision->after : game_.state();
}

std::optional<Player> InnovationWorkshops::due() const {
    const State later = onTheWay();
    const auto next = later.app.phase == Phase::workshops ? player_in_turn(later) : std::nullopt;
    return next && is_human(*next) ? next : std::nullopt;
}

void InnovationWorkshops::refresh() {
    if (active()) {
        scene_.showPosition(onTheWay());
        rows_.show(readRows());
    }
    emit changed();
}

QString InnovationWorkshops::note() const {
    const auto& decision = game_.decision();
    if (!active() || !decision || !decision->setup_card)
        return translate("InnovationWorkshops",
                         "Each player places one, then the Automa two, then each player a second.");
    QStringList letters;
    for (const Step& step : decision->steps)
        if (step.kind == StepKind::first_workshop)
            letters << (step.marked ? translate("InnovationWorkshops", "%1 (with token)")
                                    : QStringLiteral("%1"))
                           .arg(id_of(step.letter).toString());
    return translate("InnovationWorkshops", "Card %1 was drawn. Letters: %2")
        .arg(QString::number(decision->setup_card->index()), letters.join(QStringLiteral(", ")));
}

std::vector<InnovationWorkshopRow> InnovationWorkshops::readRows() const {
    const State& state = game_.state();
    const State later = onTheWay();
    const auto human = due();
    std::vector<InnovationWorkshopRow> rows;
    std::array<std::size_t, max_players> placed{};
    const auto standing = [&](Player player, std::size_t nth) -> std::optional<HexId> {
        for (const Building& building : state.buildings)
            if (building.owner == player && nth-- == 0)
                return building.hex;
        return std::nullopt;
    };
    const auto add = [&](InnovationWorkshopRow row) {
        row.number = static_cast<int>(rows.size()) + 1;
        rows.push_back(std::move(row));
    };
    bool asked = false;
    for (const Player player : seats(state)) {
        if (player == Player::automa) {
            const auto& decision = game_.decision();
            const bool announced = decision && decision->setup_card;
            bool told = false;
            for (const Building& building : later.buildings) {
                if (building.owner != Player::automa)
                    continue;
                told = true;
                const QString hex =
                    QStringLiteral("<b>%1</b>").arg(hexName(game_.facts(), later, building.hex));
                const HexWay way = findHex(game_.facts(), state, building.hex, scene_.turned());
                add({0, sideLook(player, state.automa.native),
                     building.marked
                         ? translate("InnovationWorkshops", "Workshop and power token: %1").arg(hex)
                         : translate("InnovationWorkshops", "Workshop, no token: %1").arg(hex),
                     announced ? way.row + QStringLiteral(" · ") + way.inRow : QString(),
                     building.marked ? QStringLiteral("innovation_token")
                                     : QStringLiteral("innovation_no_token"),
                     !announced, announced});
            }
            if (!told)
                add({0,
                     sideLook(player, state.automa.native),
                     translate("InnovationWorkshops", "The Automa’s two workshops"),
                     {},
                     {},
                     false,
                     false});
            continue;
        }
        const std::size_t nth = placed[index_of(player)]++;
        const auto hex = standing(player, nth);
        InnovationWorkshopRow row;
        row.look = sideLook(player, state.human(player).native);
        row.done = hex.has_value();
        row.current = !row.done && !asked && human == player;
        asked = asked || row.current;
        const bool whole = beganOtherwise(player);
        row.done = row.done || (whole && nth > 0);
        row.current = row.current && !row.done;
        const QString where = hex           ? hexName(game_.facts(), state, *hex)
                              : row.current ? translate("InnovationWorkshops", "tap its hex")
                                            : QStringLiteral("–");
        row.text = (nth == 0 && (whole || (row.current && university_))
                        ? translate("InnovationWorkshops", "University (%1): %2")
                    : nth == 0 ? translate("InnovationWorkshops", "First workshop (%1): %2")
                               : translate("InnovationWorkshops", "Second workshop (%1): %2"))
                       .arg(InnovationNames::player(id_of(player)), QStringLiteral("<b>%1</b>").arg(where));
        add(std::move(row));
    }
    return rows;
}

QStringList InnovationWorkshops::selectable() const {
    if (!due())
        return {};
    const State later = onTheWay();
    return scene_.idsOf(Board(game_.facts(), later).empty_land());
}

MapHighlights InnovationWorkshops::shown() const {
    const auto human = due();
    if (!active() || !human)
        return {};
    const State later = onTheWay();
    const Map& map = game_.map();
    const HexSet native = Board(game_.facts(), later).empty_land().where([&](HexId hex) {
        return map.hex(hex).terrain == later.human(*human).native;
    });
    MapHighlights shown = scene_.choosing(scene_.idsOf(beganOtherwise(*human) ? HexSet() : native), {});
    HexSet placed; // what stands already, and where the Automa's go
    for (const Building& building : later.buildings)
        placed.add(building.hex);
    shown.reasons = scene_.placesOf(placed);
    return shown;
}

bool InnovationWorkshops::beganOtherwise(Player human) const {
    return std::ranges::any_of(game_.state().buildings, [&](const Building& building) {
        return building.owner == human && building.kind == Kind::university;
    });
}

bool InnovationWorkshops::ready() const {
    const auto human = due();
    return active() && human && beganOtherwise(*human);
}

bool InnovationWorkshops::mayBeginOtherwise() const {
    const auto human = due();
    return active() && human && std::ranges::none_of(game_.state().buildings, [&](const Building& building) {
               return building.owner == *human;
           });
}

void InnovationWorkshops::setUniversity(bool university) {
    university_ = university;
    refresh();
}

void InnovationWorkshops::choose(const QString& id) {
    const auto human = due();
    const auto hex = game_.map().find(id.toStdString());
    if (!active() || !human || !hex || ready())
        return;
    const Terrain native = game_.state().human(*human).native;
    if (const auto printed = game_.map().hex(*hex).terrain; printed != native) {
        app_.shell().say(
            translate("InnovationWorkshops", "Not there (%1): only on the native terrain (%2).")
                .arg(InnovationNames::hex(game_.map().hex(*hex)), InnovationNames::terrain(id_of(native))));
        return;
    }
    goOn(HumanBuilds{*human, *hex, university_ ? Kind::university : Kind::workshop, false});
}

void InnovationWorkshops::skip() {
    if (ready())
        goOn(HumanDone{*due()});
}

void InnovationWorkshops::goOn(const Command& human) {
    Move move;
    if (game_.state().turn)
        move.parts.emplace_back(TakeAutomaTurn{});
    move.parts.push_back(human);
    if (const core::Status done = game_.perform(move); !done.ok())
        app_.shell().say(innovationErrorText(done.error()));
}

} // namespace automa::app::innovation_app
