"""The packaging files of android/, ios/ and assets/desktop, and what an installation contains.

CMake passes AUTOMA_VERSION (the project's), AUTOMA_BUILD (the build folder) and CMAKE.
"""
import configparser
import json
import os
import plistlib
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION = os.environ["AUTOMA_VERSION"]
APP_ID = "io.github.automacompanion.AutomaCompanion"
LANGUAGES = {path.parent.name for path in (ROOT / "translations").glob("*/language.json")}
ANDROID = "{http://schemas.android.com/apk/res/android}"
FRAMEWORK = "/usr/share/android-framework-res/framework-res.apk"
QT_HEADERS = next(Path("/usr/include").glob("*/qt6/QtCore"), None)
JNI_HEADERS = next(Path("/usr/lib/jvm").glob("*/include/jni.h"), None)


def run(*command, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{command[0]} failed:\n{done.stdout}{done.stderr}"
    return done.stdout


def without_display():
    return {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}


def newest_change():
    """Version and date of the first heading in CHANGELOG.md."""
    return re.search(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE).groups()


def properties_set_by(script):
    """What a package.cmake gives to the target and to its files: CMake runs it with stand-ins that write it down."""
    major, minor, patch = VERSION.split(".")
    stand_ins = """
        function(set_target_properties)
            message("${ARGV}")
        endfunction()
        function(set_source_files_properties)
            message("${ARGV}")
        endfunction()
        function(target_sources)
            message("${ARGV}")
        endfunction()
        function(target_link_options)
        endfunction()
        include(${SCRIPT})"""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "run.cmake").write_text(stand_ins)
        done = subprocess.run([os.environ["CMAKE"], f"-DSCRIPT={script}", f"-DPROJECT_VERSION={VERSION}",
                               f"-DPROJECT_VERSION_MAJOR={major}", f"-DPROJECT_VERSION_MINOR={minor}",
                               f"-DPROJECT_VERSION_PATCH={patch}", "-P", f"{folder}/run.cmake"],
                              capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [line.split(";") for line in done.stderr.splitlines()]


def cmake_property(text, name):
    """The value that a package.cmake gives to a target property."""
    return re.search(rf"^\s*{name} +\"?([^\s\")]+)", text, re.MULTILINE).group(1)


def png_size(path):
    header = path.read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n", path
    return int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")


class Android(unittest.TestCase):
    folder = ROOT / "android"

    def setUp(self):
        self.manifest = xml.parse(self.folder / "AndroidManifest.xml").getroot()
        self.application = self.manifest.find("application")
        self.cmake = (self.folder / "package.cmake").read_text()

    def test_every_xml_is_well_formed(self):
        run("xmllint", "--noout", *self.folder.rglob("*.xml"))

    def test_targets_api_36(self):
        self.assertEqual(cmake_property(self.cmake, "QT_ANDROID_TARGET_SDK_VERSION"), "36")

    def test_version_comes_from_the_project(self):
        self.assertEqual(self.manifest.get(ANDROID + "versionName"), "-- %%INSERT_VERSION_NAME%% --")
        self.assertEqual(self.manifest.get(ANDROID + "versionCode"), "-- %%INSERT_VERSION_CODE%% --")
        self.assertEqual(cmake_property(self.cmake, "QT_ANDROID_VERSION_NAME"), "${PROJECT_VERSION}")

    def test_the_version_code_grows_with_every_part_of_the_version(self):
        words = properties_set_by(self.folder / "package.cmake")[0]
        given = dict(zip(words[2::2], words[3::2]))
        major, minor, patch = map(int, VERSION.split("."))
        self.assertEqual(int(given["QT_ANDROID_VERSION_CODE"]), (major * 100 + minor) * 100 + patch)
        self.assertLess(max(minor, patch), 100, "the next part of the code would run over")
        self.assertEqual(given["QT_ANDROID_VERSION_NAME"], VERSION)
        self.assertTrue((Path(given["QT_ANDROID_PACKAGE_SOURCE_DIR"]) / "AndroidManifest.xml").is_file())

    def test_package_name_is_the_same_in_manifest_and_build(self):
        self.assertEqual(self.manifest.get("package"), cmake_property(self.cmake, "QT_ANDROID_PACKAGE_NAME"))

    def test_asks_for_no_permission(self):
        self.assertEqual(self.manifest.findall("uses-permission"), [])
        text = (self.folder / "AndroidManifest.xml").read_text()
        self.assertNotIn("%%INSERT_PERMISSIONS", text, "Qt would put INTERNET there")

    def test_auto_backup_takes_the_saves_and_leaves_copies_and_side_files_behind(self):
        rules = [xml.parse(self.folder / "res/xml/backup_rules.xml").getroot(),
                 *xml.parse(self.folder / "res/xml/data_extraction_rules.xml").getroot()]
        self.assertEqual([each.tag for each in rules], ["full-backup-content", "cloud-backup", "device-transfer"])
        for rule in rules:
            paths = {kind: {(each.get("domain"), each.get("path")) for each in rule.findall(kind)}
                     for kind in ("include", "exclude")}
            self.assertEqual(paths["include"], {("file", ".")})
            self.assertEqual(paths["exclude"],
                             {("file", "backups/"), ("file", "games.db-shm"), ("file", "games.db.lock")})

    def test_starts_qt_with_our_library(self):
        activity = self.application.find("activity")
        self.assertEqual(activity.get(ANDROID + "name"), "org.qtproject.qt.android.bindings.QtActivity")
        self.assertEqual(activity.get(ANDROID + "exported"), "true")
        self.assertEqual(activity.find("intent-filter/action").get(ANDROID + "name"), "android.intent.action.MAIN")
        meta = {item.get(ANDROID + "name"): item.get(ANDROID + "value") for item in activity.findall("meta-data")}
        self.assertEqual(meta["android.app.lib_name"], "-- %%INSERT_APP_LIB_NAME%% --")

    def test_offers_every_language(self):
        locales = xml.parse(self.folder / "res/xml/locales_config.xml").getroot()
        self.assertEqual({item.get(ANDROID + "name") for item in locales}, LANGUAGES)

    @unittest.skipUnless(QT_HEADERS and JNI_HEADERS, "no headers of Qt and of Java here")
    def test_what_only_android_compiles_compiles(self):
        """Against Qt's own headers, as far as an Android is only a name; nothing of it is linked."""
        sources = [path for path in (ROOT / "app").rglob("*.cpp") if "Q_OS_ANDROID" in path.read_text()]
        self.assertTrue(sources)
        places = [ROOT, QT_HEADERS, QT_HEADERS.parent, QT_HEADERS.parent / "QtGui", JNI_HEADERS.parent, JNI_HEADERS.parent / "linux"]
        run("c++", "-std=c++20", "-fsyntax-only", "-fPIC", "-Wall", "-Werror", "-DQ_OS_ANDROID",
            *(f"-I{place}" for place in places), *sources)

    def test_resources_compile_and_the_manifest_links(self):
        """aapt2 here knows API 29: attributes of later levels are taken out before it looks."""
        manifest = (self.folder / "AndroidManifest.xml").read_text()
        for later in ("dataExtractionRules", "enableOnBackInvokedCallback", "localeConfig"):
            manifest, taken = re.subn(rf'\s+android:{later}="[^"]*"', "", manifest)
            self.assertEqual(taken, 1, later)
        manifest = manifest.replace("-- %%INSERT_VERSION_CODE%% --", "1")
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "AndroidManifest.xml").write_text(manifest)
            run("aapt2", "compile", "--dir", self.folder / "res", "-o", folder / "res.zip")
            run("aapt2", "link", "-I", FRAMEWORK, "--manifest", folder / "AndroidManifest.xml",
                "--min-sdk-version", cmake_property(self.cmake, "QT_ANDROID_MIN_SDK_VERSION"),
                "--target-sdk-version", cmake_property(self.cmake, "QT_ANDROID_TARGET_SDK_VERSION"),
                "-o", folder / "app.apk", folder / "res.zip")

    def test_later_attributes_point_to_files(self):
        for attribute in ("dataExtractionRules", "fullBackupContent", "localeConfig"):
            kind, name = self.application.get(ANDROID + attribute).removeprefix("@").split("/")
            self.assertTrue((self.folder / "res" / kind / f"{name}.xml").is_file(), attribute)


class Ios(unittest.TestCase):
    folder = ROOT / "ios"

    def setUp(self):
        self.info = plistlib.loads((self.folder / "Info.plist").read_bytes())
        self.cmake = (self.folder / "package.cmake").read_text()

    def test_bundle_has_what_the_store_asks_for(self):
        self.assertEqual(self.info["CFBundlePackageType"], "APPL")
        self.assertEqual(self.info["UILaunchStoryboardName"], "LaunchScreen")
        self.assertIs(self.info["ITSAppUsesNonExemptEncryption"], False)
        self.assertTrue(self.info["UISupportedInterfaceOrientations"])

    def test_every_placeholder_is_one_that_cmake_fills(self):
        given = {"MACOSX_BUNDLE_EXECUTABLE_NAME"} | set(re.findall(r"MACOSX_BUNDLE_[A-Z_]+", self.cmake))
        used = set(re.findall(r"\$\{(\w+)\}", (self.folder / "Info.plist").read_text()))
        self.assertLessEqual(used, given)
        self.assertEqual(self.info["CFBundleShortVersionString"], "${MACOSX_BUNDLE_SHORT_VERSION_STRING}")

    def test_version_and_id_come_from_the_project(self):
        self.assertEqual(cmake_property(self.cmake, "MACOSX_BUNDLE_SHORT_VERSION_STRING"), "${PROJECT_VERSION}")
        self.assertEqual(cmake_property(self.cmake, "MACOSX_BUNDLE_GUI_IDENTIFIER"), APP_ID)

    def test_offers_every_language(self):
        self.assertEqual(set(self.info["CFBundleLocalizations"]), LANGUAGES)

    def test_privacy_manifest_collects_nothing_and_gives_reasons(self):
        privacy = plistlib.loads((self.folder / "PrivacyInfo.xcprivacy").read_bytes())
        self.assertIs(privacy["NSPrivacyTracking"], False)
        self.assertEqual(privacy["NSPrivacyCollectedDataTypes"], [])
        for entry in privacy["NSPrivacyAccessedAPITypes"]:
            self.assertRegex(entry["NSPrivacyAccessedAPIType"], r"^NSPrivacyAccessedAPICategory\w+$")
            self.assertTrue(entry["NSPrivacyAccessedAPITypeReasons"])

    def test_everything_that_goes_into_the_bundle_exists(self):
        target, sources, files = properties_set_by(self.folder / "package.cmake")
        given = dict(zip(target[2::2], target[3::2]))
        self.assertEqual(given["MACOSX_BUNDLE_BUNDLE_VERSION"], VERSION)
        named = [*sources[2:], *files[:-3], given["MACOSX_BUNDLE_INFO_PLIST"], given["QT_IOS_LAUNCH_SCREEN"]]
        self.assertGreater(len(named), 4)
        for path in named:
            self.assertTrue(Path(path).exists(), path)

    def test_launch_screen_uses_a_colour_that_exists(self):
        board = xml.parse(self.folder / "LaunchScreen.storyboard").getroot()
        self.assertEqual(board.get("launchScreen"), "YES")
        colour = board.find(".//color[@key='backgroundColor']").get("name")
        self.assertTrue((self.folder / f"Assets.xcassets/{colour}.colorset/Contents.json").is_file())

    def test_icon_is_1024_square_without_alpha(self):
        icons = self.folder / f"Assets.xcassets/{self.info['CFBundleIconName']}.appiconset"
        image = json.loads((icons / "Contents.json").read_text())["images"][0]
        self.assertEqual(png_size(icons / image["filename"]), (1024, 1024))
        self.assertEqual((icons / image["filename"]).read_bytes()[25], 2, "colour type: RGB, as the store refuses alpha")


class Desktop(unittest.TestCase):
    folder = ROOT / "assets/desktop"

    def setUp(self):
        filled = (self.folder / f"{APP_ID}.metainfo.xml.in").read_text()
        for name, value in (("PROJECT_VERSION", VERSION), ("automa_release_date", newest_change()[1])):
            filled = filled.replace(f"@{name}@", value)
        self.metainfo = filled
        self.component = xml.fromstring(filled)

    def test_desktop_file_is_valid(self):
        run("desktop-file-validate", self.folder / f"{APP_ID}.desktop")

    def test_desktop_file_starts_the_app_with_its_icon(self):
        entry = configparser.ConfigParser(interpolation=None)
        entry.optionxform = str
        entry.read(self.folder / f"{APP_ID}.desktop", encoding="utf-8")
        section = entry["Desktop Entry"]
        self.assertEqual((section["Exec"], section["Icon"]), ("automa-companion", APP_ID))
        for language in LANGUAGES - {"en"}:
            self.assertIn(f"Comment[{language}]", section)

    def test_the_changelog_begins_with_this_version(self):
        self.assertEqual(newest_change()[0], VERSION)

    def test_metainfo_is_what_stores_ask_for(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{APP_ID}.metainfo.xml"
            path.write_text(self.metainfo)
            said = subprocess.run(["appstreamcli", "validate", "--pedantic", "--no-net", "--no-color", path],
                                  capture_output=True, text=True)
        found = re.findall(r"^([EWIP]): \S+ (\S+)$", said.stdout, re.MULTILINE)
        # Our id has capitals, as its own naming rules allow; it is the one remark.
        self.assertEqual((said.returncode, found), (0, [("P", "cid-contains-uppercase-letter")]), said.stdout)

    def test_metainfo_shows_pictures_that_exist(self):
        images = [image.text for image in self.component.findall("screenshots/screenshot/image")]
        self.assertGreaterEqual(len(images), 3)
        for image in images:
            place, version, path = re.fullmatch(r"(.+)/v([\d.]+)/(.+)", image).groups()
            self.assertEqual((place.rpartition("/")[2], version), ("AutomaCompanion", VERSION))
            width, height = png_size(ROOT / path)
            shown = next(one for one in self.component.iter("image") if one.text == image)
            self.assertEqual((shown.get("width"), shown.get("height")), (str(width), str(height)), path)

    @unittest.skipUnless(shutil.which("flatpak-builder"), "flatpak-builder is not installed")
    def test_flatpak_reads_the_manifest(self):
        with tempfile.TemporaryDirectory() as folder:  # it leaves a folder of its own where it runs
            manifest = json.loads(run("flatpak-builder", "--show-manifest", self.folder / f"{APP_ID}.yml", cwd=folder))
        self.assertEqual((manifest["id"], manifest["command"]), (APP_ID, "automa-companion"))

    def test_flatpak_asks_for_a_window_and_nothing_else(self):
        text = (self.folder / f"{APP_ID}.yml").read_text()
        given = re.search(r"^finish-args:\n((?:  - .+\n)+)", text, re.MULTILINE).group(1)
        self.assertEqual(re.findall(r"  - (.+)", given),
                         ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"])
        self.assertEqual(len(re.findall(r"^ +url: https://.+\n +sha256: [0-9a-f]{64}$", text, re.MULTILINE)),
                         text.count("url:"), "every source has its sum")

    def test_metainfo_speaks_of_this_app_and_this_version(self):
        component = self.component
        self.assertEqual(component.findtext("id"), APP_ID)
        self.assertEqual(component.findtext("launchable"), f"{APP_ID}.desktop")
        self.assertEqual(component.find("releases/release").get("version"), VERSION)
        first_line = (ROOT / "LICENSE").read_text().splitlines()[0]
        self.assertEqual(f"{component.findtext('project_license')} License", first_line)

    def test_metainfo_is_in_every_language(self):
        attribute = "{http://www.w3.org/XML/1998/namespace}lang"
        self.assertEqual({item.get(attribute, "en") for item in self.component.findall("summary")}, LANGUAGES)
        for told in (*self.component.findall("description"), *self.component.findall("releases/release/description"),
                     *self.component.findall("screenshots/screenshot")):
            words = [item for item in told.iter() if item.tag in ("p", "li", "caption")]
            for language in LANGUAGES:
                count = sum(item.get(attribute, "en") == language for item in words)
                self.assertEqual(count * len(LANGUAGES), len(words), f"{language} in {told.tag}")


class Installed(unittest.TestCase):
    def test_installation_has_programs_launcher_icon_and_licence(self):
        with tempfile.TemporaryDirectory() as prefix:
            run(os.environ["CMAKE"], "--install", os.environ["AUTOMA_BUILD"], "--prefix", prefix)
            prefix = Path(prefix)
            installed = {str(path.relative_to(prefix)) for path in prefix.rglob("*") if path.is_file()}
            self.assertEqual(installed, {
                "bin/automa", "bin/automa-companion",
                f"share/applications/{APP_ID}.desktop",
                f"share/metainfo/{APP_ID}.metainfo.xml",
                f"share/icons/hicolor/scalable/apps/{APP_ID}.svg",
                "share/doc/automa-companion/copyright",
                *(f"share/doc/automa-companion/fonts/{path.name}"
                  for path in (ROOT / "assets/fonts").glob("*-LICENSE.txt"))})
            self.assertIn(VERSION, run(prefix / "bin/automa", "--version"))
            self.assertIn(VERSION, run(prefix / "bin/automa-companion", "--version", env=without_display()))
            release = xml.parse(prefix / f"share/metainfo/{APP_ID}.metainfo.xml").find("releases/release")
            self.assertEqual((release.get("version"), release.get("date")), newest_change())

    def test_help_needs_no_display(self):
        build = Path(os.environ["AUTOMA_BUILD"])
        for program, word in (("bin/automa-companion", "--lang"), ("bin/automa-shots", "--text"), ("app/cli/automa", "lookup"),
                              ("tests/storage/automa-soak", "--kills")):
            with self.subTest(program):
                self.assertIn(word, run(build / program, "--help", env=without_display()))


if __name__ == "__main__":
    unittest.main()
