# The app for browsers: automa-companion.js and .wasm, which app/web/pack makes a page of.
option(AUTOMA_QUICK_LINK "Leave the program as the linker makes it: quick to make, large, for a developer's eyes" OFF)
set(web ${PROJECT_SOURCE_DIR}/app/web)
qt_add_executable(automa-companion web_main.cpp ${web}/page_browser.h ${web}/page_browser.cpp)
set_target_properties(automa-companion PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin
    LINK_DEPENDS "${web}/keeping.js;${web}/page.js")
target_link_libraries(automa-companion PRIVATE automa_start automa_options
    Qt6::qtquick2plugin Qt6::qtquicktemplates2plugin Qt6::qquicklayoutsplugin Qt6::qmlshapesplugin)
target_link_options(automa-companion PRIVATE
    --pre-js=${web}/keeping.js --pre-js=${web}/page.js
    -sFORCE_FILESYSTEM=1 -sEXPORTED_FUNCTIONS=_main,_malloc,_free -sSTACK_SIZE=1MB
    -sDYNAMIC_EXECUTION=0 # the page's policy forbids to make code of text
    $<$<BOOL:${AUTOMA_QUICK_LINK}>:-O0>)
