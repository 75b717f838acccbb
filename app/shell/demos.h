#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace automa::app {

class Shell;

/// A short sample for a machine without a display: `play` brings the window to a state worth a picture and
/// returns what is to be printed in the terminal.
struct Demo {
    QString name;
    std::function<QString(Shell&)> play;
};

using DemoList = std::vector<Demo>;

} // namespace automa::app
