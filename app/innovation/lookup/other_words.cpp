// What people call things when they do not use the words of their edition. Never shown, only searched; all
// languages together, for a table often speaks more than one.
#include "app/innovation/lookup/chapters.h"
#include "app/lookup/chapters.h"

namespace automa::app::innovation_app {

namespace {

constexpr OtherWords others[] = {
    {"topic:automa", "bot robot AI opponent solo бот штучний суперник соло przeciwnik соперник"},
    {"topic:decision_card", "card Automa card картка карточка karta"},
    {"topic:deck", "cards stack draw pile карти стос karty stos карты стопка"},
    {"topic:difficulty", "level hard easy рівень poziom уровень"},
    {"topic:pass", "passes end of turns пасує пас pasuje пасует"},
    {"topic:faction_action", "faction card race карта фракції карта фракции karta frakcji"},
    {"topic:reach", "range distance rivers дальність річка zasięg rzeka дальность река"},
    {"topic:shipping", "ship boat navigation river кораблі човен річка statek łódź корабль лодка"},
    {"topic:distance",
     "how far closest nearest далеко найближча jak daleko najbliższy далеко ближайшая path шлях путь"},
    {"topic:marked",
     "power token group cluster marker позначка мітка група skupisko grupa скопление метка группа"},
    {"topic:approach", "bring together groups closer зблизити zbliżyć сблизить"},
    {"topic:terrain_priority",
     "row A B order of terrains порядок місцевостей kolejność terenów порядок местностей"},
    {"topic:native_terrain", "home terrain colour of player рідна домашня ojczysty родная домашняя"},
    {"topic:directional", "arrow tie tie-breaker number стрілка нічия стрелка ничья strzałka remis"},
    {"topic:catch_up", "catch up science lag behind наздогнати наука dogonić nauka догнать наука"},
    {"topic:scholar", "scientist professor вчений професор naukowiec учёные профессор"},
    {"topic:innovation", "invention tile винахід wynalazek изобретение"},
    {"topic:x_token", "block action taken хрестик krzyżyk крестик"},
    {"topic:power", "leech power from neighbour сила сусід moc od sąsiada сила сосед"},
    {"topic:bonus_tile", "bonus card passing tile бонус premia бонус"},
    {"topic:first_workshops",
     "starting buildings initial dwellings letters початкові літери początkowe litery начальные буквы"},
    {"topic:set_up", "setup preparation підготовка rozstawienie раскладка"},
    {"topic:scoring", "end game points area science очки кінець punkty koniec очки конец"},
    {"topic:vp", "points score очки бали punkty очки баллы"},
    {"topic:two_humans", "three players multiplayer 2 players двоє гравців dwóch graczy двое игроков"},
    {"symbol:terraform_and_build",
     "build terraform workshop spade будувати тераформувати лопата budować łopata строить лопата"},
    {"symbol:upgrade", "improve building покращити ulepszyć улучшить"},
    {"symbol:send_scholar", "scholar science науковець uczony учёный"},
    {"symbol:take_innovation", "innovation tile інновація innowacja инновация"},
    {"symbol:block_power_and_book", "block power action book action заблокувати zablokować заблокировать"},
    {"level:automalein", "easy beginner first game легкий новачок łatwy лёгкий новичок Автомка"},
    {"level:automa", "normal medium середній średni средний"},
    {"level:automaechtig", "hard важкий trudny сложный Automaechtig"},
    {"level:ultoma", "very hard дуже важкий bardzo trudny очень сложный"},
    {"level:alptrauma", "nightmare hardest найважчий кошмар najtrudniejszy koszmar самый сложный кошмар"},
    {"faction:simpletons", "commoners first faction прості zwykli простые"},
    {"faction:kuddlers", "cuddlers обіймашки przytulanki обнимашки"},
    {"faction:racelings", "sprinters runners бігуни biegacze спринтеры"},
    {"faction:blight", "devastators scourge чума zaraza чума"},
    {"terrain:desert", "yellow sand жовта пісок żółta piasek жёлтая песок"},
    {"terrain:plains", "brown field коричнева поле brązowa pole коричневая поле"},
    {"terrain:swamp", "black marsh чорна czarne чёрное"},
    {"terrain:lake", "blue water синя вода niebieskie woda синее вода"},
    {"terrain:forest", "green woods зелена zielony зелёный"},
    {"terrain:mountain", "grey gray сірі szare серые"},
    {"terrain:wasteland", "red badlands червона czerwone красная"},
    {"building:workshop", "dwelling house хата будинок dom дом"},
    {"building:guild", "trading house торговельний дім dom handlowy торговый дом"},
    {"building:school", "temple храм świątynia"},
    {"building:palace", "stronghold фортеця twierdza крепость"},
    {"building:university", "sanctuary святилище sanktuarium"},
};

} // namespace

void add_what_people_say(LookupEntries& entries) {
    add_other_words(others, entries);
}

} // namespace automa::app::innovation_app
