# The iOS bundle of automa-companion; included where the target is made, before Qt finalises it.
set_target_properties(automa-companion PROPERTIES
    MACOSX_BUNDLE TRUE
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_LIST_DIR}/Info.plist
    MACOSX_BUNDLE_BUNDLE_NAME "Automa Companion"
    MACOSX_BUNDLE_GUI_IDENTIFIER io.github.automacompanion.AutomaCompanion
    MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
    QT_IOS_LAUNCH_SCREEN ${CMAKE_CURRENT_LIST_DIR}/LaunchScreen.storyboard
    XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon
    XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY "1,2")
set(resources ${CMAKE_CURRENT_LIST_DIR}/Assets.xcassets ${CMAKE_CURRENT_LIST_DIR}/PrivacyInfo.xcprivacy)
target_sources(automa-companion PRIVATE ${resources})
set_source_files_properties(${resources} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
