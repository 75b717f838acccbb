// A library that version 0.1.0 wrote, opened by this one: everything that 0.1.0 said of it still holds.
// $AUTOMA_OLD_LIBRARY names the folder of another such library: games.db, settings.ini, said.json.
#include "tests/journeys/journey.h"
#include "tests/journeys/kept_games.h"
#include "tests/journeys/saved_games.h"

#include "app/barrage/barrage_app.h"
#include "model/barrage/json/position_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

using automa::app::PlayedGame;
using automa::app::barrage_app::BarrageApp;
using automa::app::barrage_app::TileSource;
using automa::app::PlayedStatus::Value;
using automa::journeys::Journey;
using automa::journeys::KeptGames;
using automa::journeys::LibraryApp;
using automa::journeys::savedGames;
using nlohmann::json;

namespace {

class OldLibrary : public ::testing::Test {
protected:
    OldLibrary() {
        for (const char* file : {"games.db", "settings.ini"})
            std::filesystem::copy_file(folder_ / file, kept_.path(QString::fromLatin1(file)).toStdString());
        std::ifstream(folder_ / "said.json") >> said_;
    }
    [[nodiscard]] std::unique_ptr<Journey> start() {
        return std::make_unique<Journey>(QSize(412, 915), kept_.settings());
    }
    /// Opens the game where it was left; one in the bin is taken out of it.
    static automa::core::Status open(Journey& journey, const json& game) {
        const auto uuid = game["uuid"].get<std::string>();
        BarrageApp& barrage = app(journey);
        const auto binned = barrage.saves().library()->games(automa::storage::GameStatus::Deleted);
        if (binned.ok()
            && std::ranges::find(binned.value(), uuid, &automa::storage::GameSummary::uuid)
                   != binned.value().end())
            if (const auto out = barrage.saves().library()->undelete(uuid); !out.ok())
                return out;
        return barrage.saves().resume(QString::fromStdString(uuid));
    }
    static BarrageApp& app(Journey& journey) {
        return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
    }

    const bool other_ = qEnvironmentVariableIsSet("AUTOMA_OLD_LIBRARY");
    const std::filesystem::path folder_ =
        qEnvironmentVariable("AUTOMA_OLD_LIBRARY", QStringLiteral(AUTOMA_TEST_DATA "/library_of_0_1_0"))
            .toStdString();
    KeptGames kept_;
    json said_;
};

/// What 0.1.0 wrote of a position and this version writes otherwise; what it says beyond that is new.
json lostOf(const json& before, const json& now) {
    json lost = json::array();
    for (const json& change : json::diff(before, now))
        if (change["op"] != "add")
            lost.push_back(change);
    return lost;
}

const char* statusOf(Value status) {
    switch (status) {
    case Value::Active:
        return "active";
    case Value::Archived:
        return "archived";
    case Value::Finished:
        return "finished";
    case Value::Deleted:
        return "deleted";
    }
    return "";
}

} // namespace

TEST_F(OldLibrary, EveryGameOpensWhereItWasLeft) {
    const auto journey = start();
    BarrageApp& barrage = app(*journey);
    ASSERT_FALSE(barrage.saves().openFault());
    ASSERT_FALSE(said_["games"].empty());
    for (const json& game : said_["games"]) {
        SCOPED_TRACE(game["uuid"].get<std::string>());
        const auto opened = open(*journey, game);
        ASSERT_TRUE(opened.ok()) << opened.error().path << ' ' << opened.error().message;
        const auto& there = barrage.game();
        EXPECT_FALSE(there.readOnly()) << qPrintable(barrage.saves().damageText());
        EXPECT_EQ(there.cursor(), game["cursor"].get<std::size_t>());
        EXPECT_EQ(there.length(), game["length"].get<std::size_t>());
        EXPECT_EQ(there.tileSource() == TileSource::app ? "app" : "box", game["tiles"].get<std::string>());
        const auto now = json::parse(automa::barrage::position_to_json(there.facts(), there.state()).dump());
        EXPECT_EQ(lostOf(game["state"], now), json::array());
    }
}

TEST_F(OldLibrary, EveryGameGoesBackToItsStartAndToWhereItWasLeft) {
    const auto journey = start();
    auto& game = app(*journey).game();
    for (const json& said : said_["games"]) {
        ASSERT_TRUE(open(*journey, said).ok());
        const auto left = game.state();
        const auto cursor = static_cast<int>(game.cursor());
        ASSERT_TRUE(game.undo());
        ASSERT_TRUE(game.jump(0));
        EXPECT_EQ(game.state(), game.startState());
        ASSERT_TRUE(game.jump(cursor));
        EXPECT_EQ(game.state(), left);
    }
}

TEST_F(OldLibrary, TheListTellsTheSameTitlesStandingsAndPlaces) {
    const auto journey = start();
    std::map<std::string, PlayedGame> shown;
    auto& games = *LibraryApp::of(journey->shell()).games();
    games.setActive(true);
    while (games.rows()->count() < games.count())
        games.more();
    ASSERT_TRUE(journey->waitUntil([&] {
        return std::ranges::none_of(games.rows()->rows(), &QString::isEmpty, &PlayedGame::standing);
    })) << "games without a summary are read little by little";
    for (const PlayedGame& row : games.rows()->rows())
        shown[row.uuid.toStdString()] = row;
    EXPECT_EQ(shown.size(), said_["list"].size());
    for (const json& row : said_["list"]) {
        SCOPED_TRACE(row["uuid"].get<std::string>());
        const auto found = shown.find(row["uuid"].get<std::string>());
        ASSERT_NE(found, shown.end());
        EXPECT_EQ(found->second.title.toStdString(), row["title"].get<std::string>());
        EXPECT_TRUE(
            found->second.standing.contains(QString::fromStdString(row["standing"].get<std::string>())))
            << qPrintable(found->second.standing); // the level and "tiles only" are said as well now
        EXPECT_EQ(statusOf(found->second.status), row["status"].get<std::string>());
        EXPECT_TRUE(found->second.known);
        EXPECT_EQ(found->second.fault.toStdString(), "");
    }
}

TEST_F(OldLibrary, EveryResultIsCountedAsItWas) {
    const auto journey = start();
    const auto results = app(*journey).saves().library()->results();
    ASSERT_TRUE(results.ok());
    ASSERT_EQ(results.value().size(), said_["results"].size());
    ASSERT_TRUE(other_ || !said_["results"].empty());
    for (std::size_t i = 0; i < results.value().size(); ++i) {
        const auto& now = results.value()[i];
        const json& before = said_["results"][i];
        EXPECT_EQ(now.uuid, before["uuid"].get<std::string>());
        EXPECT_EQ(now.mode, before["mode"].get<std::string>());
        EXPECT_EQ(now.result.finished_ms, before["finished_ms"].get<std::int64_t>());
        EXPECT_EQ(now.result.duration_ms, before["duration_ms"].get<std::int64_t>());
        ASSERT_EQ(now.result.sides.size(), before["sides"].size());
        for (std::size_t side = 0; side < now.result.sides.size(); ++side) {
            const auto& one = now.result.sides[side];
            const json& was = before["sides"][side];
            const json own = json::parse(one.own);
            EXPECT_EQ(one.side, was["company"].get<std::string>());
            EXPECT_EQ(one.kind, was["kind"].get<std::string>());
            EXPECT_EQ(one.points, was["vp"].get<int>());
            EXPECT_EQ(one.rank, was["rank"].get<int>());
            EXPECT_EQ(one.points_by_stage, was["by_round"].get<std::vector<int>>());
            for (const char* column : {"level", "officer"})
                EXPECT_EQ(own.value(column, ""), was[column].get<std::string>()) << column;
        }
    }
}

TEST_F(OldLibrary, EverySettingIsAsItWasChosen) {
    const auto journey = start();
    const auto& settings = *journey->shell().settings();
    const json& before = said_["shown"];
    EXPECT_EQ(settings.language().toStdString(), before["language"].get<std::string>());
    EXPECT_EQ(settings.theme().toStdString(), before["theme"].get<std::string>());
    EXPECT_EQ(settings.textSize(), before["textSize"].get<int>());
    EXPECT_EQ(settings.animations().toStdString(), before["animations"].get<std::string>());
    EXPECT_EQ(settings.keepAwake(), before["keepAwake"].get<bool>());
    const auto kept = app(*journey).saves().library()->settings();
    ASSERT_TRUE(kept.ok());
    for (const auto& [key, value] : said_["settings"].items())
        EXPECT_EQ(kept.value().at(key), value.get<std::string>()) << key;
}

TEST_F(OldLibrary, TheAppGoesOnWithTheGameThatWasInSight) {
    const auto journey = start();
    EXPECT_EQ(app(*journey).saves().openGame().toStdString(), said_["open"].get<std::string>());
}

TEST_F(OldLibrary, WhatItExportedComesInWithTheSameGames) {
    KeptGames empty;
    Journey journey(QSize(412, 915), empty.settings());
    std::ifstream file(folder_ / "export.json");
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    const auto taken = LibraryApp::of(journey.shell()).host().import(text);
    ASSERT_TRUE(taken.ok()) << taken.error().path << ' ' << taken.error().message;
    EXPECT_EQ(taken.value().size(), json::parse(text)["library"]["games"].size());
    const auto results = app(journey).saves().library()->results();
    ASSERT_TRUE(results.ok());
    EXPECT_EQ(results.value().size(), said_["results"].size());
    for (const json& game : said_["games"]) {
        SCOPED_TRACE(game["uuid"].get<std::string>());
        const auto looked =
            app(journey).saves().look(QString::fromStdString(game["uuid"].get<std::string>()));
        if (!looked.ok() && looked.error().id == "storage.unknown_game")
            continue; // it was in the bin, which is not exported
        ASSERT_TRUE(looked.ok()) << looked.error().path << ' ' << looked.error().message;
        const auto now = json::parse(
            automa::barrage::position_to_json(app(journey).game().facts(), looked.value()).dump());
        EXPECT_EQ(lostOf(game["state"], now), json::array());
    }
}
