#include "app/scythe/cards/card_face.h"

#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

#include <QQmlEngine>

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

/// In the order of MoveKind, of GainSymbol and of RecruitBonus.
constexpr std::array moveSigns{"worker", "mech", "character", "encounter", "attack", "attack_worker"};
constexpr std::array gainSigns{"worker", "mech", "coins", "power", "combat_card"};
constexpr std::array bonusSigns{"power", "popularity", "coins", "combat_card"};

template <std::size_t Count, class Enum>
QString signOf(const std::array<const char*, Count>& signs, Enum which) {
    return QStringLiteral("scythe_") + QLatin1String(signs[index_of(which)]);
}

/// What only one faction does stands in brackets.
QString only(const std::optional<Faction>& faction, const QString& words) {
    return faction ? QStringLiteral("(%1: %2)").arg(ScytheNames::faction(id_of(*faction)), words) : words;
}

QString keyOf(QAnyStringView id) {
    return QStringLiteral("symbol:") + id.toString();
}

bool isIdle(const std::optional<Faction>& faction, const std::optional<CardReader>& reader) {
    return faction && reader && *faction != reader->faction;
}

std::vector<CardSymbol> movesOf(const SchemeFacts& scheme, const std::optional<CardReader>& reader) {
    std::vector<CardSymbol> row;
    if (scheme.skip)
        row.push_back({QStringLiteral("scythe_skip"),
                       translate("ScytheCardFace", "skip with Autometta"),
                       {},
                       keyOf("skip"),
                       false});
    for (const MoveSymbol& symbol : scheme.moves)
        row.push_back({signOf(moveSigns, symbol.kind),
                       only(symbol.faction, ScytheNames::move(id_of(symbol.kind))),
                       symbol.min_power > 0 ? QStringLiteral("%1+").arg(symbol.min_power) : QString(),
                       keyOf(id_of(symbol.kind)), isIdle(symbol.faction, reader)});
    return row;
}

std::vector<CardSymbol> gainsOf(const SchemeFacts& scheme, const std::optional<CardReader>& reader) {
    std::vector<CardSymbol> row;
    for (const GainGroup& group : scheme.gains)
        row.push_back({signOf(gainSigns, group.gain),
                       only(group.faction, ScytheNames::gain(id_of(group.gain), group.amount)),
                       {},
                       keyOf(id_of(group.gain)),
                       isIdle(group.faction, reader)});
    return row;
}

std::vector<CardSymbol> recruitOf(const SchemeFacts& scheme) {
    if (!scheme.recruit)
        return {};
    return {{signOf(bonusSigns, *scheme.recruit),
             translate("ScytheCardFace", "you: %1").arg(ScytheNames::gain_symbol(id_of(*scheme.recruit))),
             {},
             keyOf("recruit"),
             false}};
}

} // namespace

ScytheCardFace::ScytheCardFace(std::shared_ptr<const Catalogue> facts, QObject* parent)
    : QObject(parent), facts_(std::move(facts)) {}

const Card* ScytheCardFace::card() const {
    return number_ >= 1 && number_ <= static_cast<int>(card_count)
               ? &facts_->card(CardId(static_cast<std::size_t>(number_)))
               : nullptr;
}

void ScytheCardFace::show(int number, int active, const std::optional<CardReader>& reader) {
    number_ = number;
    active_ = active;
    if (const Card* shown = card()) {
        for (std::size_t scheme = 0; scheme < symbols_.size(); ++scheme) {
            symbols_[scheme][Moves].show(movesOf(shown->schemes[scheme], reader));
            symbols_[scheme][Gains].show(gainsOf(shown->schemes[scheme], reader));
            symbols_[scheme][Recruit].show(recruitOf(shown->schemes[scheme]));
        }
        const auto& from = Catalogue::power_ranges;
        std::vector<CombatCell> cells;
        const auto counts = [&](std::size_t i) {
            return reader && reader->power >= from[i]
                   && (i + 1 == from.size() || reader->power < from[i + 1]);
        };
        for (std::size_t i = 0; i < shown->power.size(); ++i)
            cells.push_back(
                {translate("ScytheCardFace", "power %1")
                     .arg(i + 1 == from.size() ? QStringLiteral("%1+").arg(from[i])
                                               : QStringLiteral("%1–%2").arg(from[i]).arg(from[i + 1] - 1)),
                 shown->power[i], counts(i)});
        combat_.show(std::move(cells));
    }
    emit changed();
}

bool ScytheCardFace::skips() const {
    if (!card())
        return false;
    return active_ >= 0 ? card()->schemes[static_cast<std::size_t>(active_)].skip
                        : std::ranges::any_of(card()->schemes, &SchemeFacts::skip);
}

GadgetList* ScytheCardFace::symbols(int scheme, int row) {
    GadgetList* list = &symbols_[static_cast<std::size_t>(scheme)][static_cast<std::size_t>(row)];
    QJSEngine::setObjectOwnership(list, QJSEngine::CppOwnership); // a call gives it, not a property
    return list;
}

} // namespace automa::app::scythe_app
