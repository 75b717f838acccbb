#include "app/shell/home_feed.h"

#include <QCoreApplication>
#include <QLocale>

namespace automa::app {

void HomeFeed::setSource(Source source) {
    source_ = std::move(source);
    refresh();
}

void HomeFeed::refresh() {
    stale_ = true;
    emit changed();
}

const HomeNews& HomeFeed::news() const {
    if (stale_) {
        stale_ = false;
        news_ = source_ ? source_() : HomeNews{};
        scores_.show(news_.card ? news_.card->scores : std::vector<HomeScore>());
    }
    return news_;
}

void HomeFeed::recover() {
    if (!news().fault || !news().fault->recover)
        return;
    const auto action = news().fault->recover;
    action();
    refresh();
}

QString HomeFeed::savedAgo() const {
    return news().card ? savedAgoText(news().card->saved, QDateTime::currentDateTime()) : QString();
}

QString savedAgoText(const QDateTime& saved, const QDateTime& now) {
    if (!saved.isValid())
        return {};
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    const qint64 seconds = saved.secsTo(now);
    const int minutes = static_cast<int>(seconds / minute);
    const int hours = static_cast<int>(seconds / hour);
    if (seconds < minute)
        return QCoreApplication::translate("HomeFeed", "saved just now");
    if (seconds < hour)
        return QCoreApplication::translate("HomeFeed", "saved %n min ago", nullptr, minutes);
    if (seconds < day)
        return QCoreApplication::translate("HomeFeed", "saved %n h ago", nullptr, hours);
    return QCoreApplication::translate("HomeFeed", "saved %1")
        .arg(QLocale().toString(saved.date(), QLocale::ShortFormat));
}

} // namespace automa::app
