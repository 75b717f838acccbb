// Starts the whole app on libraries that no app wrote, thousands of times, each in a process of its own:
// Home, the game that was open, Games and Backups have to come up whatever there is. Run by hand:
//
//   AUTOMA_HOSTILE_EXPORTS=<folder> automa-<game>-app-tests --gtest_filter=*HostileSaves*   (writes the
//   exports) automa-hostile-starts <folder> <starts> [seed]
#include "app/library/library_app.h"
#include "app/library/storage_errors.h"
#include "app/main/start.h"
#include "app/shell/settings_stores.h"
#include "model/storage/library.h"
#include "model/storage/schema.h"
#include "tests/fuzz/changed_export.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>

#include <SQLiteCpp/SQLiteCpp.h>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace automa;
using fuzz::Json;

std::string slurp(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::uint8_t> chance(std::mt19937& random, std::size_t size) {
    std::vector<std::uint8_t> bytes(size);
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(random());
    return bytes;
}

// ---- what is done to a library ----

/// Nothing when it was taken; else the sentence that the app says.
QString import(const fs::path& file, const std::string& text) {
    storage::OpenOptions options;
    options.file = file;
    auto library = storage::Library::open(options);
    const auto taken = library.value().import_text(text);
    return taken.ok() ? QString() : app::storageErrorText(taken.error());
}

constexpr std::array<std::pair<const char*, const char*>, 12> kTexts{{{"actions", "payload"},
                                                                      {"actions", "payload"},
                                                                      {"actions", "label"},
                                                                      {"setups", "setup"},
                                                                      {"games", "summary"},
                                                                      {"games", "players"},
                                                                      {"games", "title"},
                                                                      {"games", "mode"},
                                                                      {"games", "status"},
                                                                      {"games", "cursor"},
                                                                      {"actions", "kind"},
                                                                      {"actions", "position"}}};

/// The value of one cell: its JSON changed, or something else in its place. Sealed as if it had been so.
void change_cell(const fs::path& file, std::mt19937& random) {
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
    db.exec("PRAGMA ignore_check_constraints = ON");
    const auto [table, column] = kTexts[random() % kTexts.size()];
    SQLite::Statement row(db, std::string("SELECT ") + (table == std::string("games") ? "id" : "game_id")
                                  + ", " + (table == std::string("actions") ? "seq, " : "0, ") + column
                                  + " FROM " + table + " ORDER BY random() LIMIT 1");
    if (!row.executeStep())
        return;
    const auto bytes = chance(random, 60);
    fuzz::Dice dice(bytes);
    Json value = Json::parse(row.getColumn(2).getString(), nullptr, false);
    std::string text;
    if (value.is_structured() && dice.roll(4) != 0) {
        fuzz::mutate(value, dice);
        text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    } else {
        text = fuzz::hostile_value(dice).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    const std::string where = table == std::string("games")    ? " WHERE id = ?"
                              : table == std::string("setups") ? " WHERE game_id = ?"
                                                               : " WHERE game_id = ? AND seq = ?";
    SQLite::Statement update(db, std::string("UPDATE ") + table + " SET " + column + " = ?" + where);
    if (dice.roll(8) == 0)
        update.bind(1, static_cast<std::int64_t>(dice.roll(100000)) * 1'000'000'007);
    else
        update.bind(1, text);
    update.bind(2, row.getColumn(0).getInt64());
    if (table == std::string("actions"))
        update.bind(3, row.getColumn(1).getInt64());
    row.reset();
    static_cast<void>(update.tryExecuteStep());
    update.tryReset();
    storage::seal_library(db);
}

void flip_bits(const fs::path& file, std::mt19937& random) {
    std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
    const auto size = fs::file_size(file);
    for (unsigned left = 1 + random() % 4; left > 0; --left) {
        const auto at = static_cast<std::streamoff>(random() % size);
        stream.seekg(at);
        const int byte = stream.get();
        stream.seekp(at);
        stream.put(static_cast<char>(byte ^ (1 << random() % 8)));
    }
}

// ---- the app on it ----

enum Exit : int { up = 0, no_window = 3, no_frame = 4 };

bool draws(QQuickWindow& window) {
    bool drawn = false;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&drawn] { drawn = true; });
    QElapsedTimer clock;
    clock.start();
    constexpr int patience = 60'000;
    while (!drawn && clock.elapsed() < patience) {
        window.update();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    return drawn;
}

/// In the child. The pipe gets what the app said.
int start(const fs::path& file, const std::string& game, const std::string& uuid, int answer) {
    qputenv("AUTOMA_DB", file.c_str());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    std::array<char, 7> name{"automa"};
    std::array<char*, 2> argv{name.data(), nullptr};
    QGuiApplication application(argc, argv.data());
    app::prepareApplication();
    auto settings = std::make_unique<app::MemorySettingsStore>();
    settings->write(QString::fromStdString(game + "/resume"), QString::fromStdString(uuid));
    app::Start start(std::move(settings));
    QStringList said;
    QObject::connect(&start.shell(), &app::Shell::said, &start.shell(),
                     [&said](const QString& text) { said.append(text); });
    if (!start.open())
        return no_window;
    QQuickWindow& window = *start.window();
    if (!draws(window) || !draws(window))
        return no_frame;
    const bool resumed = start.shell().navigator()->depth() > 1;
    for (const char* page : {"games", "backups"}) {
        start.shell().navigator()->open(QString::fromLatin1(page));
        if (!draws(window))
            return no_frame;
    }
    const std::string told =
        (resumed ? "game open" : "at home") + std::string(said.isEmpty() ? "" : ", said");
    return write(answer, told.data(), told.size()) >= 0 ? up : no_frame;
}

struct Outcome {
    int status = 0;
    std::string told;
};
Outcome start_in_child(const fs::path& file, const std::string& game, const std::string& uuid) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return {-1, {}};
    const pid_t child = fork();
    if (child == 0) {
        alarm(120);
        _exit(start(file, game, uuid, ends[1]));
    }
    close(ends[1]);
    Outcome outcome;
    std::array<char, 64> told{};
    if (const ssize_t size = read(ends[0], told.data(), told.size()); size > 0)
        outcome.told.assign(told.data(), static_cast<std::size_t>(size));
    close(ends[0]);
    waitpid(child, &outcome.status, 0);
    return outcome;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "automa-hostile-starts <folder of exports> <starts> [seed]\n");
        return 2;
    }
    std::vector<Json> exports;
    for (const auto& entry : fs::directory_iterator(argv[1]))
        exports.push_back(Json::parse(slurp(entry.path())));
    const int starts = std::atoi(argv[2]);
    std::mt19937 random(argc > 3 ? static_cast<unsigned>(std::atoi(argv[3])) : 1U);
    const fs::path folder = fs::temp_directory_path() / ("automa-starts-" + std::to_string(getpid()));
    std::map<std::string, int> outcomes;
    int bad = 0;
    for (int i = 0; i < starts; ++i) {
        fs::remove_all(folder);
        fs::create_directories(folder);
        const fs::path file = folder / "games.db";
        const Json& honest = exports[random() % exports.size()];
        const std::string game = honest["game"]["game"].get<std::string>();
        const std::string uuid = honest["game"]["uuid"].get<std::string>();
        std::string what;
        if (i % 3 == 0) {
            what = "import";
            const QString refusal = import(file, fuzz::changed(honest, random));
            what += refusal.isNull() ? " taken" : refusal.isEmpty() ? " REFUSED WITHOUT A WORD" : " refused";
            bad += refusal.isNull() || !refusal.isEmpty() ? 0 : 1;
        } else {
            static_cast<void>(import(file, honest.dump()));
            what = i % 3 == 1 ? "rows" : "bits";
            if (i % 3 == 1)
                change_cell(file, random);
            else
                flip_bits(file, random);
        }
        const Outcome outcome = start_in_child(file, game, uuid);
        const bool good = WIFEXITED(outcome.status) && WEXITSTATUS(outcome.status) == up;
        ++outcomes[what + ": " + (good ? outcome.told : "DOWN")];
        if (!good) {
            ++bad;
            const fs::path kept = fs::path("hostile-start-" + std::to_string(i) + ".db");
            fs::copy_file(file, kept, fs::copy_options::overwrite_existing);
            std::fprintf(stderr, "start %d (%s, %s): status %d, kept as %s\n", i, game.c_str(), what.c_str(),
                         outcome.status, kept.c_str());
        }
        if ((i + 1) % 100 == 0)
            std::fprintf(stderr, "%d starts, %d bad\n", i + 1, bad);
    }
    fs::remove_all(folder);
    for (const auto& [what, times] : outcomes)
        std::printf("%-40s %d\n", what.c_str(), times);
    std::printf("%d starts, %d bad\n", starts, bad);
    return bad == 0 ? 0 : 1;
}
