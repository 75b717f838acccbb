// "Why?": the reasoning of a decision in chapters, one for each thing that was tried, stepped by hand over
// the map. A game tells the chapters when the page is opened, not before.
#pragma once

#include "app/map/map_highlights.h"
#include "app/map/map_scene.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

/// In QML: Why.Candidate, Why.Past …
namespace Why {
Q_NAMESPACE
QML_ELEMENT
/// What a frame on the map means.
enum Sign { Candidate, Out, Gone, Winner, Reason };
Q_ENUM_NS(Sign)
/// Where a reason stands to the one in sight.
enum Phase { Past, Now, Next };
Q_ENUM_NS(Phase)
} // namespace Why

struct WhyLegendRow {
    Q_GADGET
    Q_PROPERTY(automa::app::Why::Sign sign MEMBER sign)
    Q_PROPERTY(QString text MEMBER text)

public:
    Why::Sign sign = Why::Candidate;
    QString text{};
    friend bool operator==(const WhyLegendRow&, const WhyLegendRow&) = default;
};

/// A candidate with what was counted for it, where a table says more than the map.
struct WhyCandidate {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(bool stays MEMBER stays)

public:
    QString name{};
    QString text{};
    QString value{};
    bool stays = true;
    friend bool operator==(const WhyCandidate&, const WhyCandidate&) = default;
};

/// One sentence, and what the map shows with it.
struct WhyReason {
    QString name{}; // in few words
    QString heading{};
    QString sentence{};
    QString rule{};
    bool counts = false; // narrows candidates …
    int left = 0;        // … to so many
    bool failed = false;
    bool on_map = false; // tells places apart
    MapHighlights shown{};
    std::vector<QStringList> views{}; // what to bring into sight, the most wanted first
    std::vector<WhyLegendRow> legend{};
    QString table_head{};
    QString table_note{};
    std::vector<WhyCandidate> table{};
};

struct WhyChapter {
    QString title{};   // of the page, while it is read
    QString heading{}; // what was tried
    QString label{};   // of its chip; empty: "Action n: done"
    int order = 0;
    bool done = false;  // carried out; otherwise tried and skipped
    bool plays = false; // on the map, so that a look at it helps
    QString result{};   // what came of it
    std::vector<WhyReason> reasons{};
    QString summary{}; // the reason in one plain sentence, before the steps
};

/// A chapter in the row of chips.
struct WhyChapterRow {
    Q_GADGET
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int order MEMBER order)
    Q_PROPERTY(bool done MEMBER done)

public:
    QString heading{};
    QString label{};
    int order = 0;
    bool done = false;
    friend bool operator==(const WhyChapterRow&, const WhyChapterRow&) = default;
};

/// A reason in the funnel.
struct WhyBoxRow {
    Q_GADGET
    Q_PROPERTY(bool counts MEMBER counts)
    Q_PROPERTY(QString count MEMBER count)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(automa::app::Why::Phase phase MEMBER phase)

public:
    bool counts = false;
    QString count{};
    QString symbol{};
    QString words{};
    Why::Phase phase = Why::Next;
    friend bool operator==(const WhyBoxRow&, const WhyBoxRow&) = default;
};

class WhyModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(automa::app::MapScene* scene READ map CONSTANT)
    /// There is a decision to ask about.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY stepped)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* chapters READ chapters CONSTANT)
    Q_PROPERTY(int chapter READ chapter WRITE setChapter NOTIFY stepped)
    Q_PROPERTY(automa::app::GadgetList* boxes READ boxes CONSTANT)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepped)
    Q_PROPERTY(int steps READ steps NOTIFY stepped)
    Q_PROPERTY(bool first READ first NOTIFY stepped)
    /// Of this chapter.
    Q_PROPERTY(bool last READ last NOTIFY stepped)
    /// Nothing follows, in no chapter.
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY stepped)
    /// Of the chapter that the next step goes over to; 0 while this one goes on.
    Q_PROPERTY(int nextOrder READ nextOrder NOTIFY stepped)
    /// The reason in one plain sentence; empty if the steps must do.
    Q_PROPERTY(QString summary READ summary NOTIFY stepped)
    Q_PROPERTY(QString heading READ heading NOTIFY stepped)
    Q_PROPERTY(QString sentence READ sentence NOTIFY stepped)
    Q_PROPERTY(QString rule READ rule NOTIFY stepped)
    /// What the next step is called; empty at the end of a chapter.
    Q_PROPERTY(QString next READ next NOTIFY stepped)
    Q_PROPERTY(QString result READ result NOTIFY stepped)
    Q_PROPERTY(bool done READ done NOTIFY stepped)
    Q_PROPERTY(QString chapterHeading READ chapterHeading NOTIFY stepped)
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY stepped)
    /// What to bring into sight on a map that cannot show it all: so many choices, see view().
    Q_PROPERTY(int views READ views NOTIFY stepped)
    Q_PROPERTY(automa::app::GadgetList* legend READ legend CONSTANT)
    Q_PROPERTY(QString tableHead READ tableHead NOTIFY stepped)
    Q_PROPERTY(QString tableNote READ tableNote NOTIFY stepped)
    Q_PROPERTY(automa::app::GadgetList* table READ table CONSTANT)
    Q_PROPERTY(bool onMap READ onMap NOTIFY stepped)
    Q_PROPERTY(bool plays READ plays NOTIFY stepped)

public:
    using QObject::QObject;

    [[nodiscard]] virtual MapScene* map() = 0;
    [[nodiscard]] virtual bool ready() const = 0;
    [[nodiscard]] virtual QString subtitle() const = 0;
    [[nodiscard]] QString title();
    [[nodiscard]] GadgetList* chapters() { return &chapters_; }
    [[nodiscard]] int chapter();
    void setChapter(int chapter);
    [[nodiscard]] GadgetList* boxes() { return &boxes_; }
    [[nodiscard]] int step();
    void setStep(int step);
    [[nodiscard]] int steps();
    [[nodiscard]] bool first();
    [[nodiscard]] bool last();
    [[nodiscard]] bool atEnd();
    [[nodiscard]] int nextOrder();
    [[nodiscard]] QString summary();
    [[nodiscard]] QString heading();
    [[nodiscard]] QString sentence();
    [[nodiscard]] QString rule();
    [[nodiscard]] QString next();
    [[nodiscard]] QString result();
    [[nodiscard]] bool done();
    [[nodiscard]] QString chapterHeading();
    [[nodiscard]] MapHighlights shown();
    [[nodiscard]] int views();
    [[nodiscard]] GadgetList* legend() { return &legend_; }
    [[nodiscard]] QString tableHead();
    [[nodiscard]] QString tableNote();
    [[nodiscard]] GadgetList* table() { return &table_; }
    [[nodiscard]] bool onMap();
    [[nodiscard]] bool plays();
    [[nodiscard]] const std::vector<WhyChapter>& told();

    /// The ids of one choice, the most wanted first; none if there is no such choice.
    Q_INVOKABLE [[nodiscard]] QStringList view(int index);
    /// Somebody looks: the lists and the map are laid out as well. Contract: never called while a binding is
    /// evaluated, as its getters are; they only read.
    Q_INVOKABLE void unfold();
    /// To the next or the previous sentence, over the chapters' borders.
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();

public slots:
    /// Says the same in another language.
    void retell();

signals:
    void changed();
    void stepped();

protected:
    /// Another decision, or none: what was told is forgotten, and told anew when somebody looks.
    void forget();
    /// The language is another one: what the map keeps in words.
    virtual void nameAnew() {}
    /// The reasoning in words. Contract: only asked for while ready(), perhaps by a binding: it changes
    /// nothing that anybody sees.
    [[nodiscard]] virtual std::vector<WhyChapter> tell() = 0;
    /// Where the reader begins.
    [[nodiscard]] virtual std::size_t opening(const std::vector<WhyChapter>& chapters) const;
    /// The chapter in sight is another one: the map shows the position that was decided on.
    virtual void chapterShown(std::size_t chapter) = 0;

private:
    [[nodiscard]] const WhyChapter* now();
    [[nodiscard]] const WhyReason* reason();
    void show(std::size_t chapter, std::size_t step);
    void goTo(std::size_t chapter, std::size_t step);
    void layOut();

    bool told_ = false;
    bool laid_out_ = false;
    std::vector<WhyChapter> list_{};
    std::size_t chapter_ = 0;
    std::size_t step_ = 0;
    ListModel<WhyChapterRow> chapters_;
    ListModel<WhyBoxRow> boxes_;
    ListModel<WhyLegendRow> legend_;
    ListModel<WhyCandidate> table_;
};

} // namespace automa::app
