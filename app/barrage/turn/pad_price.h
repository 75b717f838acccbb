// What a human pays, in words.
#pragma once

#include "model/barrage/turn/construction.h"

#include <QAnyStringView>
#include <QString>

namespace automa::app::barrage_app {

/// "Usual price: 4 excavators. Red border: 3 credits", with what the officer changes.
[[nodiscard]] QString priceOnMap(const barrage::HumanPrice& price);
/// Of a piece that a reward gives: "Free: no machines. Red border: 3 credits" (L-43).
[[nodiscard]] QString priceOfGift(const barrage::HumanPrice& price);
/// "Usual price: 5 excavators, 2 mixers. Place: 3 credits"
[[nodiscard]] QString priceOfBuilding(const barrage::HumanPrice& price);
/// B-4.5: for using the conduit of this company, a human's or an Automa's.
[[nodiscard]] QString tollWords(QAnyStringView company, int drops, bool human);

} // namespace automa::app::barrage_app
