// The ticks of the card on the table, kept beside the game: they are there again after a restart.
#pragma once

#include "app/play/saved_session_base.h"
#include "app/play/step_list.h"

#include <QObject>
#include <QString>

namespace automa::app {

class Settings;

/// A game has one for each list of instructions that its table shows:
///
///   KeptTicks ticks_{*table_.turn()->steps(), saves_, *shell.settings(), QStringLiteral("toy/ticks")};
///
/// Contract: what it is given outlives it, and the list is shown anew before `saves` says that it has changed
/// (a view-model that follows SessionBase::changed does that).
class KeptTicks final : public QObject {
    Q_OBJECT

public:
    KeptTicks(StepListModel& steps, const SavedSessionBase& saves, Settings& settings, QString key);

private:
    void keep();
    void follow();
    /// Another game lies on the table.
    void takeUp();

    StepListModel& steps_;
    const SavedSessionBase& saves_;
    Settings& settings_;
    QString key_;
    QString game_;         // whose card is looked at
    std::size_t card_ = 0; // the one whose ticks are kept; 0: none are
};

} // namespace automa::app
