// The house with the toy as its only game, without a window.
#pragma once

#include "app/library/library_app.h"
#include "app/main/start.h"
#include "app/shell/settings_stores.h"
#include "tests/toy/app/toy_app.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <memory>

namespace automa::app::toy_app {

/// A shell with the toy and a library in a file, closed and opened again at will.
class ToyHouse : public ::testing::Test {
protected:
    ToyHouse() { open(); }
    ~ToyHouse() override {
        shell_.reset();
        qputenv("AUTOMA_DB", ":memory:");
    }

    void open() {
        qputenv("AUTOMA_DB", folder_.filePath(QStringLiteral("games.db")).toUtf8());
        shell_.reset();
        auto store = std::make_unique<MemorySettingsStore>();
        store->write(QStringLiteral("language"), QStringLiteral("en"));
        shell_ = std::make_unique<Shell>(std::move(store));
        plugAll(*shell_);
    }
    [[nodiscard]] ToyApp& toy() {
        return *static_cast<ToyApp*>(shell_->games()->viewModel(QStringLiteral("toy")));
    }
    [[nodiscard]] LibraryApp& library() { return LibraryApp::of(*shell_); }
    /// The human takes one each time, until the heap is empty.
    void playOut() {
        while (!toy().game().state().over())
            ASSERT_TRUE(toy().automa() ? toy().done() : toy().take(1));
    }

    QTemporaryDir folder_;
    std::unique_ptr<Shell> shell_;
};

} // namespace automa::app::toy_app
