# The Android package of automa-companion; included where the target is made, before Qt finalises it.
math(EXPR version_code "${PROJECT_VERSION_MAJOR} * 10000 + ${PROJECT_VERSION_MINOR} * 100 + ${PROJECT_VERSION_PATCH}")
set_target_properties(automa-companion PROPERTIES
    QT_ANDROID_PACKAGE_SOURCE_DIR ${CMAKE_CURRENT_LIST_DIR}
    QT_ANDROID_PACKAGE_NAME io.github.automacompanion
    QT_ANDROID_MIN_SDK_VERSION 28
    QT_ANDROID_TARGET_SDK_VERSION 36
    QT_ANDROID_VERSION_CODE ${version_code}
    QT_ANDROID_VERSION_NAME ${PROJECT_VERSION})
# Devices with 16 KiB pages, which the store asks for from API 35 on; newer NDKs do it by themselves.
target_link_options(automa-companion PRIVATE -Wl,-z,max-page-size=16384)
