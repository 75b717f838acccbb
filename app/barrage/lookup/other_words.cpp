// What people call things when they do not use the words of their edition. Never shown, only searched; all
// languages together, for a table often speaks more than one.
#include "app/barrage/lookup/chapters.h"

namespace automa::app::barrage_app {

namespace {

struct Others {
    const char* key;
    const char* words;
};

constexpr Others others[] = {
    {"structure:dam", "barrage wall weir reservoir dams запруда дамба загата zapora плотины дамбы"},
    {"structure:base", "foundation dam base bottom фундамент підвалина fundament baza база основы"},
    {"structure:elevation", "raise dam higher addition level up підвищення надбудова nasyp надстройка "
                            "возвышение подъём"},
    {"structure:conduit", "pipe pipeline tunnel penstock water pipe труба тунель трубопровід канал rura "
                          "rurociąg tunel водовод водопровод туннель"},
    {"structure:powerhouse", "power house power plant power station turbine hydro ГЕС гідроелектростанція "
                             "станція siłownia hydroelektrownia ГЭС гидроэлектростанция станция"},
    {"structure:building", "private building Leeghwater будинок prywatna inwestycja постройка дом buildings "
                           "будівля budynek здание"},
    {"topic:automa", "bot robot AI opponent solo Tesla Тесла бот штучний суперник соло przeciwnik solo бот "
                     "искусственный соперник"},
    {"topic:automa_tile", "card Automa card карта картка karta жетон Автоми плитка жетон Автомы карточка"},
    {"topic:action_side", "front actions side лицьова сторона дії strona akcji лицевая сторона действия"},
    {"topic:criteria_side", "back criteria side зворотна сторона критерії rewers kryteria оборот критерии"},
    {"topic:dashed_frame", "dotted frame free action turn goes on пунктир пунктирна рамка przerywana ramka "
                           "пунктирная рамка"},
    {"topic:code", "number wrap-around order номер код нумерація по колу numer kod kolejność нумерация"},
    {"topic:tie_break", "tie ties draw equal left-most нічия рівність remis rozstrzyganie remisów ничья "
                        "равенство спорные случаи"},
    {"topic:energy_track", "power track energy marker шкала енергії доріжка енергії маркер tor mocy znacznik "
                           "energii трек энергии маркер leader лідер prowadzący lider лидер"},
    {"topic:energy", "electricity power units струм електрика prąd moc ток электричество"},
    {"topic:wheel", "building wheel rotate turn the wheel segment колесо прокрутити сектор koło obrót "
                    "segment повернуть колесо сектор"},
    {"topic:machinery", "machines equipment vehicles машини обладнання sprzęt pojazdy машины оборудование"},
    {"topic:excavator", "digger shovel bulldozer екскаватори землерийна koparki экскаваторы"},
    {"topic:mixer", "concrete mixer cement truck бетономішалка бетонозмішувачі mieszalnik betoniarki "
                    "бетономешалка миксер"},
    {"topic:engineer", "worker workers meeple інженери робітник робочі inżynierowie robotnik pionek "
                       "инженеры рабочий"},
    {"topic:credit", "money coin coins dollars гроші монети кредити pieniądze monety kredyty деньги монеты "
                     "кредиты"},
    {"topic:vp",
     "points score victory point очки бали ПО переможні PZ punkty zwycięstwa победные очки баллы"},
    {"topic:water_drop", "drops water marker drop крапля краплі вода маркер води kropla krople wody капля "
                         "капли вода"},
    {"topic:water_flow", "flow natural flow stream current рух води течія потік spływ przepływ nurt течение "
                         "воды поток"},
    {"topic:headstream", "spring source river head джерело витік річки źródło rzeki исток источник реки"},
    {"topic:headstream_tile", "water tile плитка витоку річки kafel źródła жетон истока"},
    {"topic:basin", "lake pool reservoir водойма басейн озеро zbiornik jezioro водоём бассейн озеро"},
    {"topic:river", "stream річка rzeka strumień река ручей"},
    {"topic:region", "area zone terrain зона місцевість obszar strefa teren область зона местность"},
    {"topic:red_border", "red frame surcharge extra cost red-bordered space +3 червона рамка доплата "
                         "червоний обвід czerwona ramka dopłata красная рамка доплата surcharge additional "
                         "payment додаткова плата dodatkowa opłata дополнительная плата"},
    {"topic:neutral_dam", "grey dam neutral dams нейтральна гребля сіра neutralna tama szara нейтральная "
                          "плотина серая"},
    {"topic:dam_height", "capacity level holds drops висота греблі місткість poziom tamy pojemność высота "
                         "плотины вместимость"},
    {"topic:power",
     "strength multiplier value потужність водоводу сила множник wartość kanału moc siła мощность "
     "трубопровода сила production value значення виробництва wartość produkcji значение производства"},
    {"topic:system",
     "dam conduit powerhouse connected best system виробнича система зв’язка system produkcyjny "
     "система производственная"},
    {"topic:foreign_conduit", "use other player's conduit pay owner чужий водовід оплата cudzy kanał opłata "
                              "чужой трубопровод плата"},
    {"topic:contract", "order deal private contract замовлення приватний контракт umowa zlecenie kontrakt "
                       "prywatny договор частный"},
    {"topic:contract_national", "state government national державний урядовий państwowy narodowy rządowy "
                                "государственный национальный"},
    {"topic:technology", "tech patent upgrade жетон технології патент technologia patent технология патент"},
    {"topic:advanced_technology",
     "tech upgrade level special effect інновація покращення zaawansowana technologia новаторская улучшение "
     "особливий ефект efekt specjalny особый эффект"},
    {"topic:joker", "wild any structure джокер універсальний uniwersalny joker джокер универсальный"},
    {"topic:company", "nation country faction країна фракція spółka firma kraj страна фракция"},
    {"topic:company_ability", "special power unique production здатність унікальна zdolność specjalna "
                              "способность свойство"},
    {"topic:income", "revenue дохід прибуток przychód dochód доход прибыль"},
    {"topic:officer", "CEO executive character director керівник директор персонаж dyrektor wykonawczy "
                      "управляющий директор персонаж"},
    {"topic:bonus_tile", "round bonus бонус раунду premia rundy бонус раунда"},
    {"topic:objective_tile", "goal final objective ціль мета cel końcowy цель конец"},
    {"topic:round", "phase phases раунд фаза фази runda faza fazy раунд фаза"},
    {"topic:scoring", "points count підрахунок очок punktacja подсчёт очков"},
    {"topic:turn_order", "first player sequence черга порядок ходу kolejność gracz очередь порядок хода"},
    {"topic:game_end", "final scoring winner фінальний підрахунок переможець końcowa punktacja zwycięzca "
                       "итоговый подсчёт победитель"},
    {"topic:set_up", "setup start beginning preparation підготовка приготування початок розкладка "
                     "przygotowanie rozstawienie подготовка расстановка начало"},
    {"topic:leeghwater", "expansion addon доповнення Легватер dodatek дополнение Легватер"},
    {"topic:build_costs", "price cost of construction ціна вартість будівництва скільки коштує koszt cena "
                          "budowy цена стоимость строительства сколько стоит"},
    {"level:low", "easy Low Voltage difficulty легкий легко łatwy лёгкий difficulty level складність рівень "
                  "складності poziom trudności сложность уровень сложности"},
    {"level:medium", "normal standard середній normalny нормальный difficulty level складність рівень "
                     "складності poziom trudności сложность уровень сложности"},
    {"level:high", "hard difficult важкий складний trudny сложный тяжёлый difficulty level складність рівень "
                   "складності poziom trudności сложность уровень сложности"},
    {"level:very_high",
     "hardest expert expert very hard дуже важкий найскладніший bardzo trudny очень сложный difficulty level "
     "складність рівень складності poziom trudności сложность уровень сложности"},
    {"action:production", "produce energy turbine electricity виробити енергію турбіна produkować turbina "
                          "выработать энергию турбина производство"},
    {"action:water_management", "place drops add water water додати воду krople dodaj wodę добавить воду"},
    {"action:contract_office", "discard contracts скинути контракти biuro kontraktów odrzuć kontrakty "
                               "сбросить контракты"},
    {"action:construction", "build building structures будувати побудувати budować zbuduj строить построить"},
    {"action:patent_office", "buy technology patent купити технологію patent kup technologię купить "
                             "технологию"},
    {"action:external_work", "foreign job стороння робота зовнішнє zewnętrzne zlecenie внешний заказ"},
    {"action:workshop", "rotate wheel turn прокрутити колесо obróć koło повернуть колесо"},
    {"action:machinery_shop", "machine shop buy machines excavator mixer цех машин купити техніку sklep z "
                              "maszynami maszyny магазин техники"},
    {"action:bank", "money credits loan гроші pieniądze деньги"},
    {"criterion:dam.most_powerful_built_conduit", "strongest built pipe найсильніший найміцніший "
                                                  "najsilniejszy сильнейший"},
    {"criterion:powerhouse.most_powerful_built_conduit", "strongest built pipe найсильніший najsilniejszy "
                                                         "сильнейший"},
    {"criterion:conduit.most_powerful", "strongest pipe highest power найсильніший najsilniejszy сильнейший"},
    {"criterion:conduit.second_most_powerful",
     "second strongest другий найпотужніший drugi co do mocy второй "
     "сильнейший"},
    {"criterion:dam.most_water_drops", "most water найбільше води крапель najwięcej wody больше всего воды"},
    {"criterion:dam.red_bordered_space", "red border red frame space червона комірка czerwone pole красная "
                                         "клетка"},
    {"criterion:dam.own_powerhouse", "my powerhouse своя електростанція собственная электростанция"},
    {"criterion:powerhouse.own_dam", "my dam своя гребля собственная плотина"},
    {"criterion:dam.fed_by_upstream_powerhouse", "below a powerhouse нижче електростанції poniżej elektrowni "
                                                 "ниже электростанции"},
    {"rule:B-7.5", "leftmost left-most крайня ліва найлівіша najbardziej lewy самая левая"},
    {"region:mountain", "mountain гора górski гористая горная"},
    {"region:hill", "hill пагорб горби wzgórze холм"},
    {"region:plain", "plain lowland рівнина nizina równina равнина низина"},
    {"company:usa", "America United States Америка Сполучені Штати Stany Zjednoczone Америка Соединённые "
                    "Штаты red"},
    {"company:germany", "German Deutschland німці німецька niemiecka немцы black"},
    {"company:italy", "Italian італійці italia włoska итальянцы green"},
    {"company:france", "French французи francuska французы white cheaper discount знижка дешевші контракти "
                       "zniżka tańsze kontrakty скидка дешевле контракты"},
    {"company:netherlands", "Holland Dutch Голландія Holandia Голландия orange"},
    {"officer:margot_fouche", "Fouche"},
    {"officer:graziano_del_monte", "Delmonte"},
    {"officer:jill_mcdowell", "Mac Dowell Mcdowel pay conduits with mixers instead of excavators оплата "
                              "водоводу бетонозмішувачами замість екскаваторів opłacanie kanału betoniarkami "
                              "zamiast koparek оплата трубопровода бетономешалками вместо экскаваторов"},
    {"building:wind_farm", "windmill вітряк wiatrak ветряк wind power plant вітрова електростанція "
                           "elektrownia wiatrowa ветряная ветровая электростанция"},
    {"building:cofferdam", "кофердам koferdam"},
    {"building:energy_relay_field", "поле енергії substation podstacja подстанция реле"},
    {"building:customer_office", "client office клієнти klienci клиенты"},
    {"rule:B-4.1", "readiness of a system готовність системи gotowość systemu готовность системы"},
    {"rule:B-6.6", "two dams two powerhouses in the same basin дві греблі електростанції в одній водоймі "
                   "dwie tamy elektrownie w jednym zbiorniku две плотины электростанции в одном водоёме"},
    {"rule:B-2.1", "runs out of engineers no engineers left закінчилися інженери skończyli się inżynierowie "
                   "кончились инженеры"},
    {"rule:B-3.3",
     "end of the turn ends кінець ходу хід закінчується koniec tury kończy się конец хода ход заканчивается"},
    {"bonus:bonus_contracts", "VP points per fulfilled contract ПО очки за кожен виконаний контракт PZ "
                              "punkty za każdy zrealizowany kontrakt ПО очки за каждый выполненный контракт"},
    {"bonus:bonus_bases",
     "VP points per base ПО очки за кожен основу PZ punkty za każdy podstawę ПО очки за каждый основание"},
    {"bonus:bonus_elevations", "VP points per elevation ПО очки за кожен надбудову PZ punkty za każdy "
                               "podwyższenie ПО очки за каждый надстройку"},
    {"bonus:bonus_conduits",
     "VP points per conduit ПО очки за кожен водовід PZ punkty za każdy kanał ПО очки за каждый трубопровод"},
    {"bonus:bonus_powerhouses", "VP points per powerhouse ПО очки за кожен електростанцію PZ punkty za każdy "
                                "elektrownię ПО очки за каждый электростанцию"},
    {"bonus:bonus_advanced_tiles",
     "VP points per advanced technology tile ПО очки за кожен жетон удосконаленої технології PZ punkty za "
     "każdy kafel zaawansowanej technologii ПО очки за каждый жетон улучшенной технологии"},
    {"bonus:bonus_external_works", "VP points per external work ПО очки за кожен стороннє замовлення PZ "
                                   "punkty za każdy zlecenie zewnętrzne ПО очки за каждый сторонний заказ"},
    {"bonus:bonus_buildings",
     "VP points per building ПО очки за кожен будівлю PZ punkty za każdy budynek ПО очки за каждый здание"},
    {"rule:B-5.2", "how many drops place put скільки крапель класти додати розмістити ile kropel umieścić "
                   "położyć umieszcza сколько капель помещать класть разместить"},
    {"reading:water_drops", "how many drops place put скільки крапель класти додати розмістити ile kropel "
                            "umieścić położyć umieszcza сколько капель помещать класть разместить"},
    {"rule:B-6.5", "price pays how many machines ціна скільки машин коштує cena ile maszyn kosztuje цена "
                   "сколько машин стоит"},
    {"rule:B-1.2",
     "money pays use credits гроші платить кредити pieniądze płaci kredyty деньги платит кредиты"},
    {"technology:special_anton", "special technology tile жетон особливої технології плитка kafel specjalnej "
                                 "technologii жетон особой технологии"},
    {"technology:special_leslie", "special technology tile жетон особливої технології плитка kafel "
                                  "specjalnej technologii жетон особой технологии"},
    {"rule:B-1.1", "two Automas two players дві Автоми гравці dwie Automy gracze две Автомы игроки"},
    {"rule:B-3.2", "tiles run out empty stack shuffle плитки закінчилися перемішати kafle skończyły się "
                   "przetasować жетоны кончились кончаются перемешать"},
};

} // namespace

QStringList other_words_for(const QString& key) {
    for (const Others& other : others)
        if (key == QLatin1StringView(other.key))
            return {QString::fromUtf8(other.words)};
    return {};
}

} // namespace automa::app::barrage_app
