// An app with many saved games.
#pragma once

#include "app/library/library_app.h"
#include "app/main/start.h"
#include "app/shell/settings_stores.h"
#include "model/storage/transfer.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <stdexcept>
#include <string>

namespace automa::bench {

inline std::string uuidOf(int n) {
    std::string digits = std::to_string(n);
    digits.insert(0, 12 - digits.size(), '0');
    return "01234567-89ab-4cde-8f01-" + digits;
}

/// An app whose library holds so many games, of the first game that it can play.
class Shelf {
public:
    explicit Shelf(int games) {
        qputenv("AUTOMA_DB", QFile::encodeName(folder_.filePath(QStringLiteral("games.db"))));
        start_ = std::make_unique<app::Start>(std::make_unique<app::MemorySettingsStore>());
        storage::Transfer all;
        const std::string game = start_->shell().games()->ids().constFirst().toStdString();
        for (int n = 0; n < games; ++n) {
            storage::SavedGame saved;
            saved.record.uuid = uuidOf(n);
            saved.record.details.game = game;
            saved.record.details.title = "usa, germany, italy";
            saved.record.details.marks.kind = storage::TitleKind::Made;
            saved.record.details.players = R"([{"company":"usa"},{"company":"germany"},{"company":"italy"}])";
            saved.record.details.summary =
                R"({"round":3,"rounds":5,"points":true,"over":false,"next":"usa","sides":[)"
                R"({"company":"usa","vp":28,"human":false},{"company":"germany","vp":31,"human":true}]})";
            all.games.push_back(std::move(saved));
        }
        const auto text = storage::write_library(all);
        if (!text.ok() || !library().host().library()->import_text(text.value()).ok())
            throw std::runtime_error("the games of the measurement cannot be saved");
    }
    [[nodiscard]] app::LibraryApp& library() { return app::LibraryApp::of(start_->shell()); }
    [[nodiscard]] app::Shell& shell() { return start_->shell(); }
    [[nodiscard]] app::Start& start() { return *start_; }

private:
    QTemporaryDir folder_;
    std::unique_ptr<app::Start> start_;
};

} // namespace automa::bench
