#include "app/shell/pages.h"

#include <algorithm>

namespace automa::app {
namespace {

/// "ask" of "<game>/ask"; empty for a page that is no game's.
QString partOf(const QString& id) {
    const auto slash = id.indexOf(QLatin1Char('/'));
    return slash < 0 ? QString() : id.mid(slash + 1);
}

PageRow rowOf(const Page& page) {
    return {.name = page.id,
            .page = page.id,
            .properties = {},
            .title = page.title ? page.title() : page.id,
            .detail = page.detail ? page.detail() : QString(),
            .symbol = page.symbol};
}

} // namespace

Pages::Pages(QObject* parent) : QObject(parent) {
    connect(this, &Pages::changed, this, [this] {
        homeRows_.show(rows(&Page::onHome));
        settingsRows_.show(rows(&Page::inSettings));
    });
}

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

std::vector<PageRow> Pages::rows(bool Page::*place) const {
    std::vector<PageRow> list;
    for (const Page& page : pages_) {
        if (!(page.*place))
            continue;
        const QString part = partOf(page.id);
        const auto same = std::ranges::find_if(
            list, [&](const PageRow& row) { return !part.isEmpty() && partOf(row.page) == part; });
        const auto choosing =
            std::ranges::find_if(list, [&](const PageRow& row) { return row.name == part; });
        if (choosing != list.end())
            continue;
        if (same == list.end()) {
            list.push_back(rowOf(page));
            continue;
        }
        same->name = part;
        same->page = QLatin1String(choice);
        same->properties = {{QStringLiteral("what"), part}, {QStringLiteral("title"), same->title}};
    }
    return list;
}

} // namespace automa::app
