#include "app/play/share_code.h"

#include "app/text/text_words.h"

#include <QClipboard>
#include <QGuiApplication>

namespace automa::app {
namespace {

constexpr Word refusals[] = {
    {"share.empty", QT_TRANSLATE_NOOP("PlayShareCode", "Type the code shown on the other phone.")},
    {"share.letter",
     QT_TRANSLATE_NOOP("PlayShareCode",
                       "Codes contain only the letters A to Z and digits. Check what you typed.")},
    {"share.mistyped",
     QT_TRANSLATE_NOOP("PlayShareCode",
                       "A letter is wrong, missing or in the wrong place. Check the code again.")},
    {"share.newer",
     QT_TRANSLATE_NOOP("PlayShareCode", "The code is from another version of the app. Update both phones.")},
    {"share.senseless", QT_TRANSLATE_NOOP("PlayShareCode", "This is not the code of a set-up.")},
};

} // namespace

std::optional<QString> shareErrorText(const core::Error& error) {
    const Word* word = find_word(refusals, QString::fromStdString(error.id));
    return word ? std::optional(translate("PlayShareCode", word->source)) : std::nullopt;
}

void ShareCodeModel::copy() {
    QGuiApplication::clipboard()->setText(code());
    emit told(translate("PlayShareCode", "Copied: %1").arg(code()));
}

QString ShareCodeModel::pasted() const {
    return QGuiApplication::clipboard()->text().trimmed();
}

} // namespace automa::app
