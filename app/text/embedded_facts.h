// The facts of a game as they are compiled into the program.
#pragma once

#include <QtGlobal>

#include <memory>
#include <utility>

namespace automa::app {

/// They are tested with every build, so they can only fail together with the program.
template <class Catalogue>
[[nodiscard]] std::shared_ptr<const Catalogue> embeddedFacts() {
    auto facts = Catalogue::load_embedded();
    if (!facts.ok())
        qFatal("%s: %s", facts.error().path.c_str(), facts.error().message.c_str());
    return std::make_shared<const Catalogue>(std::move(facts).value());
}

} // namespace automa::app
