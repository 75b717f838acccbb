// What people call things when they do not use the words of their edition. Never shown, only searched; all
// languages together, for a table often speaks more than one.
#include "app/lookup/chapters.h"
#include "app/scythe/lookup/chapters.h"

namespace automa::app::scythe_app {

namespace {

constexpr OtherWords others[] = {
    {"topic:automa", "bot robot AI opponent solo бот штучний суперник соло przeciwnik соперник"},
    {"topic:automa_card", "решення карточка картка deck колода talia Automa deck"},
    {"topic:scheme", "side upside down flip перевернути схеми сторона odwrócić strona перевернуть сторона"},
    {"topic:discard", "discard pile combat discard відбій скид odrzucone сброс отбой"},
    {"topic:row_1", "first row top row move action перший рядок дія pierwszy wiersz первая строка действие"},
    {"topic:row_2", "second row middle gain другий рядок бонуси drugi wiersz вторая строка бонусы"},
    {"topic:row_3", "third row recruit рекрут третій рядок trzeci wiersz третья строка"},
    {"topic:neighbourhood",
     "neighborhood adjacent neighbour nearby околиці сусідні поруч sąsiedztwo sąsiednie соседние рядом"},
    {"topic:teleport", "jump teleportation стрибок телепорт skok прыжок телепорт"},
    {"topic:distance", "how far closest nearest steps далеко найближчий кроки jak daleko najbliższy kroki "
                       "далеко ближайший шаги"},
    {"topic:reading_order", "row by row"},
    {"topic:ties", "tie tie-breaker equal нічия однаково remis rozstrzyganie ничья поровну"},
    {"topic:water", "river lake cross water swim riverwalk річка озеро вода переправа перетнути rzeka "
                    "jezioro woda река озеро вода пересечь"},
    {"topic:tunnel", "mine tunnels шахта тунелі kopalnia шахта"},
    {"topic:home_base", "base start home домівка старт базы dom дом"},
    {"topic:faction_mat", "faction board планшет фракції планшет нации tablica"},
    {"topic:character", "hero leader animal companion персонаж постать bohater персонаж"},
    {"topic:mech", "robot mechs робот меха roboty мех мехи"},
    {"topic:worker", "meeple peasant workers робітники працівник pracownik рабочие"},
    {"topic:combat_unit", "fighter soldier бойова боєць wojsko боец"},
    {"topic:combat", "battle fight war attack битва бійка війна bitwa wojna битва сражение война"},
    {"topic:power", "strength might military tor siły трек сили power track військо moc сила войско"},
    {"topic:combat_card", "ammo battle card боєприпаси карта битви боевые карты"},
    {"topic:popularity", "hearts reputation серце сердечка репутація serca репутация сердца"},
    {"topic:coin", "money gold dollars гроші монети pieniądze деньги монеты"},
    {"topic:star", "triumph achievement зірки тріумф gwiazdki триумф звёзды"},
    {"topic:star_cube", "cube marker tracker кубик кубики znacznik кубик"},
    {"topic:encounter", "event adventure подія пригоди przygoda событие приключение"},
    {"topic:factory", "centre middle фабрика завод центр środek завод центр"},
    {"topic:resources", "goods oil metal food wood ресурс товари surowce товары"},
    {"topic:territory", "hex field space area гекс поле клітинка heks pole клетка гекс"},
    {"topic:set_up",
     "setup preparation start of the game підготовка розкладка rozstawienie начало игры раскладка"},
    {"topic:end",
     "game over finish sixth star закінчення фінал шоста зірка koniec finał финал шестая звезда"},
    {"topic:score",
     "scoring points victory final score очки підрахунок рахунок punkty punktacja очки подсчёт"},
    {"topic:difficulty", "level hard easy рівень важкість poziom уровень"},
    {"symbol:attack_combat", "attack fight sword атакувати напад zaatakować напасть нападение"},
    {"symbol:attack_worker", "attack workers chase прогнати робітників przegonić прогнать рабочих"},
    {"symbol:encounter_or_factory", "encounter factory move герой на пригоду"},
    {"symbol:skip", "skip turn pass пропуск ходу pauza пас"},
    {"star_card:autometta", "easy level 1 beginner легко новачок łatwa легко новичок Autometta Автомета"},
    {"star_card:automa", "normal level 2 standard звичайна zwykła обычная"},
    {"star_card:automaszyna", "hard level 3 важко trudna сложно Автомашина"},
    {"star_card:ultimaszyna",
     "very hard level 4 expert дуже важко expert эксперт Ультрамашина Ультимашина Ultimaszyna"},
    {"faction:nordic", "Nordics Nordic Kingdoms blue синя північ вікінги niebieska północ Северное "
                       "королевство север синяя Björn Бйорн"},
    {"faction:rusviet",
     "Rusviets Union red Soviets червоні Русвєт czerwona Руссветский союз красная Ольга Olga"},
    {"faction:crimea",
     "Crimean Khanate Khanate yellow tatars жовті ханство żółta chanat Крымское ханство жёлтая Zehra Зехра"},
    {"faction:saxony", "Saxon Empire black чорні імперія czarna imperium империя чёрная Gunter Гюнтер"},
    {"faction:polania",
     "Polania Republic white Poland білі Польща Республіка biała Polska белая Польша Anna Анна"},
    {"faction:albion", "Clan Albion green зелені клан zielona klan клан зелёная Connor Коннор"},
    {"faction:togawa",
     "Togawa Shogunate purple фіолетові сьогунат fioletowa szogunat сёгунат фиолетовая Akiko Акіко"},
};

} // namespace

void add_what_people_say(LookupEntries& entries) {
    add_other_words(others, entries);
}

} // namespace automa::app::scythe_app
