#include "app/shell/home_feed.h"

#include <QCoreApplication>
#include <QLocale>

namespace automa::app {

void HomeFeed::setSource(Source source) {
    source_ = std::move(source);
    refresh();
}

void HomeFeed::refresh() {
    news_ = source_ ? source_() : HomeNews{};
    emit changed();
}

void HomeFeed::recover() {
    if (!news_.fault || !news_.fault->recover)
        return;
    const auto action = news_.fault->recover;
    action();
    refresh();
}

QString HomeFeed::savedAgo() const {
    return news_.card ? savedAgoText(news_.card->saved, QDateTime::currentDateTime()) : QString();
}

QVariantList HomeFeed::scores() const {
    QVariantList list;
    for (const HomeScore& score : card().scores)
        list << QVariantMap{{QStringLiteral("look"), QVariant::fromValue(score.look)},
                            {QStringLiteral("name"), score.name},
                            {QStringLiteral("points"), score.points},
                            {QStringLiteral("note"), score.note}};
    return list;
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
