"""Plants one violation of each kind into a small house and sees it found; a sound house is left in peace."""
import tempfile
import unittest
from pathlib import Path

import houses

SOUND = {
    "CMakeLists.txt": "automa_game(chess)\nautoma_game(go)\n",
    "model/core/result.h": "#include <string>\n",
    "model/chess/board.h": '#include "model/core/result.h"\nnamespace automa::chess {}\n',
    "model/go/stones.h": '#include "model/core/result.h"\n',
    "app/shell/shell.h": "#include <QObject>\n",
    "app/play/session.h": '#include "app/shell/shell.h"\n',
    "app/main/main.cpp": '#include "app/play/session.h"\n',
    "app/chess/plug.h": '#include "app/play/session.h"\n#include "model/chess/board.h"\n',
    "qml/kit/Card.qml": "import QtQuick\nimport Automa.App\n",
    "qml/play/TurnCard.qml": "import Automa.Kit\nimport Automa.PlayApp\n",
    "qml/chess/ChessPage.qml": "import Automa.Kit\nimport Automa.Play\nimport Automa.ChessApp\n",
    "assets/icons/ui/done.svg": '<svg viewBox="0 0 24 24"><title>done</title><path d="M3 12l6 6L21 6"/></svg>\n',
    "android/AndroidManifest.xml": "<manifest><application/></manifest>\n",
}


class Houses(unittest.TestCase):
    def found(self, planted):
        with tempfile.TemporaryDirectory() as folder:
            for name, content in {**SOUND, **planted}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(content, encoding="utf-8")
            return houses.violations(Path(folder))

    def assert_found(self, said, planted):
        found = self.found(planted)
        self.assertTrue(any(said in line for line in found), f"“{said}” not in {found}")

    def test_a_sound_house_is_left_in_peace(self):
        self.assertEqual(self.found({}), [])

    def test_there_must_be_games(self):
        self.assert_found("there is no automa_game", {"CMakeLists.txt": "project(X)\n"})

    def test_a_games_name_in_a_neutral_place(self):
        for name in ("model/core/x.h", "model/storage/x.cpp", "model/CMakeLists.txt", "app/shell/x.h", "app/play/x.cpp",
                     "app/map/x.h", "app/text/x.h", "app/library/x.h", "app/lookup/x.h", "app/cli/x.cpp.in",
                     "app/main/x.cpp", "app/game.cmake", "app/web/page.js", "app/web/index.html", "app/new/x.cpp",
                     "qml/kit/X.qml", "qml/shell/X.qml", "qml/play/X.qml", "qml/library/X.qml", "qml/lookup/X.qml",
                     "qml/new/X.qml", "assets/desktop/x.desktop", "assets/icons/ui/x.svg", "translations/uk/shell.po",
                     "translations/uk/language.json", "translations/controls.json",
                     "translations/merge", "tests/core/x.cpp", "tests/toy/x.h", "tests/new/x.py", "android/x.xml",
                     "ios/Info.plist", "dev", ".ci/run", "CMakePresets.json", "CONTRIBUTING.md"):
            self.assert_found(f"{name}:1: “Chess” in a neutral place", {name: "// as in Chess\n"})
        self.assert_found("shell.h:1: “chess”", {"app/shell/shell.h": "using automa::chess::Board;\n"})
        self.assert_found("CMakeLists.txt:3: “chess”",
                          {"CMakeLists.txt": SOUND["CMakeLists.txt"] + "if(TARGET automa_chess)\n"})

    def test_where_games_may_be_named(self):
        self.assertEqual([], self.found({"README.md": "It plays Chess and Go.\n", "tests/journeys/x_journey.cpp": "// chess\n",
                                         "CHANGELOG.md": "Chess is new.\n", "assets/desktop/io.x.Y.metainfo.xml.in": "<p>Chess</p>\n",
                                         "build/chess.txt": "chess\n", "assets/icons/chess/rook.svg": "<svg/>\n"}))

    def test_a_games_texts_lie_beside_those_of_others(self):
        self.assertEqual([], self.found({"translations/uk/chess.po": 'msgctxt "ChessPage|"\n', "translations/uk/chess.json": '{"piece:rook": "chess"}\n'}))

    def test_where_they_may_not_though_it_is_near(self):
        for name in ("tests/journeys/journey.h", "tests/web/chromium.py", "app/play/build/x.h", "app/build-tools/x.h"):
            self.assert_found(f"{name}:1: “chess” in a neutral place", {name: "// chess\n"})

    def test_a_games_file_in_a_neutral_place(self):
        for name in ("app/shell/chess_seal.h", "app/shell/chess.svg", "assets/icons/ui/chess_rook.svg"):
            self.assert_found(f"{name}: a file of one game", {name: "\n"})
        for name in ("model/go/chess_board.h", "assets/icons/go/chess_rook.svg"):
            self.assert_found(f"{name}: a file of one game in go’s", {name: "\n"})

    def test_a_word_that_only_one_game_has(self):
        own = {"tests/chess/lint/own.json": '["rook", "en_passant"]\n', "app/chess/x.h": "// a rook\n"}
        self.assertEqual([], self.found({**own, "app/play/x.h": "// brook, crooked, Brooks\n", "tests/core/x.cpp": "// rook\n"}))
        for name in ("model/core/x.h", "app/play/x.cpp", "qml/kit/X.qml", "assets/icons/ui/x.svg", "translations/uk/play.po"):
            self.assert_found(f"{name}:1: “rook” is a word of chess", {**own, name: "a rook\n"})
        for line in ("rooks", "rookCount", "moveRook", "kRook", "ROOK_COUNT", "en_passant"):
            self.assert_found("is a word of chess in a neutral place", {**own, "app/play/x.h": line + "\n"})

    def test_a_drawing_of_a_game(self):
        drawn = {"assets/icons/chess/crown.svg": "<svg/>\n", "qml/chess/ChessSeal.qml": 'Symbol { name: "crown" }\n'}
        self.assertEqual([], self.found(drawn))
        for name, line in (("qml/kit/X.qml", 'Symbol { name: "crown" }'), ("app/play/x.cpp", '.symbol = QStringLiteral("crown")'),
                           ("qml/go/GoX.qml", 'symbol: "crown"')):
            self.assert_found(f"{name}:1: “crown” is a drawing of chess", {**drawn, name: line + "\n"})

    def test_a_short_name_is_no_part_of_another_word(self):
        self.assertEqual([], self.found({"app/shell/category.h": "// Google, algorithms, goes, category\n"}))
        for line in ("automa_go", "GoNames", "x.go()", "GO_STONES"):
            self.assert_found("in a neutral place", {"app/shell/shell.h": line + "\n"})

    def test_one_game_includes_another(self):
        self.assert_found("app/chess/plug.h:1: chess reaches into go", {"app/chess/plug.h": '#include "model/go/stones.h"\n'})
        self.assert_found("tests/go/x.cpp:1: go reaches into chess", {"tests/go/x.cpp": '#include "tests/chess/y.h"\n'})

    def test_one_game_reaches_another_in_any_other_way(self):
        for name, line in (("app/go/x.cpp", 'files.read("chess/pieces.json");'), ("app/go/x.cpp", "namespace c = chess;"),
                           ("app/go/x.cpp", 'Shell.open("chess/new");'), ("app/go/CMakeLists.txt", "link(x automa_chess_text)"),
                           ("qml/go/GoPage.qml", "color: ChessTheme.board"), ("qml/go/GoPage.qml", 'name: "chess_rook"'),
                           ("assets/data/go/x.json", '{"like": "chess"}'),
                           ("translations/uk/go.json", '{"side:x": "Chess"}'), ("translations/uk/go.po", "Chess")):
            self.assert_found(f"{name}:1: go reaches into chess", {name: line + "\n"})

    def test_one_game_names_anothers_namespace(self):
        self.assert_found("go reaches into chess", {"model/go/stones.h": "using namespace automa::chess;\n"})
        self.assert_found("go reaches into chess", {"model/go/stones.h": "namespace automa { chess::Board board; }\n"})

    def test_one_game_imports_another(self):
        self.assert_found("chess reaches into go", {"qml/chess/ChessPage.qml": "import Automa.GoApp\n"})

    def test_one_game_links_another(self):
        self.assert_found("go reaches into chess", {"app/go/CMakeLists.txt": "target_link_libraries(x automa_app_chess)\n"})

    def test_the_kit_imports_what_stands_on_it(self):
        self.assert_found("qml/kit may not import Automa.Play", {"qml/kit/Card.qml": "import Automa.Play\n"})

    def test_an_import_in_another_spelling(self):
        for line in ("import QtQuick; import Automa.Play", ".import Automa.Play 1.0 as P", 'create("import Automa.Play")'):
            self.assert_found("qml/kit may not import Automa.Play", {"qml/kit/Card.qml": line + "\n"})
        self.assert_found("reached by an address",
                          {"qml/kit/Card.qml": 'Loader { source: "qrc:/qt/qml/Automa/Play/TurnCard.qml" }\n'})
        self.assert_found("QML_BELOW does not say", {"qml/new/New.qml": "import QtQuick\n"})
        self.assert_found("in the folder of its module", {"qml/Stray.qml": "import Automa.Play\n"})
        self.assert_found("qml/kit may not import Automa.Play", {"qml/kit/Card.qml": "import Automa .Play\n"})
        self.assert_found("there is no module Automa.Toy", {"qml/chess/ChessPage.qml": "import Automa.Toy\n"})

    def test_a_screen_is_reached_by_an_address(self):
        for line in ('source: "qrc:///qt/qml/Automa/Play/X.qml"', 'source: ":/qt/qml/Automa/Play/X.qml"', 'source: "../Play/X.qml"',
                     'Qt.resolvedUrl("../Play/X.qml")', 'Qt.createComponent("Automa.Play", "X")', 'loadFromModule("Automa.Play", "X")'):
            self.assert_found("reached by an address", {"qml/kit/Card.qml": line + "\n"})
        for line in ('QUrl("qrc:/qt/qml/Automa/Play/X.qml");', 'engine.loadFromModule("Automa.Play", "X");'):
            self.assert_found("app/shell opens no screen of qml/play", {"app/shell/x.cpp": line + "\n"})
        self.assertEqual([], self.found({"app/shell/x.cpp": 'QUrl("qrc:/qt/qml/Automa/Shell/X.qml");\n'}))

    def test_a_neutral_screen_imports_a_game(self):
        self.assert_found("qml/play may not import Automa.Chess", {"qml/play/TurnCard.qml": "import Automa.Chess\n"})
        self.assert_found("qml/play may not import Automa.ChessApp", {"qml/play/TurnCard.qml": "import Automa.ChessApp\n"})

    def test_a_screen_imports_view_models_from_above(self):
        self.assert_found("qml/kit may not import Automa.PlayApp", {"qml/kit/Card.qml": "import Automa.PlayApp\n"})
        self.assert_found("qml/library may not import Automa.PlayApp", {"qml/library/Rows.qml": "import Automa.PlayApp\n"})

    def test_a_screen_imports_a_folder(self):
        for folder in ("../go", "../kit", "./../kit", "qrc:/qt/qml/Automa/Kit", "x.js"):
            self.assert_found("by its name, not by its folder", {"qml/chess/ChessPage.qml": f'import "{folder}"\n'})

    def test_parts_of_the_app_stand_on_each_other(self):
        for part, other in (("shell", "play"), ("cli", "shell"), ("map", "library"), ("lookup", "play"), ("text", "shell")):
            self.assert_found(f"app/{part}/x.h:1: app/{part} may not include app/{other}",
                              {f"app/{part}/x.h": f'#include "app/{other}/y.h"\n'})
        self.assert_found("app/new: APP_BELOW does not say", {"app/new/x.h": "\n"})
        self.assert_found("may not include its view", {"app/lookup/fold.cpp": '#include "app/lookup/view/x.h"\n'})
        self.assert_found("may not include the storage", {"app/shell/shell.h": '#include "model/storage/library.h"\n'})
        self.assert_found("nothing includes app/main", {"app/shell/shell.h": '#include "app/main/start.h"\n'})

    def test_inside_a_games_app(self):
        for path, header, said in (("text/names.cpp", "turn/table.h", "text of chess may not include its screens"),
                                   ("lookup/book.cpp", "lookup/view/x.h", "lookup of chess may not include its screens"),
                                   ("turn/table.cpp", "cli/commands.h", "screens of chess may not include its cli"),
                                   ("cli/commands.cpp", "plug.h", "cli of chess may not include its screens")):
            self.assert_found(said, {f"app/chess/{path}": f'#include "app/chess/{header}"\n'})
        self.assertEqual([], self.found({"app/chess/lookup/view/x.cpp": '#include "app/chess/lookup/book.h"\n'
                                                                        '#include "app/chess/turn/table.h"\n'}))

    def test_headers_in_another_spelling(self):
        for line in ('"../storage/types.h"', "<model/storage/types.h>", '"../../app/text/qt_text.h"', "<app/shell/shell.h>",
                     '"types.h"', '"storage/types.h"', '"./model/storage/types.h"', '/* */ "model/storage/types.h"', "HEADER", "\\"):
            for include in ("#include", "# include", "#import"):
                self.assert_found("named from the root", {"model/core/result.h": f"{include} {line}\n"})

    def test_sources_with_another_ending(self):
        for ending in ("hpp", "cc", "cxx", "c", "inc", "ipp"):
            self.assert_found("app/shell may not include app/play", {f"app/shell/x.{ending}": '#include "app/play/session.h"\n'})

    def test_the_model_includes_the_app(self):
        self.assert_found("the model may not include", {"model/core/result.h": '#include "app/shell/shell.h"\n'})

    def test_parts_of_the_model_stand_on_the_core_only(self):
        self.assert_found("may not include model/storage", {"model/core/result.h": '#include "model/storage/library.h"\n'})
        self.assert_found("may not include model/storage", {"model/chess/board.h": '#include "model/storage/library.h"\n'})
        self.assert_found("may not include model/storage", {"model/new/x.h": '#include "model/storage/library.h"\n'})
        self.assert_found("the model may not include assets", {"model/core/result.h": '#include "assets/embedded_facts.h"\n'})
        self.assertEqual(self.found({"model/storage/library.h": '#include "model/core/result.h"\n'}), [])

    def test_libraries_are_linked_as_their_sources_stand(self):
        for part, other in (("shell", "app_play"), ("text", "app_shell"), ("map", "app_library"), ("shell", "storage"),
                            ("lookup", "app_play"), ("cli", "app_shell"), ("play", "start"), ("library", "app_playplugin")):
            for words in (f"automa_{part} PUBLIC automa_{other}", f"automa_{part}\n  PUBLIC Qt6::Core\n  automa_{other}"):
                self.assert_found(f"app/{part} may not link automa_{other}",
                                  {f"app/{part}/CMakeLists.txt": f"target_link_libraries({words})\n"})
        for library, other in (("core", "storage"), ("storage", "app_shell"), ("storage", "facts"), ("${game}", "storage")):
            self.assert_found(f"automa_{library} may not link automa_{other}",
                              {"model/CMakeLists.txt": f"target_link_libraries(automa_{library} PUBLIC\n  automa_{other})\n"})
        self.assert_found("automa_core may not link", {"model/CMakeLists.txt": "automa_model_library(automa_core core automa_storage)\n"})
        self.assertEqual([], self.found({
            "app/play/CMakeLists.txt": "target_link_libraries(automa_app_play PUBLIC automa_core automa_storage automa_app_map\n"
                                       "    # with what automa_start has\n    PRIVATE automa_options)\n"}))

    def test_a_neutral_library_links_the_games(self):
        for lines in ("target_link_libraries(automa_app_shell PUBLIC automa_${game})", "list(GET AUTOMA_GAMES 0 first)",
                      "foreach(game IN LISTS AUTOMA_GAMES)"):
            self.assert_found("app/shell links no game", {"app/shell/CMakeLists.txt": lines + "\n"})
        for folder in ("toy", "app", "core", "storage"):
            self.assert_found("holds the real games", {f"tests/{folder}/CMakeLists.txt": "foreach(game IN LISTS AUTOMA_GAMES)\n"})

    def test_a_demo_goes_into_the_app(self):
        for name, line in (("app/main/CMakeLists.txt", "target_link_libraries(automa_start automa_demos)"),
                           ("app/main/CMakeLists.txt", "target_link_libraries(automa-companion PRIVATE ${demo_libraries})"),
                           ("app/play/CMakeLists.txt", "target_link_libraries(automa_app_play PUBLIC automa_lookup_demo)"),
                           ("app/play/CMakeLists.txt", "automa_plug_libraries(automa_lookup_demo)"),
                           ("app/game.cmake", "target_link_libraries(automa_app_${game} PUBLIC automa_${game}_demo)"),
                           ("app/game.cmake", "automa_game_part(${game} text LINK automa_lookup_demo)"),
                           ("app/game.cmake", "foreach(library automa_${game}_text automa_${game}_demo)")):
            self.assert_found("no demo goes into the app", {name: line + "\n"})
        self.assert_found("production code may not include", {"app/main/main.cpp": '#include "app/main/demos.h"\n'})
        self.assertEqual([], self.found({"app/main/CMakeLists.txt": "target_link_libraries(automa-shots PRIVATE automa_demos)\n",
                                         "app/main/shots_main.cpp": '#include "app/main/demos.h"\n'}))

    def test_the_app_stands_on_its_demo_or_tests(self):
        self.assert_found("production code may not include", {"app/chess/plug.h": '#include "app/chess/demo/demo.h"\n'})
        self.assert_found("production code may not include", {"app/play/session.h": '#include "tests/toy/toy.h"\n'})
        self.assertEqual(self.found({"app/chess/demo/shots.h": '#include "app/chess/demo/demo.h"\n'}), [])
        for folder in ("toy", "app", "core", "storage"):
            self.assert_found("automa_start holds the real games",
                              {f"tests/{folder}/CMakeLists.txt": "target_link_libraries(x PRIVATE automa_start)\n"})

    def test_shots_outside_a_demo(self):
        for line in ("shell.shots().add(QString(), show);", "shots_.add(QString(), show);", "addLookupShots(shell, game, all);"):
            self.assert_found("only demos add shots", {"app/chess/plug.cpp": line + "\n"})
            self.assertEqual(self.found({"app/chess/demo/shots.cpp": line + "\n"}), [])

    def test_qt_in_the_model(self):
        for line in ("#include <QString>", "# include <QtCore>", "class QString;", "Q_GADGET", "Qt::Key key;",
                     "#include <qstring.h>", "QString name;", "struct QPoint;"):
            self.assert_found("Qt in the model", {"model/core/result.h": line + "\n"})
        self.assert_found("Qt in the model", {"model/CMakeLists.txt": "target_link_libraries(x Qt6::Core)\n"})
        for line in ("find_package(Qt6 COMPONENTS Core)", "find_package( Qt6 )", "target_link_libraries(x Qt6Core)", "set(CMAKE_AUTOMOC ON)"):
            self.assert_found("Qt in the model", {"model/CMakeLists.txt": line + "\n"})
        self.assertEqual([], self.found({"model/core/result.h": '// "7K2M9-QX40D"\n'}))

    def test_two_modules_share_a_qml_name(self):
        self.assert_found("qml/play/Card.qml: the name is also qml/kit/Card.qml's", {"qml/play/Card.qml": "\n"})

    def test_a_games_qml_begins_with_its_name(self):
        self.assert_found("qml/chess/Page.qml: the name does not begin with Chess", {"qml/chess/Page.qml": "\n"})

    def test_deciding_knows_positions_and_facts_only(self):
        for part in ("table", "json"):
            self.assert_found(f"model/chess/turn/decide.cpp:1: model/chess/turn may not include model/chess/{part}",
                              {"model/chess/turn/decide.cpp": f'#include "model/chess/{part}/x.h"\n'})
        self.assert_found("model/chess/state may not include model/chess/turn",
                          {"model/chess/state/state.h": '#include "model/chess/turn/decide.h"\n'})
        self.assertEqual(self.found({"model/chess/turn/decide.cpp": '#include "model/chess/state/state.h"\n'
                                                                    '#include "model/chess/facts/catalogue.h"\n'}), [])

    def test_words_in_a_drawing(self):
        for words in ('<text x="2">VP</text>', "<svg:text>5</svg:text>", "<g><tspan>end</tspan></g>"):
            self.assert_found("assets/icons/chess/rook.svg:2: words in a drawing",
                              {"assets/icons/chess/rook.svg": f"<svg>\n{words}</svg>\n"})

    def test_the_network(self):
        for line in ("#include <QNetworkAccessManager>", "QTcpSocket socket;", "new XMLHttpRequest()", "QHostInfo info;",
                     "#include <sys/socket.h>", "#include <curl/curl.h>", "QWebSocket socket;", "new WebSocket(x)",
                     "navigator.sendBeacon(x)", "Qt.openUrlExternally(x)", "QDesktopServices::openUrl(x);",
                     "find_package(Qt6 COMPONENTS Core Network)", "qt_add_android_permission(x)", "#include <QtNetwork>",
                     "QAbstractSocket* x;", "QDnsLookup x;", "QWebEngineView x;", "QQmlNetworkAccessManagerFactory x;",
                     "socket(AF_INET, SOCK_STREAM, 0);", "getaddrinfo(x);", "#include <boost/asio.hpp>", "#include <winsock2.h>",
                     "#include <emscripten/fetch.h>", "emscripten_fetch(x);", "new WebTransport(x)", "new RTCPeerConnection()",
                     "QProcess curl;", 'popen("curl", "r");', "std::system(x);"):
            self.assert_found("network code", {"app/shell/shell.h": line + "\n"})
        for line in ("FetchContent_Declare(x)", "file(DOWNLOAD x y)", "find_package(CURL)", "target_link_libraries(x Qt6::Network)"):
            self.assert_found("CMakeLists.txt:3: network code", {"CMakeLists.txt": SOUND["CMakeLists.txt"] + line + "\n"})
        for name, line in (("qml/kit/Card.qml", 'source: "https://example.org/x.png"'),
                           ("qml/kit/Card.qml", 'source: "https://" + host'), ("app/shell/x.cpp", '"HTTPS://example.org"'),
                           ("app/shell/x.cpp", '"ftp://example.org"'), ("app/shell/x.cpp", '"http://localhost.example.org"'),
                           ("app/shell/x.cpp", '"http://127.0.0.1.example.org"'),
                           ("assets/icons/ui/x.svg", '<image href="https://example.org/x.png"/>'),
                           ("assets/desktop/x.desktop", "Exec=x https://example.org"),
                           ("translations/uk/shell.po", 'msgid "See https://example.org"'),
                           ("app/web/page.js", 'fetch("https://example.org/")'),
                           ("app/web/index.html", '<script src="http://example.org/x.js">')):
            self.assert_found("an address out there", {name: line + "\n"})
        self.assertEqual([], self.found({"app/shell/x.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n'}))
        self.assertEqual([], self.found({"assets/desktop/io.example.X.metainfo.xml.in": "<url>https://example.org</url>\n",
                                         "assets/desktop/io.example.X.yml": "url: https://example.org\n"}))
        self.assert_found("network code", {"app/shell/CMakeLists.txt": "target_link_libraries(x Qt6::Network)\n"})

    def test_a_permission(self):
        self.assert_found("asks for no permission", {
            "android/AndroidManifest.xml": '<uses-permission android:name="android.permission.INTERNET"/>\n'})
        for line in ("<!-- %%INSERT_PERMISSIONS -->", "<!-- %%INSERT_FEATURES -->", "<uses-permission-sdk-23 x/>"):
            self.assert_found("asks for no permission", {"android/AndroidManifest.xml": line + "\n"})
        for key in ("NSAppTransportSecurity", "NSLocalNetworkUsageDescription", "com.apple.security.network.client"):
            self.assert_found("asks for no permission", {"ios/Info.plist": f"<key>{key}</key>\n"})

    def test_a_sized_integer_that_others_bring_along(self):
        for kind in ("uint8_t", "int64_t", "uintptr_t"):
            line = f"std::{kind} seed();\n"
            self.assert_found(f"app/shell/shell.h:2: std::{kind} without <cstdint>",
                              {"app/shell/shell.h": "#include <vector>\n" + line})
            self.assertEqual([], self.found({"app/shell/shell.h": "#include <cstdint>\n" + line}))

    def test_a_list_of_languages_in_code(self):
        data = {"translations/uk/language.json": "{}\n", "translations/pl/language.json": "{}\n", "translations/en/language.json": "{}\n"}
        self.assertEqual([], self.found({**data, "app/shell/x.cpp": 'use("uk"); // and "pl" later\n'}))
        for name, line in (("app/shell/x.h", 'std::array languages{"en", "uk", "pl"};'), ("app/cli/x.cpp", "[--lang en|uk|pl]"),
                           ("tests/core/x_test.cpp", 'for (auto language : {"uk", "pl"})'), ("qml/shell/X.qml", "model: ['en', 'pl']"),
                           ("translations/CMakeLists.txt", "foreach(language en;uk;pl)"), ("app/web/x.js", '"uk" or "pl"')):
            self.assert_found("which languages there are is data", {**data, name: line + "\n"})

    def test_words_of_a_language_in_code(self):
        data = {"translations/uk/language.json": "{}\n", "translations/en/language.json": "{}\n"}
        self.assertEqual([], self.found({**data, "app/lookup/x.cpp": "// «плитка», «плиток»\n", "app/shell/y.cpp": 'x("а");\n'}))
        self.assert_found("words of a language are data", {**data, "app/lookup/x.cpp": 'add("гребля dam");\n'})


if __name__ == "__main__":
    unittest.main()
