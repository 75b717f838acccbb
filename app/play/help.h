// The help behind the question mark of a game's pages: what the game writes itself, and what is the same for
// all games.
#pragma once

#include <QString>

#include <span>

namespace automa::app {

class Pages;

/// Marked for translation. A place is a part of the page; empty for the page itself.
struct HelpText {
    const char* page; // without the game: "setup"
    const char* place;
    const char* words;
};

/// `context`: where the words are translated. The pages history, tour and why, which every game has, get
/// theirs here. Contract: context and texts outlive the pages.
void addHelp(Pages& pages, const QString& game, const char* context, std::span<const HelpText> texts);

/// For one more page that shows how the app decided.
void addWhyHelp(Pages& pages, const QString& page);

} // namespace automa::app
