#include "model/core/fact_files.h"

namespace automa::core {

JsonReader FactFiles::operator()(const std::string& name) {
    const std::string path = folder_ + "/" + name + ".json";
    auto known = files_.find(name);
    if (known == files_.end()) {
        const auto text = source_(path);
        if (!text)
            throw Refusal({"missing_file", path, "This fact file is missing."});
        auto parsed = parse_json(*text);
        if (!parsed.ok())
            throw Refusal({parsed.error().id, path, parsed.error().message});
        known = files_.emplace(name, std::move(parsed).value()).first;
    }
    JsonReader file(known->second, path);
    if (file.at("schema").string() != name + "/1")
        file.at("schema").refuse("wrong_schema", "This file must be of the schema " + name + "/1.");
    return file;
}

} // namespace automa::core
