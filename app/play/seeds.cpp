#include "app/play/seeds.h"

#include <QRandomGenerator>

namespace automa::app {

Seeds::Seeds() {
    bool number = false;
    const std::uint64_t wished = qEnvironmentVariable("AUTOMA_SEED").toULongLong(&number);
    if (number)
        fixed_ = wished;
}

std::uint64_t Seeds::next() {
    return fixed_ ? (*fixed_)++ : QRandomGenerator::global()->generate64();
}

} // namespace automa::app
