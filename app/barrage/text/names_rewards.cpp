// Rewards in words.
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

namespace {

constexpr Word counted_rewards[] = {
    {"vp", QT_TRANSLATE_N_NOOP("BarrageNames", "%n VP")},
    {"credits", QT_TRANSLATE_N_NOOP("BarrageNames", "%n credit(s)")},
    {"excavator", QT_TRANSLATE_N_NOOP("BarrageNames", "%n excavator(s)")},
    {"mixer", QT_TRANSLATE_N_NOOP("BarrageNames", "%n mixer(s)")},
    {"any_machinery", QT_TRANSLATE_N_NOOP("BarrageNames", "%n machine(s) of your choice")},
    {"rotate_wheel", QT_TRANSLATE_N_NOOP("BarrageNames", "turn the wheel %n segment(s)")},
    {"energy_track_steps", QT_TRANSLATE_N_NOOP("BarrageNames", "%n space(s) on the energy track")},
    {"energy_produced", QT_TRANSLATE_N_NOOP("BarrageNames", "%n energy, also for a contract")},
    {"take_advanced_tech_tile", QT_TRANSLATE_N_NOOP("BarrageNames", "%n advanced technology tile(s), free")},
};

constexpr int highest_power = 5;

QString free_base(const RewardFacts& reward) {
    switch (reward.regions.size()) {
    case 1:
        return translate("BarrageNames", "a free base in the plains");
    case 2:
        return translate("BarrageNames", "a free base in the plains or hills");
    default:
        return translate("BarrageNames", "a free base anywhere");
    }
}

QString free_structure(const RewardFacts& reward) {
    if (reward.structure == "base") {
        return free_base(reward);
    }
    if (reward.structure == "conduit") {
        return reward.max_power == 0 || reward.max_power >= highest_power
                   ? translate("BarrageNames", "a free conduit of any power")
                   : translate("BarrageNames", "a free conduit of power %1 or less").arg(reward.max_power);
    }
    return reward.structure == "elevation"
               ? translate("BarrageNames", "%n free elevation(s)", nullptr, reward.amount)
               : translate("BarrageNames", "%n free powerhouse(s)", nullptr, reward.amount);
}

} // namespace

QString BarrageNames::reward(const RewardFacts& reward) {
    if (reward.type == "place_drops") {
        return reward.flow_immediately
                   ? translate("BarrageNames", "%n drop(s) that flow immediately", nullptr, reward.amount)
                   : translate("BarrageNames", "%n drop(s) on headstreams", nullptr, reward.amount);
    }
    if (reward.type == "free_structure") {
        return free_structure(reward);
    }
    if (reward.type == "fulfil_contract") {
        return reward.max_requirement ? translate("BarrageNames", "fulfils a private contract of %1 or less")
                                            .arg(*reward.max_requirement)
                                      : translate("BarrageNames", "fulfils any private contract");
    }
    const Word* word = find_word(counted_rewards, QUtf8StringView(reward.type));
    return word == nullptr ? QString::fromUtf8(reward.type.data(), static_cast<qsizetype>(reward.type.size()))
                           : translate("BarrageNames", word->source, nullptr, reward.amount);
}

QString BarrageNames::rewards(std::span<const RewardFacts> rewards) {
    QStringList texts;
    for (const RewardFacts& one : rewards) {
        texts << reward(one);
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace automa::app::barrage_app
