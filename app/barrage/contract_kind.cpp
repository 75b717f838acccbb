#include "app/barrage/contract_kind.h"

#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;
using Kind = ContractKind::Value;

namespace {
constexpr int productions = 10; // their pictures follow those of the contracts
} // namespace

Kind kindOf(Colour colour) {
    switch (colour) {
    case Colour::green:
        return Kind::Green;
    case Colour::yellow:
        return Kind::Yellow;
    case Colour::red:
        break;
    }
    return Kind::Red;
}

Kind kindOf(const Contract& contract) {
    return contract.colour ? kindOf(*contract.colour) : Kind::National;
}

int pictureOfProduction(Colour colour) {
    return productions + pictureOf(kindOf(colour));
}

Kind ContractKinds::kindIn(int picture) const {
    return static_cast<Kind>(picture % productions);
}

QString ContractKinds::labelIn(int picture, int value) const {
    return picture > productions ? signed_number(value) : QString::number(value);
}

int ContractKinds::pips(Kind kind) const {
    switch (kind) {
    case Kind::Green:
        return 1;
    case Kind::Yellow:
        return 2;
    case Kind::Red:
        return 3;
    case Kind::None:
    case Kind::National:
        break;
    }
    return 0;
}

} // namespace automa::app::barrage_app
