#pragma once

#include <QString>

namespace automa::app {

class Shell;

/// Registers the look-up with the shell. The games add their books to LookupApp::of(shell).
void plugLookup(Shell& shell);

/// A picture of the look-up of a game: an entry, a list, or what a query finds.
struct LookupShot {
    QString name;
    QString game;
    QString key = {};
    QString category = {};
    QString query = {};
};
void addLookupShot(Shell& shell, const LookupShot& shot);

} // namespace automa::app
