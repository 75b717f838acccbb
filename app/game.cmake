# What of a game lies in app/<game>, each folder a library of its own:
#   text/    automa_<game>_text     names, rules and explanations; Qt Core only
#   lookup/  automa_<game>_lookup   its book of the look-up; Qt Core only
#   cli/     automa_<game>_cli      its commands
#   demo/    automa_<game>_demo     played games and pictures, for the screenshots and the tests only
#   the rest automa_app_<game>      view-models: in QML import Automa.<Game>App
function(automa_game_part game part)
    cmake_parse_arguments(PART "" "FOLDER" "LINK" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${PART_FOLDER}/${part}/*.cpp ${PART_FOLDER}/${part}/*.h)
    if(NOT sources)
        return()
    endif()
    add_library(automa_${game}_${part} STATIC ${sources})
    set_target_properties(automa_${game}_${part} PROPERTIES AUTOMOC OFF)
    target_include_directories(automa_${game}_${part} PUBLIC ${PROJECT_SOURCE_DIR})
    foreach(library ${PART_LINK})
        if(TARGET ${library} OR NOT library MATCHES "^automa_${game}_") # a part that the game does not have yet
            target_link_libraries(automa_${game}_${part} PUBLIC ${library})
        endif()
    endforeach()
    target_link_libraries(automa_${game}_${part} PRIVATE automa_options)
    automa_precompile(automa_${game}_${part} <QCoreApplication> <QString> <QStringList> <nlohmann/json.hpp>)
endfunction()

# The name of a game's QML modules: its id with a capital letter.
function(automa_game_module game result)
    string(SUBSTRING ${game} 0 1 first)
    string(SUBSTRING ${game} 1 -1 rest)
    string(TOUPPER ${first} first)
    set(${result} ${first}${rest} PARENT_SCOPE)
endfunction()

# The libraries of the game whose parts lie in the folder.
function(automa_game_libraries game folder)
    automa_game_part(${game} text FOLDER ${folder} LINK automa_${game} automa_text)
    automa_game_part(${game} lookup FOLDER ${folder} LINK automa_${game}_text automa_${game} automa_lookup)
    automa_game_part(${game} cli FOLDER ${folder} LINK automa_${game}_lookup automa_${game}_text automa_${game} automa_cli_base)
    if(NOT EXISTS ${folder}/plug.h)
        return()
    endif()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
    list(FILTER sources EXCLUDE REGEX "${folder}/(text|cli|demo)/")
    list(FILTER sources EXCLUDE REGEX "${folder}/lookup/[^/]*$")
    automa_game_module(${game} module)
    qt_add_qml_module(automa_app_${game}
        URI Automa.${module}App
        VERSION 1.0
        STATIC
        RESOURCE_PREFIX /qt/qml
        DEPENDENCIES QtQuick Automa.App Automa.MapApp Automa.LibraryApp Automa.PlayApp
        OUTPUT_DIRECTORY ${QT_QML_OUTPUT_DIRECTORY}/Automa/${module}App
        SOURCES ${sources})
    # moc 6.4 stumbles over libstdc++'s <concepts>, which the model includes and moc has no use for.
    set_property(TARGET automa_app_${game} APPEND PROPERTY AUTOMOC_MOC_OPTIONS "-D_GLIBCXX_CONCEPTS=1")
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${folder}/*.h)
    set(header_folders "")
    foreach(header ${headers})
        get_filename_component(header_folder ${header} DIRECTORY)
        list(APPEND header_folders ${header_folder})
    endforeach()
    list(REMOVE_DUPLICATES header_folders)
    # The code that registers the types with QML names each header without its folder.
    target_include_directories(automa_app_${game} PUBLIC ${PROJECT_SOURCE_DIR} PRIVATE ${header_folders})
    target_link_libraries(automa_app_${game}
        PUBLIC automa_${game} automa_storage automa_app_library automa_app_shell Qt6::Quick
        PRIVATE automa_options)
    foreach(library automa_${game}_text automa_${game}_lookup automa_app_lookup automa_app_play automa_app_map)
        if(TARGET ${library})
            target_link_libraries(automa_app_${game} PUBLIC ${library})
        endif()
    endforeach()
    automa_precompile(automa_app_${game} <QObject> <QQmlEngine> <QVariantMap> <nlohmann/json.hpp> <app/${game}/game.h>)
    automa_game_part(${game} demo FOLDER ${folder} LINK automa_app_${game} automa_lookup_demo)
endfunction()

# A game of the list: its libraries, and its place in the app.
function(automa_game_app game)
    automa_game_libraries(${game} ${CMAKE_CURRENT_SOURCE_DIR}/${game})
    if(NOT TARGET automa_app_${game})
        return()
    endif()
    automa_game_module(${game} module)
    if(TARGET automa_${game}_demo)
        automa_demo(HEADER app/${game}/demo/demo.h FUNCTION automa::app::${game}_app::demo${module} LIBRARY automa_${game}_demo)
    endif()
    automa_plug(HEADER app/${game}/plug.h FUNCTION automa::app::${game}_app::plug${module}
        LIBRARIES automa_app_${game} automa_app_${game}plugin automa_qml_${game} automa_qml_${game}plugin)
endfunction()
