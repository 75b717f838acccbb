// A tour: one turn of an Automa on a sample table, by the same model and cards as in a game, with words
// beside them that say what to tap. It touches no saved game and no open one.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace automa::app {

class SessionBase;

/// A stage as a game's sources write it, marked for translation.
struct TourWords {
    const char* symbol; // of the button to go on
    const char* heading;
    const char* words;  // what to look at and what to tap
    const char* action; // what the button says
};

class TourModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    /// The turn that was just carried out, as the history names it.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(QString action READ action NOTIFY changed)
    Q_PROPERTY(QString symbol READ symbol NOTIFY changed)

public:
    enum Stage { Welcome, Turn, Reasons, Carry, TakeBack, End };
    Q_ENUM(Stage)
    /// One for each stage, in their order.
    using AllWords = std::array<TourWords, End + 1>;

    /// `context`: where the words are translated. Contract: both outlive the tour.
    TourModel(const char* context, const AllWords& words, QObject* parent);

    [[nodiscard]] Stage stage() const { return static_cast<Stage>(number_); }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int count() const { return static_cast<int>(words_.size()); }
    [[nodiscard]] QString heading() const { return told(now().heading); }
    [[nodiscard]] QString words() const { return told(now().words); }
    [[nodiscard]] QString action() const { return told(now().action); }
    [[nodiscard]] QString symbol() const { return QString::fromLatin1(now().symbol); }
    [[nodiscard]] QString lastTurn();

    /// Does what the stage is about and goes on; false when the tour is over.
    Q_INVOKABLE bool goOn();
    /// Says everything again, in the language of the app.
    Q_INVOKABLE void retell();

signals:
    void changed();

protected:
    /// The game on the sample table.
    [[nodiscard]] virtual SessionBase& sampleGame() = 0;
    /// The turn on the sample table is carried out.
    virtual void carryOut() = 0;
    /// Words on the cards are to be said again.
    virtual void retellCards() = 0;

private:
    [[nodiscard]] const TourWords& now() const { return words_[static_cast<std::size_t>(number_)]; }
    [[nodiscard]] QString told(const char* words) const;

    const char* context_;
    const AllWords& words_;
    int number_ = Welcome;
};

} // namespace automa::app
