# What packages ship on a desktop: the files beside the executables, and the Debian package.
if(ANDROID OR IOS)
    return()
endif()
set(automa_id io.github.automacompanion.AutomaCompanion)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${automa_id}.desktop DESTINATION share/applications)

# The newest version in CHANGELOG.md is this one, and its date that of the release: "## 1.0.0 (2026-11-19)".
set(changelog ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
file(STRINGS ${changelog} versions REGEX "^## ")
list(GET versions 0 newest)
if(NOT newest MATCHES "^## ${PROJECT_VERSION} \\(([0-9-]+)\\)$")
    message(FATAL_ERROR "CHANGELOG.md begins with “${newest}”, but this is version ${PROJECT_VERSION}")
endif()
set(automa_release_date ${CMAKE_MATCH_1})
set(metainfo ${CMAKE_BINARY_DIR}/${automa_id}.metainfo.xml)
configure_file(${CMAKE_CURRENT_LIST_DIR}/${automa_id}.metainfo.xml.in ${metainfo} @ONLY)
install(FILES ${metainfo} DESTINATION share/metainfo)

install(FILES ${PROJECT_SOURCE_DIR}/assets/icons/ui/app.svg
    DESTINATION share/icons/hicolor/scalable/apps RENAME ${automa_id}.svg)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/automa-companion RENAME copyright)
file(GLOB automa_font_licences CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/fonts/*-LICENSE.txt)
install(FILES ${automa_font_licences} DESTINATION share/doc/automa-companion/fonts)

# Two programs are shipped, so packing builds these and not every test.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME automa-companion)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR "The Automa Companion authors")
set(CPACK_PACKAGE_CONTACT "The Automa Companion authors <automacompanion@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "plays the Automa of your board game")
set(CPACK_PACKAGE_DESCRIPTION "For people who play a board game on a real table against its Automa.
The app knows the position, decides, says in plain steps what to move, and
shows why. The board game itself is needed.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
# The linked libraries are found by dpkg-shlibdeps; what QML loads at run time it cannot see.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtcore
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates
    qml6-module-qtquick-layouts qml6-module-qtquick-shapes)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-qpa-plugins, qml6-module-qtquick-dialogs, qml6-module-qt-labs-folderlistmodel")
include(CPack)
