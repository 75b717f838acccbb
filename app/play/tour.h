// A tour: one turn of an Automa on a sample table, by the same model and cards as in a game, with words
// beside them that say what to tap. It touches no saved game and no open one.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

class SessionBase;

/// What a game says itself, marked for translation; all other words of a tour are the same for every game.
struct TourWords {
    const char* welcome;
    const char* turn; // where to look while the Automa's turn is shown
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
    /// `context`: where the words are translated. Contract: they outlive the tour.
    TourModel(const char* context, TourWords words, QObject* parent);

    [[nodiscard]] Stage stage() const { return static_cast<Stage>(number_); }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int count() const { return End + 1; }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString action() const;
    [[nodiscard]] QString symbol() const;
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
    const char* context_;
    TourWords words_;
    int number_ = Welcome;
};

} // namespace automa::app
