// What only the table can see and the Automa must know: one question at a time, answered with as few taps as
// it takes. Many choices come in groups: first the group, then the choice.
#pragma once

#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

struct QuestionChoice {
    Q_GADGET
    /// What is answered.
    Q_PROPERTY(QString answer MEMBER answer)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// For a picture of the game's own: which kind (of an enum of the game; 0: none), and its number.
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int value MEMBER value)
    /// What holds now, or is most likely: stands first and stands out.
    Q_PROPERTY(bool likely MEMBER likely)

public:
    QString answer{};
    QString text{};
    QString detail{};
    QString symbol{};
    int kind = 0;
    int value = 0;
    bool likely = false;
    friend bool operator==(const QuestionChoice&, const QuestionChoice&) = default;
};

struct QuestionGroup {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    /// For screen readers.
    Q_PROPERTY(QString name MEMBER name)
    /// Its own picture; 0: that of the question.
    Q_PROPERTY(int kind MEMBER kind)
    /// Nothing of it can be chosen now: the key is pale and keeps its place.
    Q_PROPERTY(bool off MEMBER off)

public:
    QString label{};
    QString name{};
    std::vector<QuestionChoice> choices{};
    int kind = 0;
    bool off = false;
    friend bool operator==(const QuestionGroup&, const QuestionGroup&) = default;
};

struct Question {
    QString title{};
    QString text{};
    int picture = 0; // which kind the groups' own pictures show; 0: letters
    QString later{}; // what putting it off is called; empty: it cannot wait
    std::vector<QuestionGroup> groups{};
    friend bool operator==(const Question&, const Question&) = default;
};

class QuestionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Which kind of picture the groups have, of an enum of the game; 0: letters.
    Q_PROPERTY(int picture READ picture NOTIFY changed)
    Q_PROPERTY(QString later READ later NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* groups READ groups CONSTANT)
    /// The one whose choices are seen; -1: none yet. A single group is open at once.
    Q_PROPERTY(int group READ group WRITE setGroup NOTIFY groupChanged)
    Q_PROPERTY(automa::app::GadgetList* choices READ choices CONSTANT)

public:
    using QObject::QObject;

    void ask(Question question);
    void withdraw() { ask({}); }

    [[nodiscard]] bool asked() const { return !question_.title.isEmpty(); }
    [[nodiscard]] QString title() const { return question_.title; }
    [[nodiscard]] QString text() const { return question_.text; }
    [[nodiscard]] int picture() const { return question_.picture; }
    [[nodiscard]] QString later() const { return question_.later; }
    [[nodiscard]] GadgetList* groups() { return &groups_; }
    [[nodiscard]] int group() const { return group_; }
    void setGroup(int group);
    [[nodiscard]] GadgetList* choices() { return &choices_; }
    [[nodiscard]] const Question& question() const { return question_; }

signals:
    void changed();
    void groupChanged();

private:
    Question question_;
    ListModel<QuestionGroup> groups_;
    ListModel<QuestionChoice> choices_;
    int group_ = -1;
};

} // namespace automa::app
