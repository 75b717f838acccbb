#include "app/barrage/contract_kind.h"

namespace automa::app::barrage_app {

using namespace barrage;
using Kind = ContractKind::Value;

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
