#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace automa::app {

/// The app itself, or the runner that takes pictures of its screens.
enum class Program { companion, shots };

/// What the command line asks for.
struct Options {
    QString language;
    QString theme;
    std::optional<QSize> size;
    /// Of the runner: where the pictures go.
    QString shotsFolder;
    /// Shots whose names begin with one of these; empty: all.
    QStringList shotNames;
    /// Of the letters in the pictures, in percent.
    int textSize = 100;
    QString demoFolder;
    QString lookFolder;
    bool measure = false;

    /// Runs that must leave no trace in the user's settings.
    [[nodiscard]] bool passing() const { return measure || !demoFolder.isEmpty(); }
};

/// Where only help or the version is asked for, prints it and ends the program: neither needs a display.
void answerWords(int argc, char** argv, Program program);

/// Reads the arguments; prints help, version or one line on what is wrong, and then ends the program
/// (0 after help and version, 2 after a mistake).
[[nodiscard]] Options readOptions(const QStringList& arguments, Program program);

} // namespace automa::app
