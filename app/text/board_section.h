// A position in words: what the board looks like, for those who do not see it.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace automa::app {

/// A part of it, of one side or one region of the board.
struct BoardSection {
    QString title{};
    QStringList lines{};
    friend bool operator==(const BoardSection&, const BoardSection&) = default;
};
using BoardSections = std::vector<BoardSection>;

} // namespace automa::app
