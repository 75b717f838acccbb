#pragma once

#include "app/shell/list_model.h"
#include "app/shell/side_look.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace automa::app {

/// One seal on the Continue card.
struct HomeScore {
    Q_GADGET
    QML_VALUE_TYPE(homeScore)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString note MEMBER note)

public:
    friend bool operator==(const HomeScore&, const HomeScore&) = default;

    SideLook look;
    QString name;
    /// Empty where nobody knows them.
    QString points;
    /// "you" under a human's score; empty otherwise.
    QString note;
};

/// The last unfinished game.
struct ContinueCard {
    /// "<name of the game> · round 3 of 5"
    QString overline;
    QDateTime saved;
    std::vector<HomeScore> scores;
    /// "Continue — Red is next"
    QString action;
    /// The page that resumes it, and its properties.
    QString page;
    QVariantMap properties;
};

/// A save that could not be read: what happened, and what the user can do.
struct HomeFault {
    QString title;
    QString sentence;
    QString action;
    std::function<void()> recover;
};

struct HomeNews {
    std::optional<ContinueCard> card;
    std::optional<HomeFault> fault;
};

/// What Home shows of the games. The library gives a source, which knows every game's saved ones; it is
/// asked again on refresh() and on a new language.
class HomeFeed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.home")
    Q_PROPERTY(bool hasCard READ hasCard NOTIFY changed)
    Q_PROPERTY(QString overline READ overline NOTIFY changed)
    Q_PROPERTY(QString savedAgo READ savedAgo NOTIFY changed)
    /// Each a HomeScore.
    Q_PROPERTY(automa::app::GadgetList* scores READ scores CONSTANT)
    Q_PROPERTY(QString action READ action NOTIFY changed)
    Q_PROPERTY(QString page READ page NOTIFY changed)
    Q_PROPERTY(QVariantMap properties READ properties NOTIFY changed)
    Q_PROPERTY(QString faultTitle READ faultTitle NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(QString faultAction READ faultAction NOTIFY changed)

public:
    using Source = std::function<HomeNews()>;
    using QObject::QObject;

    void setSource(Source source);
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void recover();

    [[nodiscard]] bool hasCard() const { return news().card.has_value(); }
    [[nodiscard]] QString overline() const { return card().overline; }
    [[nodiscard]] QString savedAgo() const;
    [[nodiscard]] ListModel<HomeScore>* scores() { return &scores_; }
    [[nodiscard]] QString action() const { return card().action; }
    [[nodiscard]] QString page() const { return card().page; }
    [[nodiscard]] QVariantMap properties() const { return card().properties; }
    [[nodiscard]] QString faultTitle() const { return news().fault ? news().fault->title : QString(); }
    [[nodiscard]] QString fault() const { return news().fault ? news().fault->sentence : QString(); }
    [[nodiscard]] QString faultAction() const { return news().fault ? news().fault->action : QString(); }

signals:
    void changed();

private:
    /// Asks the source when something of it is first read.
    [[nodiscard]] const HomeNews& news() const;
    [[nodiscard]] ContinueCard card() const { return news().card.value_or(ContinueCard{}); }

    Source source_;
    mutable HomeNews news_;
    mutable ListModel<HomeScore> scores_;
    mutable bool stale_ = true;
};

/// "saved 2 min ago", in the app's language.
[[nodiscard]] QString savedAgoText(const QDateTime& saved, const QDateTime& now);

} // namespace automa::app
