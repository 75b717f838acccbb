#include "app/shell/pages.h"

#include <algorithm>

namespace automa::app {

void Pages::add(Page page) {
    const auto known = std::ranges::find(pages_, page.id, &Page::id);
    if (known != pages_.end())
        *known = std::move(page);
    else
        pages_.push_back(std::move(page));
    std::ranges::stable_sort(pages_, {}, &Page::order);
    emit changed();
}

bool Pages::contains(const QString& id) const {
    return std::ranges::find(pages_, id, &Page::id) != pages_.end();
}

QUrl Pages::url(const QString& id) const {
    const auto page = std::ranges::find(pages_, id, &Page::id);
    return page == pages_.end() ? QUrl() : page->url;
}

QStringList Pages::ids() const {
    QStringList all;
    for (const Page& page : pages_)
        all << page.id;
    return all;
}

void Pages::setHelp(const QString& id, const QString& place, Words help) {
    help_.insert(id + QLatin1Char('#') + place, std::move(help));
    emit changed();
}

QString Pages::help(const QString& id, const QString& place) const {
    for (const QString& key : {id + QLatin1Char('#') + place, id + QLatin1Char('#')})
        if (const auto found = help_.constFind(key); found != help_.constEnd())
            return (*found)();
    const auto page = std::ranges::find(pages_, id, &Page::id);
    return page != pages_.end() && page->help ? page->help() : QString();
}

QVariantList Pages::rows(bool Page::*place) const {
    QVariantList list;
    for (const Page& page : pages_) {
        if (!(page.*place))
            continue;
        list << QVariantMap{{QStringLiteral("id"), page.id},
                            {QStringLiteral("title"), page.title ? page.title() : page.id},
                            {QStringLiteral("detail"), page.detail ? page.detail() : QString()},
                            {QStringLiteral("symbol"), page.symbol}};
    }
    return list;
}

} // namespace automa::app
