#include "tests/toy/model/facts/catalogue.h"

#include "assets/embedded_facts.h"

namespace automa::toy {

core::Result<Catalogue> Catalogue::load(const core::FactSource& source) {
    return core::read_guarded([&] {
        core::FactFiles files(source, "toy");
        const core::JsonReader stones = files("stones");
        Catalogue catalogue;
        catalogue.heap = stones.at("heap").integer(1, 99);
        catalogue.most = stones.at("most").integer(1, 9);
        return catalogue;
    });
}

core::Result<Catalogue> Catalogue::load_embedded() {
    return load(core::embedded_source(automa::facts::files()));
}

} // namespace automa::toy
