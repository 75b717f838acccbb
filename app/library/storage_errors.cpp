#include "app/library/storage_errors.h"

#include "app/text/text_words.h"

namespace automa::app {
namespace {

constexpr Word sentences[] = {
    {"storage.disk_full",
     QT_TRANSLATE_NOOP("StorageErrors", "The disk is full. Free some space; the app will try again.")},
    {"storage.read_only",
     QT_TRANSLATE_NOOP("StorageErrors", "The app cannot write to the folder of your saved games.")},
    {"storage.cannot_open",
     QT_TRANSLATE_NOOP("StorageErrors", "The file with your saved games cannot be opened.")},
    {"storage.io_error",
     QT_TRANSLATE_NOOP("StorageErrors", "The disk reported an error while reading or writing.")},
    {"storage.busy",
     QT_TRANSLATE_NOOP("StorageErrors", "The saved games are in use right now. Try again in a moment.")},
    {"storage.in_use",
     QT_TRANSLATE_NOOP("StorageErrors",
                       "The app is already running and uses the saved games. Close the other window.")},
    {"storage.out_of_memory", QT_TRANSLATE_NOOP("StorageErrors", "There is not enough memory to do this.")},
    {"storage.no_file", QT_TRANSLATE_NOOP("StorageErrors", "There is no such file.")},
    {"storage.empty_file", QT_TRANSLATE_NOOP("StorageErrors", "The file with your saved games is empty.")},
    {"storage.not_a_database",
     QT_TRANSLATE_NOOP("StorageErrors", "The file with your saved games contains something else.")},
    {"storage.foreign_database",
     QT_TRANSLATE_NOOP("StorageErrors", "The file with your saved games belongs to another program.")},
    {"storage.damaged",
     QT_TRANSLATE_NOOP("StorageErrors", "The file with your saved games is damaged. It was left as it is.")},
    {"storage.newer_schema",
     QT_TRANSLATE_NOOP("StorageErrors",
                       "The saved games come from a newer version of the app. Update the app to open them.")},
    {"storage.older_schema",
     QT_TRANSLATE_NOOP("StorageErrors",
                       "The saved games come from an older version and must be updated first.")},
    {"storage.wal_missing",
     QT_TRANSLATE_NOOP("StorageErrors",
                       "Part of the saved games was missing. The last actions may be lost.")},
    {"storage.no_backup", QT_TRANSLATE_NOOP("StorageErrors", "There is no such backup.")},
    {"storage.unknown_game", QT_TRANSLATE_NOOP("StorageErrors", "There is no such saved game.")},
    {"storage.game_deleted", QT_TRANSLATE_NOOP("StorageErrors", "This game has been deleted.")},
    {"storage.bad_text",
     QT_TRANSLATE_NOOP("StorageErrors",
                       "This text is empty, too long or has characters that cannot be saved.")},
    {"storage.bad_journal",
     QT_TRANSLATE_NOOP("StorageErrors", "The record of this game contradicts itself.")},
    {"storage.bad_position", QT_TRANSLATE_NOOP("StorageErrors", "The history has no such entry.")},
    {"storage.conflict",
     QT_TRANSLATE_NOOP("StorageErrors", "The saved game has been changed elsewhere in the meantime.")},
    {"storage.too_big", QT_TRANSLATE_NOOP("StorageErrors", "The file is too big to be a saved game.")},
    {"storage.too_deep",
     QT_TRANSLATE_NOOP("StorageErrors", "The file is nested too deeply to be a saved game.")},
    {"storage.not_json", QT_TRANSLATE_NOOP("StorageErrors", "The file is not an exported game.")},
    {"storage.unknown_format", QT_TRANSLATE_NOOP("StorageErrors", "The file is not an exported game.")},
    {"storage.newer_format",
     QT_TRANSLATE_NOOP("StorageErrors",
                       "The file comes from a newer version of the app. Update the app to read it.")},
    {"storage.bad_field",
     QT_TRANSLATE_NOOP("StorageErrors", "The file contains a value that makes no sense.")},
    {"storage.bad_checksum",
     QT_TRANSLATE_NOOP("StorageErrors", "The file was changed or cut short: its checksum does not match.")},
    {"storage.memory_only",
     QT_TRANSLATE_NOOP("StorageErrors", "For now, games last only until you close the app.")},
    {"storage.bad_chain",
     QT_TRANSLATE_NOOP("StorageErrors", "This saved game was changed or damaged after it was written.")},
    {"storage.log_damaged",
     QT_TRANSLATE_NOOP(
         "StorageErrors",
         "Part of the saved games was damaged. The last actions may be lost; a copy was kept.")},
    {"storage.too_many",
     QT_TRANSLATE_NOOP("StorageErrors", "The file contains more than a saved game can hold.")},
    {"storage.unknown_kind",
     QT_TRANSLATE_NOOP("StorageErrors", "This version of the app does not know the game in this file.")},
    {"storage.nothing_to_back_up", QT_TRANSLATE_NOOP("StorageErrors", "There are no games to back up yet.")},
    {"storage.failed", QT_TRANSLATE_NOOP("StorageErrors", "Saving failed for an unknown reason.")},
};

} // namespace

QString storageErrorText(const core::Error& error) {
    const Word* word = find_word(sentences, QString::fromStdString(error.id));
    return word ? translate("StorageErrors", word->source) : QString::fromStdString(error.message);
}

} // namespace automa::app
