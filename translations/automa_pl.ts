<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>BarrageNames</name>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 PZ za każdy zrealizowany kontrakt</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 PZ za każde wykonane zagraniczne zlecenie</translation>
    </message>
    <message>
        <source>%1 VP for each own advanced technology tile</source>
        <translation>%1 PZ za każdy własny kafel zaawansowanej technologii</translation>
    </message>
    <message>
        <source>%1 VP for each own base</source>
        <translation>%1 PZ za każdą własną podstawę</translation>
    </message>
    <message>
        <source>%1 VP for each own conduit</source>
        <translation>%1 PZ za każdy własny kanał</translation>
    </message>
    <message>
        <source>%1 VP for each own elevation</source>
        <translation>%1 PZ za każde własne podwyższenie</translation>
    </message>
    <message>
        <source>%1 VP for each own powerhouse</source>
        <translation>%1 PZ za każdą własną elektrownię</translation>
    </message>
    <message>
        <source>%1 VP for each own private building</source>
        <translation>%1 PZ za każdy własny budynek</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, wartość %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n kafel Automy</numerusform>
            <numerusform>%n kafle Automy</numerusform>
            <numerusform>%n kafli Automy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
            <numerusform>%n Automy</numerusform>
            <numerusform>%n Autom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n PZ</numerusform>
            <numerusform>%n PZ</numerusform>
            <numerusform>%n PZ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced technology tile(s), free</source>
        <translation>
            <numerusform>%n darmowy kafel zaawansowanej technologii</numerusform>
            <numerusform>%n darmowe kafle zaawansowanej technologii</numerusform>
            <numerusform>%n darmowych kafli zaawansowanej technologii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced tile(s)</source>
        <translation>
            <numerusform>%n kafel zaawansowanej technologii</numerusform>
            <numerusform>%n kafle zaawansowanej technologii</numerusform>
            <numerusform>%n kafli zaawansowanej technologii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n podstawa</numerusform>
            <numerusform>%n podstawy</numerusform>
            <numerusform>%n podstaw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basin(s)</source>
        <translation>
            <numerusform>%n zbiornik</numerusform>
            <numerusform>%n zbiorniki</numerusform>
            <numerusform>%n zbiorników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n kanał</numerusform>
            <numerusform>%n kanały</numerusform>
            <numerusform>%n kanałów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n kontrakt</numerusform>
            <numerusform>%n kontrakty</numerusform>
            <numerusform>%n kontraktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredyt</numerusform>
            <numerusform>%n kredyty</numerusform>
            <numerusform>%n kredytów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n tama</numerusform>
            <numerusform>%n tamy</numerusform>
            <numerusform>%n tam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s)</source>
        <translation>
            <numerusform>%n kropla wody</numerusform>
            <numerusform>%n krople wody</numerusform>
            <numerusform>%n kropel wody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) on headstreams</source>
        <translation>
            <numerusform>%n kropla wody na źródła</numerusform>
            <numerusform>%n krople wody na źródła</numerusform>
            <numerusform>%n kropel wody na źródła</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) that flow at once</source>
        <translation>
            <numerusform>%n kropla wody, która od razu spływa</numerusform>
            <numerusform>%n krople wody, które od razu spływają</numerusform>
            <numerusform>%n kropel wody, które od razu spływają</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n podwyższenie</numerusform>
            <numerusform>%n podwyższenia</numerusform>
            <numerusform>%n podwyższeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n jednostka energii</numerusform>
            <numerusform>%n jednostki energii</numerusform>
            <numerusform>%n jednostek energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy, also for a contract</source>
        <translation>
            <numerusform>%n jednostka energii, także do kontraktu</numerusform>
            <numerusform>%n jednostki energii, także do kontraktu</numerusform>
            <numerusform>%n jednostek energii, także do kontraktu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n inżynier</numerusform>
            <numerusform>%n inżynierów</numerusform>
            <numerusform>%n inżynierów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n koparka</numerusform>
            <numerusform>%n koparki</numerusform>
            <numerusform>%n koparek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n external work(s)</source>
        <translation>
            <numerusform>%n zagraniczne zlecenie</numerusform>
            <numerusform>%n zagraniczne zlecenia</numerusform>
            <numerusform>%n zagranicznych zleceń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free elevation(s)</source>
        <translation>
            <numerusform>%n darmowe podwyższenie</numerusform>
            <numerusform>%n darmowe podwyższenia</numerusform>
            <numerusform>%n darmowych podwyższeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free powerhouse(s)</source>
        <translation>
            <numerusform>%n darmowa elektrownia</numerusform>
            <numerusform>%n darmowe elektrownie</numerusform>
            <numerusform>%n darmowych elektrowni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n rozgrywka</numerusform>
            <numerusform>%n rozgrywki</numerusform>
            <numerusform>%n rozgrywek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n maszyna</numerusform>
            <numerusform>%n maszyny</numerusform>
            <numerusform>%n maszyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) of your choice</source>
        <translation>
            <numerusform>%n maszyna do wyboru</numerusform>
            <numerusform>%n maszyny do wyboru</numerusform>
            <numerusform>%n maszyn do wyboru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n betoniarka</numerusform>
            <numerusform>%n betoniarki</numerusform>
            <numerusform>%n betoniarek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n elektrownia</numerusform>
            <numerusform>%n elektrownie</numerusform>
            <numerusform>%n elektrowni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private building(s)</source>
        <translation>
            <numerusform>%n budynek</numerusform>
            <numerusform>%n budynki</numerusform>
            <numerusform>%n budynków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segmenty</numerusform>
            <numerusform>%n segmentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the energy track</source>
        <translation>
            <numerusform>%n pole na torze energii</numerusform>
            <numerusform>%n pola na torze energii</numerusform>
            <numerusform>%n pól na torze energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systemy</numerusform>
            <numerusform>%n systemów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n kafel technologii</numerusform>
            <numerusform>%n kafle technologii</numerusform>
            <numerusform>%n kafli technologii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>1 drop straight on a neutral or own dam with room.</source>
        <translation>1 kropla wprost na neutralną lub własną tamę, na której jest miejsce.</translation>
    </message>
    <message>
        <source>1 machine of the kind it has fewer of</source>
        <translation>1 maszyna tego rodzaju, którego ma mniej</translation>
    </message>
    <message>
        <source>3 VP for each own advanced technology tile, on the wheel or off it.</source>
        <translation>3 PZ za każdy własny kafel zaawansowanej technologii, na kole lub poza nim.</translation>
    </message>
    <message>
        <source>3 VP for each own dam of height 2 or 3, the new one included.</source>
        <translation>3 PZ za każdą własną tamę 2. lub 3. poziomu, także tę właśnie podwyższoną.</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse, the new one included.</source>
        <translation>3 PZ za każdą własną elektrownię, także nową.</translation>
    </message>
    <message>
        <source>5 credits.</source>
        <translation>5 kredytów.</translation>
    </message>
    <message>
        <source>A conduit may be paid with mixers instead: 1 mixer per power.</source>
        <translation>Kanał można opłacić betoniarkami: 1 betoniarka za każdy punkt wartości.</translation>
    </message>
    <message>
        <source>A production with +3.</source>
        <translation>Produkcja z premią +3.</translation>
    </message>
    <message>
        <source>A red-bordered space costs nothing extra, nor does a building place marked 3.</source>
        <translation>Pole z czerwonym obrysem nie wymaga dopłaty, podobnie miejsce budynku oznaczone 3.</translation>
    </message>
    <message>
        <source>A space of her own: 1 engineer uses the action of one of her private buildings.</source>
        <translation>Własne pole: 1 inżynier wykonuje akcję jednego z jej budynków.</translation>
    </message>
    <message>
        <source>A space of his own: 1 engineer copies another officer’s ability for one turn.</source>
        <translation>Własne pole: 1 inżynier kopiuje na jedną turę zdolność innego dyrektora.</translation>
    </message>
    <message>
        <source>A space of his own: as much energy as drops held by his dams, without moving them.</source>
        <translation>Własne pole: tyle energii, ile kropel przetrzymują jego tamy; krople zostają na miejscu.</translation>
    </message>
    <message>
        <source>A special technology tile copies another tile that lies on the own wheel.</source>
        <translation>Kafel specjalnej technologii kopiuje inny kafel leżący na własnym kole budowy.</translation>
    </message>
    <message>
        <source>A special technology tile: the machines for an external work go on the wheel instead of being lost.</source>
        <translation>Kafel specjalnej technologii: maszyny za zagraniczne zlecenie trafiają na koło, zamiast przepadać.</translation>
    </message>
    <message>
        <source>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</source>
        <translation>Po produkcji produkuje jeszcze raz z inną elektrownią, tak by uzyskać najwięcej energii, bez żadnych premii.</translation>
    </message>
    <message>
        <source>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</source>
        <translation>Po produkcji kładzie 1 kroplę z zasobów na inną własną tamę, na której jest miejsce: na tamę swojego najlepszego innego systemu.</translation>
    </message>
    <message>
        <source>After each production its energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>Po każdej produkcji jej znacznik energii przesuwa się o dodatkowe 3 pola. Nie liczą się do kontraktów.</translation>
    </message>
    <message>
        <source>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</source>
        <translation>Wszystkie 20 kafli tworzy nowy stos, a wierzchni odwraca się, by wskazał kryteria.</translation>
    </message>
    <message>
        <source>All drops that reach the space count, even if a dam could not hold them.</source>
        <translation>Liczą się wszystkie krople docierające na pole, nawet jeśli tama by ich nie zatrzymała.</translation>
    </message>
    <message>
        <source>Amir Zahir</source>
        <translation>Amir Zahir</translation>
    </message>
    <message>
        <source>An external work lets the Automa fulfil a contract. Which one?</source>
        <translation>Zagraniczne zlecenie pozwala Automie zrealizować kontrakt. Który?</translation>
    </message>
    <message>
        <source>Anton Krylov</source>
        <translation>Anton Krylov</translation>
    </message>
    <message>
        <source>Any machine of a building cost may be replaced by 3 credits.</source>
        <translation>Każdą maszynę z kosztu budowy można zastąpić 3 kredytami.</translation>
    </message>
    <message>
        <source>As High Voltage, and an executive officer helps the Automa.</source>
        <translation>Jak „Wysokie napięcie”, a ponadto Automie pomaga dyrektor wykonawczy.</translation>
    </message>
    <message>
        <source>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</source>
        <translation>Jak na średnim poziomie, a ponadto Automa używa efektów specjalnych zaawansowanych technologii i zdolności spółki.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Automa (%1)</translation>
    </message>
    <message>
        <source>Automa tile %1</source>
        <translation>kafel Automy %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>„Barrage”</translation>
    </message>
    <message>
        <source>Build a base</source>
        <translation>Zbuduj podstawę</translation>
    </message>
    <message>
        <source>Build a base in the hills</source>
        <translation>Zbuduj podstawę na wzgórzach</translation>
    </message>
    <message>
        <source>Build a base in the mountains</source>
        <translation>Zbuduj podstawę w górach</translation>
    </message>
    <message>
        <source>Build a base in the plains</source>
        <translation>Zbuduj podstawę na równinach</translation>
    </message>
    <message>
        <source>Build a conduit</source>
        <translation>Zbuduj kanał</translation>
    </message>
    <message>
        <source>Build a conduit of power %1 or more</source>
        <translation>Zbuduj kanał o wartości co najmniej %1</translation>
    </message>
    <message>
        <source>Build a powerhouse</source>
        <translation>Zbuduj elektrownię</translation>
    </message>
    <message>
        <source>Build a private building, from the bottom</source>
        <translation>Zbuduj budynek, szukając od dołu</translation>
    </message>
    <message>
        <source>Build a private building, from the top</source>
        <translation>Zbuduj budynek, szukając od góry</translation>
    </message>
    <message>
        <source>Build an elevation</source>
        <translation>Zbuduj podwyższenie</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>grodza</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>dział handlowy</translation>
    </message>
    <message>
        <source>Contract of an external work</source>
        <translation>Kontrakt z zagranicznego zlecenia</translation>
    </message>
    <message>
        <source>Contracts of the Automa and the bonus tile</source>
        <translation>Kontrakty Automy a kafel premii</translation>
    </message>
    <message>
        <source>Control Station</source>
        <translation>stacja sterowania</translation>
    </message>
    <message>
        <source>Copies another technology tile lying on the own wheel, effect included.</source>
        <translation>Kopiuje inny kafel technologii z własnego koła razem z efektem.</translation>
    </message>
    <message>
        <source>Criterion “most water drops”</source>
        <translation>Kryterium „najwięcej kropel wody”</translation>
    </message>
    <message>
        <source>Customer Office</source>
        <translation>biuro obsługi klienta</translation>
    </message>
    <message>
        <source>Development Office</source>
        <translation>biuro rozwoju</translation>
    </message>
    <message>
        <source>Discard the green contracts, energy +%1</source>
        <translation>Odrzuć zielone kontrakty, energia +%1</translation>
    </message>
    <message>
        <source>Discard the red contracts, energy +%1</source>
        <translation>Odrzuć czerwone kontrakty, energia +%1</translation>
    </message>
    <message>
        <source>Discard the yellow contracts, energy +%1</source>
        <translation>Odrzuć żółte kontrakty, energia +%1</translation>
    </message>
    <message>
        <source>Do contracts fulfilled by the Automa count for the contract bonus tile?</source>
        <translation>Czy kontrakty zrealizowane przez Automę liczą się do kafla premii za kontrakty?</translation>
    </message>
    <message>
        <source>Does the criterion count the drops that come, or those a dam there would hold?</source>
        <translation>Czy kryterium liczy krople, które dopłyną, czy te, które tama tam zatrzyma?</translation>
    </message>
    <message>
        <source>Dr. Octavius</source>
        <translation>dr Octavius</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Krople w rundach 1–4: %1</translation>
    </message>
    <message>
        <source>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</source>
        <translation>Jeśli krople razy wartość kanału dają mniej niż 4, liczy się to jako 4. Z kanałem o wartości 1 lub 2 Automa używa tylko 1 kropli.</translation>
    </message>
    <message>
        <source>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</source>
        <translation>Każda kropla, która rzeką przepływa przez jej elektrownię, przesuwa jej znacznik energii o 1 pole, w turze każdego gracza. Krople doprowadzone kanałem się nie liczą.</translation>
    </message>
    <message>
        <source>Ellen Vos</source>
        <translation>Ellen Vos</translation>
    </message>
    <message>
        <source>Elon Audia</source>
        <translation>Elon Audia</translation>
    </message>
    <message>
        <source>Energy Relay Field</source>
        <translation>pole przekaźników energii</translation>
    </message>
    <message>
        <source>Enrico Olivi</source>
        <translation>Enrico Olivi</translation>
    </message>
    <message>
        <source>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</source>
        <translation>Przy równej liczbie rozstrzygają litery źródeł na kaflu, począwszy od pierwszej. Jeśli do możliwych pól nie dociera żadna kropla, kryterium się pomija.</translation>
    </message>
    <message>
        <source>Every base costs 3 excavators, in any region.</source>
        <translation>Każda podstawa kosztuje 3 koparki, w każdym obszarze.</translation>
    </message>
    <message>
        <source>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</source>
        <translation>Każda podstawa kosztuje Automę 3 koparki. Podstawy i podwyższenia stawia najchętniej w górach, potem na wzgórzach, potem na równinach, zanim spojrzy na kryteria.</translation>
    </message>
    <message>
        <source>Every contract needs 3 energy less, national ones too.</source>
        <translation>Każdy kontrakt, także państwowy, wymaga o 3 jednostki energii mniej.</translation>
    </message>
    <message>
        <source>Excavators and mixers stand in for each other in this cost.</source>
        <translation>Koparki i betoniarki w tym koszcie są wymienne.</translation>
    </message>
    <message>
        <source>External Works</source>
        <translation>zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>External work, in the order %1</source>
        <translation>Zagraniczne zlecenie, w kolejności %1</translation>
    </message>
    <message>
        <source>Fewer drops would bring the same water to its dams. How many does the Automa place?</source>
        <translation>Mniej kropel dałoby jej tamom tyle samo wody. Ile kropel dodaje Automa?</translation>
    </message>
    <message>
        <source>Fill the raised dam with drops from the supply.</source>
        <translation>Napełnij podwyższoną tamę kroplami z zasobów.</translation>
    </message>
    <message>
        <source>Financial Division</source>
        <translation>dział finansowy</translation>
    </message>
    <message>
        <source>For 1 credit move 4 spaces on the energy track; not for contracts.</source>
        <translation>Za 1 kredyt przesuń się o 4 pola na torze energii; nie do kontraktów.</translation>
    </message>
    <message>
        <source>For 1 credit take 2 machines of your choice.</source>
        <translation>Za 1 kredyt weź 2 maszyny do wyboru.</translation>
    </message>
    <message>
        <source>For 2 credits produce 5 energy; it counts for a contract.</source>
        <translation>Za 2 kredyty wyprodukuj 5 jednostek energii; liczą się do kontraktu.</translation>
    </message>
    <message>
        <source>For 3 credits fulfil one of your open contracts without producing.</source>
        <translation>Za 3 kredyty zrealizuj jeden ze swoich kontraktów bez produkcji.</translation>
    </message>
    <message>
        <source>For a base, the red-bordered space is taken when the criteria leave one basin.</source>
        <translation>Dla podstawy wybierane jest pole z czerwonym obrysem, gdy kryteria wskażą jeden zbiornik.</translation>
    </message>
    <message>
        <source>For an external work: the machines go on the wheel with this tile instead of being lost.</source>
        <translation>Do zagranicznego zlecenia: maszyny trafiają na koło z tym kaflem, zamiast przepadać.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Francja</translation>
    </message>
    <message>
        <source>Franz de Lasse</source>
        <translation>Franz de Lasse</translation>
    </message>
    <message>
        <source>Gain credits equal to twice the power of the new conduit.</source>
        <translation>Otrzymaj kredyty: podwojoną wartość nowego kanału.</translation>
    </message>
    <message>
        <source>Gennaro Grasso</source>
        <translation>Gennaro Grasso</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Niemcy</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Graziano Del Monte</translation>
    </message>
    <message>
        <source>High Voltage</source>
        <translation>Wysokie napięcie</translation>
    </message>
    <message>
        <source>His own ability is not known to us.</source>
        <translation>Jego zdolność nie jest nam znana.</translation>
    </message>
    <message>
        <source>Holds 4 contracts, and one production may fulfil several if their sum fits.</source>
        <translation>Może mieć 4 kontrakty, a jedna produkcja może zrealizować kilka, jeśli wystarcza na ich sumę.</translation>
    </message>
    <message>
        <source>How many drops to place</source>
        <translation>Ile kropel dodać</translation>
    </message>
    <message>
        <source>If all have the same power, all of them stay.</source>
        <translation>Jeśli wszystkie mają tę samą wartość, zostają wszystkie.</translation>
    </message>
    <message>
        <source>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</source>
        <translation>Jeśli akcja kończąca turę wymaga dokładnie 1 inżyniera, Automa używa wolnego architekta i od razu rozgrywa następną turę.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses.</source>
        <translation>Jeśli krople razy wartość kanału dają mniej niż 4, liczy się to jako 4 przed dodaniem premii.</translation>
    </message>
    <message>
        <source>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</source>
        <translation>Jeśli do budowy brakuje dokładnie jednej maszyny, Automa płaci zamiast niej 3 PZ.</translation>
    </message>
    <message>
        <source>If no possible conduit begins at a dam, the criterion is ignored.</source>
        <translation>Jeśli żaden możliwy kanał nie zaczyna się przy tamie, kryterium się pomija.</translation>
    </message>
    <message>
        <source>If no possible conduit ends at a powerhouse, the criterion is ignored.</source>
        <translation>Jeśli żaden możliwy kanał nie prowadzi do elektrowni, kryterium się pomija.</translation>
    </message>
    <message>
        <source>If no possible space fits, the criterion is ignored.</source>
        <translation>Jeśli nie pasuje żadne możliwe pole, kryterium się pomija.</translation>
    </message>
    <message>
        <source>Is the second place of a private building open with fewer than 4 participants?</source>
        <translation>Czy drugie miejsce budynku jest dostępne przy mniej niż 4 uczestnikach?</translation>
    </message>
    <message>
        <source>It stays on the discard and the other 19 tiles form the new stack.</source>
        <translation>Zostaje na stosie odrzuconych, a pozostałe 19 kafli tworzy nowy stos.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Włochy</translation>
    </message>
    <message>
        <source>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</source>
        <translation>Jej tamy 3. poziomu przetrzymują 4 krople. Gdy ma coś budować, a może zbudować podwyższenie, buduje podwyższenie.</translation>
    </message>
    <message>
        <source>Jill McDowell</source>
        <translation>Jill McDowell</translation>
    </message>
    <message>
        <source>Joseph Fontaine</source>
        <translation>Joseph Fontaine</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an opponent’s dam if there is one, otherwise a neutral dam, otherwise an own one.</source>
        <translation>Zostają kanały zaczynające się przy tamie: najpierw przeciwnika, potem neutralnej, na końcu własnej.</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</source>
        <translation>Zostają kanały zaczynające się przy tamie: najpierw własnej, potem neutralnej, na końcu przeciwnika.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</source>
        <translation>Zostają kanały kończące się w zbiorniku z elektrownią: najpierw przeciwnika, potem własną.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</source>
        <translation>Zostają kanały kończące się w zbiorniku z elektrownią: najpierw własną, potem przeciwnika.</translation>
    </message>
    <message>
        <source>Keep the conduits with the highest power.</source>
        <translation>Zostają kanały o najwyższej wartości.</translation>
    </message>
    <message>
        <source>Keep the conduits with the second highest power among those possible.</source>
        <translation>Zostają kanały o drugiej najwyższej wartości spośród możliwych.</translation>
    </message>
    <message>
        <source>Keep the red-bordered spaces.</source>
        <translation>Zostają pola z czerwonym obrysem.</translation>
    </message>
    <message>
        <source>Keep the space that the most drops would reach if all water flowed now.</source>
        <translation>Zostaje pole, do którego dotarłoby najwięcej kropel, gdyby cała woda spłynęła teraz.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water does not reach an opponent’s dam first.</source>
        <translation>Zostają pola, z których woda nie trafia najpierw do tamy przeciwnika.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</source>
        <translation>Zostają pola, z których woda dociera do tamy tej Automy, zanim napotka inną tamę.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 5, in the hills.</source>
        <translation>Zostają pola w zbiorniku 5 na wzgórzach.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 6, in the hills.</source>
        <translation>Zostają pola w zbiorniku 6 na wzgórzach.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 7, in the hills.</source>
        <translation>Zostają pola w zbiorniku 7 na wzgórzach.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</source>
        <translation>Zostają pola w zbiornikach, które rura wydrukowana na mapie łączy ze zbiornikiem z tamą tej Automy. Kanał nie musi być zbudowany.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</source>
        <translation>Zostają pola w zbiornikach, które rura wydrukowana na mapie łączy ze zbiornikiem z elektrownią tej Automy. Kanał nie musi być zbudowany.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</source>
        <translation>Zostają pola w zbiorniku, z którego zaczyna się najmocniejszy zbudowany już kanał, czyjkolwiek by był.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</source>
        <translation>Zostają pola w zbiorniku, w którym kończy się najmocniejszy zbudowany już kanał, czyjkolwiek by był.</translation>
    </message>
    <message>
        <source>Keep the spaces in the plains, basins 8 to 12.</source>
        <translation>Zostają pola na równinach, czyli w zbiornikach 8–12.</translation>
    </message>
    <message>
        <source>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</source>
        <translation>Zostają pola, do których woda z wybudowanej elektrowni dociera przed jakąkolwiek tamą; właściciel elektrowni nie ma znaczenia.</translation>
    </message>
    <message>
        <source>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</source>
        <translation>Zostają pola, z których wydrukowana rura prowadzi do niższego zbiornika z tamą tej Automy.</translation>
    </message>
    <message>
        <source>Leslie Spencer</source>
        <translation>Leslie Spencer</translation>
    </message>
    <message>
        <source>Lets its owner build any structure. Introductory game only.</source>
        <translation>Pozwala zbudować dowolną konstrukcję. Tylko w pierwszej rozgrywce.</translation>
    </message>
    <message>
        <source>Lets its owner build this structure. No special effect.</source>
        <translation>Pozwala zbudować tę konstrukcję. Bez efektu specjalnego.</translation>
    </message>
    <message>
        <source>Loan Agency</source>
        <translation>agencja pożyczkowa</translation>
    </message>
    <message>
        <source>Low Voltage</source>
        <translation>Niskie napięcie</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>dostawca maszyn</translation>
    </message>
    <message>
        <source>Machinery shop: %1</source>
        <translation>Dostawca maszyn: %1</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message>
        <source>Margot Fouché</source>
        <translation>Margot Fouché</translation>
    </message>
    <message>
        <source>Marguerite Grant</source>
        <translation>Marguerite Grant</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni poziom</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure.</source>
        <translation>Najwięcej zbiorników z co najmniej jedną własną konstrukcją.</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures.</source>
        <translation>Najwięcej zbiorników z co najmniej trzema własnymi konstrukcjami.</translation>
    </message>
    <message>
        <source>Most own bases and powerhouses on red-bordered spaces.</source>
        <translation>Najwięcej własnych podstaw i elektrowni na polach z czerwonym obrysem.</translation>
    </message>
    <message>
        <source>Most own bases linked by an own conduit to an own powerhouse.</source>
        <translation>Najwięcej własnych podstaw połączonych własnym kanałem z własną elektrownią.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the fewest.</source>
        <translation>Najwięcej własnych konstrukcji w obszarze, w którym ma się ich najmniej.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the most.</source>
        <translation>Najwięcej własnych konstrukcji w obszarze, w którym ma się ich najwięcej.</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Niderlandy</translation>
    </message>
    <message>
        <source>None such: keep the spaces that do not feed an opponent’s dam directly.</source>
        <translation>Jeśli takich nie ma, zostają pola, które nie zasilają bezpośrednio tamy przeciwnika.</translation>
    </message>
    <message>
        <source>None such: keep the spaces that feed an own dam directly.</source>
        <translation>Jeśli takich nie ma, zostają pola, które bezpośrednio zasilają własną tamę.</translation>
    </message>
    <message>
        <source>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</source>
        <translation>Jeśli takich nie ma, zostają pola, z których rury nie prowadzą do niższego zbiornika z tamą przeciwnika.</translation>
    </message>
    <message>
        <source>Oberst Dassler</source>
        <translation>Oberst Dassler</translation>
    </message>
    <message>
        <source>Of several spaces only those of power 3 or more stay, if there are any.</source>
        <translation>Z kilku pól zostają tylko te o wartości 3 lub większej, jeśli są.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one lying highest in the Patent Office.</source>
        <translation>Spośród pasujących kafli ten, który leży najwyżej w biurze patentowym.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one with the highest level.</source>
        <translation>Spośród pasujących kafli ten o najwyższym poziomie.</translation>
    </message>
    <message>
        <source>One engineer is an architect: used alone, he gives another turn at once.</source>
        <translation>Jeden z inżynierów to architekt: użyty samodzielnie, daje od razu dodatkową turę.</translation>
    </message>
    <message>
        <source>One more construction space, once per round.</source>
        <translation>Jedno dodatkowe pole akcji budowy, raz na rundę.</translation>
    </message>
    <message>
        <source>One production may use the drops of several linked dams.</source>
        <translation>Jedna produkcja może użyć kropel z kilku połączonych tam.</translation>
    </message>
    <message>
        <source>Only as many drops count as the dam would hold after this construction.</source>
        <translation>Liczy się tylko tyle kropel, ile tama zatrzyma po tej budowie.</translation>
    </message>
    <message>
        <source>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</source>
        <translation>Tylko gdy system dokańcza dokładnie jedno pole, buduje się tam od razu. W innym wypadku nic się nie zawęża.</translation>
    </message>
    <message>
        <source>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</source>
        <translation>Zostają tylko pola dokańczające system, jeśli wszystkie leżą w jednym zbiorniku lub są jednym kanałem. W innym wypadku nic się nie zawęża.</translation>
    </message>
    <message>
        <source>Overpowered</source>
        <translation>Nadmiar mocy</translation>
    </message>
    <message>
        <source>Own dams of height 3 hold 4 drops.</source>
        <translation>Własne tamy 3. poziomu przetrzymują 4 krople wody.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>biuro patentowe</translation>
    </message>
    <message>
        <source>Patent: base, otherwise joker</source>
        <translation>Patent: podstawa, w innym wypadku uniwersalny</translation>
    </message>
    <message>
        <source>Patent: conduit, otherwise joker</source>
        <translation>Patent: kanał, w innym wypadku uniwersalny</translation>
    </message>
    <message>
        <source>Patent: elevation, otherwise joker</source>
        <translation>Patent: podwyższenie, w innym wypadku uniwersalny</translation>
    </message>
    <message>
        <source>Patent: powerhouse, otherwise joker</source>
        <translation>Patent: elektrownia, w innym wypadku uniwersalny</translation>
    </message>
    <message>
        <source>Patent: private building, otherwise joker</source>
        <translation>Patent: budynek, w innym wypadku uniwersalny</translation>
    </message>
    <message>
        <source>Pay only one of the two kinds of machines of the private building.</source>
        <translation>Zapłać tylko jeden z dwóch rodzajów maszyn z kosztu budynku.</translation>
    </message>
    <message>
        <source>Placed drops may flow at once, or go straight to own dams with room.</source>
        <translation>Dodane krople mogą od razu spłynąć albo trafić wprost na własne tamy, na których jest miejsce.</translation>
    </message>
    <message>
        <source>Produce as much energy as there are own bases, the new one included; it counts for a contract.</source>
        <translation>Wyprodukuj tyle energii, ile masz podstaw, łącznie z nową; liczy się do kontraktu.</translation>
    </message>
    <message>
        <source>Produce energy at once with +2, with any own powerhouse.</source>
        <translation>Od razu wyprodukuj energię z premią +2 w dowolnej własnej elektrowni.</translation>
    </message>
    <message>
        <source>Produce energy equal to twice the power of the new conduit; it counts for a contract.</source>
        <translation>Wyprodukuj energię równą podwojonej wartości nowego kanału; liczy się do kontraktu.</translation>
    </message>
    <message>
        <source>Production %1, needs a green contract</source>
        <translation>Produkcja %1, potrzebny zielony kontrakt</translation>
    </message>
    <message>
        <source>Production %1, needs a red contract</source>
        <translation>Produkcja %1, potrzebny czerwony kontrakt</translation>
    </message>
    <message>
        <source>Production %1, needs a yellow contract</source>
        <translation>Produkcja %1, potrzebny żółty kontrakt</translation>
    </message>
    <message>
        <source>Promo officer: the Automa cannot use him yet.</source>
        <translation>Dyrektor promocyjny: Automa jeszcze go nie obsługuje.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams</source>
        <translation>
            <numerusform>Dodaj %n kroplę wody na źródła</numerusform>
            <numerusform>Dodaj %n krople wody na źródła</numerusform>
            <numerusform>Dodaj %n kropel wody na źródła</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams; they flow at once</source>
        <translation>
            <numerusform>Dodaj %n kroplę wody na źródła; od razu spływa</numerusform>
            <numerusform>Dodaj %n krople wody na źródła; od razu spływają</numerusform>
            <numerusform>Dodaj %n kropel wody na źródła; od razu spływają</numerusform>
        </translation>
    </message>
    <message>
        <source>Put 1 drop on each own empty dam.</source>
        <translation>Umieść 1 kroplę na każdej własnej pustej tamie.</translation>
    </message>
    <message>
        <source>Research Lab</source>
        <translation>laboratorium badawcze</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Ponowne tasowanie kafli Automy</translation>
    </message>
    <message>
        <source>Robot Factory</source>
        <translation>fabryka robotów</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>Score the VP of the new private building now, and again at the end.</source>
        <translation>Zdobądź PZ nowego budynku teraz i jeszcze raz na końcu.</translation>
    </message>
    <message>
        <source>Second place of a private building</source>
        <translation>Drugie miejsce budynku</translation>
    </message>
    <message>
        <source>Several of the same power: all of them stay.</source>
        <translation>Przy równej wartości zostają wszystkie.</translation>
    </message>
    <message>
        <source>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</source>
        <translation>Przy równej wartości pierwszeństwo ma własny kanał Automy. Jeśli przy żadnym możliwym polu nie ma zbudowanego kanału, kryterium się pomija.</translation>
    </message>
    <message>
        <source>Several patent tiles fit. Which one does the Automa take?</source>
        <translation>Pasuje kilka kafli technologii. Który bierze Automa?</translation>
    </message>
    <message>
        <source>Several spaces would complete a system of the Automa. When does that decide?</source>
        <translation>Kilka pól dokończyłoby system Automy. Kiedy to rozstrzyga?</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Simone Luciani</translation>
    </message>
    <message>
        <source>Solomon P. Jordan</source>
        <translation>Solomon P. Jordan</translation>
    </message>
    <message>
        <source>Starts with 8 machines that count as either kind.</source>
        <translation>Zaczyna z 8 maszynami, z których każda jest koparką albo betoniarką.</translation>
    </message>
    <message>
        <source>Take an external work and pay 2 credits for each machine it asks for.</source>
        <translation>Weź zagraniczne zlecenie i zapłać 2 kredyty za każdą wymaganą maszynę.</translation>
    </message>
    <message>
        <source>Take back half of the machines of one wheel segment, rounded down.</source>
        <translation>Zabierz połowę maszyn z jednego segmentu koła, zaokrąglając w dół.</translation>
    </message>
    <message>
        <source>Take one technology tile back from the wheel; its machines stay there.</source>
        <translation>Zabierz z koła jeden kafel technologii; jego maszyny zostają.</translation>
    </message>
    <message>
        <source>The Automa gains nothing from the contract bonus tile.</source>
        <translation>Automa nic nie zyskuje z kafla premii za kontrakty.</translation>
    </message>
    <message>
        <source>The Automa gains the VP of the building at once; they count again at the end.</source>
        <translation>Automa od razu zdobywa PZ za budynek; na końcu liczą się ponownie.</translation>
    </message>
    <message>
        <source>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</source>
        <translation>Automa otrzymuje przychód i premie energii, ale nie używa efektów specjalnych ani zdolności spółki.</translation>
    </message>
    <message>
        <source>The Automa gets no income from its company board and no energy bonus from its powerhouses.</source>
        <translation>Automa nie otrzymuje przychodu ze swojej planszy spółki ani premii energii z elektrowni.</translation>
    </message>
    <message>
        <source>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</source>
        <translation>Sama Automa nic nie zyskuje. Za to pierwszą akcję każdego człowieka w rundzie wyznacza nowy kafel Automy.</translation>
    </message>
    <message>
        <source>The Automa pays conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>Automa opłaca kanały przede wszystkim betoniarkami, po 1 za punkt wartości, i bierze betoniarki, gdy może wybrać maszynę.</translation>
    </message>
    <message>
        <source>The Automa pays only the kind it has fewer of; equal numbers: excavators.</source>
        <translation>Automa płaci tylko tym rodzajem maszyn, którego ma mniej; przy równej liczbie koparkami.</translation>
    </message>
    <message>
        <source>The Automa pays the normal kind first, then the other.</source>
        <translation>Automa płaci najpierw zwykłym rodzajem maszyn, potem drugim.</translation>
    </message>
    <message>
        <source>The Automa places as many drops as the action allows, as long as its dams gain the most.</source>
        <translation>Automa dodaje tyle kropel, na ile pozwala akcja, byle jej tamy zatrzymały najwięcej wody.</translation>
    </message>
    <message>
        <source>The Automa places only the drops that are needed for the most water on its dams.</source>
        <translation>Automa dodaje tylko tyle kropel, ile trzeba, by jej tamy zatrzymały najwięcej wody.</translation>
    </message>
    <message>
        <source>The Automa uses its best system; the energy track and the contract are not checked.</source>
        <translation>Automa używa najlepszego systemu; tor energii i kontrakt nie są sprawdzane.</translation>
    </message>
    <message>
        <source>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</source>
        <translation>Automa używa specjalnego kafla, gdy żaden inny nie pasuje. Kopiuje on kafel najwyższego poziomu z jej koła, zwykły przed uniwersalnym.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>„Projekt Leeghwatera”</translation>
    </message>
    <message>
        <source>The action of the new private building may be used at once without engineers.</source>
        <translation>Akcję nowego budynku można od razu wykonać bez inżynierów.</translation>
    </message>
    <message>
        <source>The app counts them for the Automa like the contracts of a human.</source>
        <translation>Aplikacja liczy je Automie tak samo jak kontrakty człowieka.</translation>
    </message>
    <message>
        <source>The conduit costs at most 5 excavators.</source>
        <translation>Kanał kosztuje najwyżej 5 koparek.</translation>
    </message>
    <message>
        <source>The credits become VP.</source>
        <translation>Kredyty zamieniają się w PZ.</translation>
    </message>
    <message>
        <source>The open private contract with the highest value; equal values: the right one.</source>
        <translation>Odkryty kontrakt prywatny o najwyższej wartości; przy równej wartości prawy.</translation>
    </message>
    <message>
        <source>The stack is empty. Is the tile whose criteria are in force shuffled in too?</source>
        <translation>Stos się skończył. Czy tasuje się też kafel, którego kryteria właśnie obowiązują?</translation>
    </message>
    <message>
        <source>The top-most contract of the office: green, then yellow, then red; the right one first.</source>
        <translation>Najwyżej leżący kontrakt w dziale: zielony, potem żółty, potem czerwony; najpierw prawy.</translation>
    </message>
    <message>
        <source>Third structure of a system</source>
        <translation>Trzecia konstrukcja systemu</translation>
    </message>
    <message>
        <source>This construction needs neither engineers nor excavators.</source>
        <translation>Ta budowa nie wymaga ani inżynierów, ani koparek.</translation>
    </message>
    <message>
        <source>This construction needs no engineers.</source>
        <translation>Ta budowa nie wymaga inżynierów.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Tommaso Battista</translation>
    </message>
    <message>
        <source>Turbine Station</source>
        <translation>stacja turbin</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>Obróć koło o %n segment</numerusform>
            <numerusform>Obróć koło o %n segmenty</numerusform>
            <numerusform>Obróć koło o %n segmentów</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the wheel 1 segment for each own elevation, the new one included.</source>
        <translation>Obróć koło o 1 segment za każde własne podwyższenie, także nowe.</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>Used as written, from High Voltage up.</source>
        <translation>Działa bez zmian od poziomu „Wysokie napięcie”.</translation>
    </message>
    <message>
        <source>Used for an external work with 1 engineer in place of a construction.</source>
        <translation>Używany do zagranicznego zlecenia 1 inżynierem zamiast budowy.</translation>
    </message>
    <message>
        <source>Used when no other tile fits; copies the highest level, a specific tile before a joker.</source>
        <translation>Używany, gdy żaden inny kafel nie pasuje; kopiuje najwyższy poziom, zwykły kafel przed uniwersalnym.</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message>
        <source>Water Management</source>
        <translation>gospodarka wodna</translation>
    </message>
    <message>
        <source>Whenever some spaces complete a system, only those stay.</source>
        <translation>Jeśli jakieś pola dokańczają system, zostają tylko one.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</source>
        <translation>Gdy Automa ma budować i ma swój specjalny kafel, najpierw próbuje wykonać zagraniczne zlecenie 1 inżynierem; maszyny trafiają na koło.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</source>
        <translation>Gdy Automa ma budować, najpierw próbuje zbudować budynek 1 inżynierem.</translation>
    </message>
    <message>
        <source>Which patent</source>
        <translation>Który kafel w biurze patentowym</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message>
        <source>Wind Farm</source>
        <translation>farma wiatrowa</translation>
    </message>
    <message>
        <source>With 2 or 3 participants the places cost 0, 3 and 3.</source>
        <translation>Przy 2 lub 3 uczestnikach miejsca kosztują 0, 3 i 3.</translation>
    </message>
    <message>
        <source>With 3 participants the two upper building tiles keep their second free place.</source>
        <translation>Przy 3 uczestnikach dwa górne kafle budynków zachowują drugie darmowe miejsce.</translation>
    </message>
    <message>
        <source>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</source>
        <translation>Jedną produkcją Automa realizuje tyle kontraktów, na ile łącznie starcza energii; osiągalny państwowy zawsze jest wśród nich.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>warsztat</translation>
    </message>
    <message>
        <source>Wu Fang</source>
        <translation>Wu Fang</translation>
    </message>
    <message>
        <source>a free base anywhere</source>
        <translation>darmowa podstawa gdziekolwiek</translation>
    </message>
    <message>
        <source>a free base in the plains</source>
        <translation>darmowa podstawa na równinach</translation>
    </message>
    <message>
        <source>a free base in the plains or hills</source>
        <translation>darmowa podstawa na równinach lub wzgórzach</translation>
    </message>
    <message>
        <source>a free conduit of any power</source>
        <translation>darmowy kanał o dowolnej wartości</translation>
    </message>
    <message>
        <source>a free conduit of power %1 or less</source>
        <translation>darmowy kanał o wartości do %1</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>akcje</translation>
    </message>
    <message>
        <source>advanced technology tiles</source>
        <translation>kafle zaawansowanej technologii</translation>
    </message>
    <message>
        <source>all 20 tiles</source>
        <translation>wszystkie 20 kafli</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>architekt</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>base</source>
        <translation>podstawa</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>gra podstawowa</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>podstawy</translation>
    </message>
    <message>
        <source>basic technology: %1</source>
        <translation>technologia podstawowa: %1</translation>
    </message>
    <message>
        <source>basin %1</source>
        <translation>zbiornik %1</translation>
    </message>
    <message>
        <source>basin %1, lower</source>
        <translation>zbiornik %1, dolne pole</translation>
    </message>
    <message>
        <source>basin %1, upper</source>
        <translation>zbiornik %1, górne pole</translation>
    </message>
    <message>
        <source>basins with a structure</source>
        <translation>zbiorniki z konstrukcjami</translation>
    </message>
    <message>
        <source>basins with three structures</source>
        <translation>zbiorniki z trzema konstrukcjami</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>środkowa kolumna</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>niedostępne poniżej 4</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>kanał</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>kanał %1</translation>
    </message>
    <message>
        <source>conduit column</source>
        <translation>kolumna kanału</translation>
    </message>
    <message>
        <source>conduit to an own dam downstream</source>
        <translation>kanał do własnej tamy w dole rzeki</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>kanały</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>połączenia</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>budowa</translation>
    </message>
    <message>
        <source>construction wheel</source>
        <translation>koło budowy</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>dział handlowy</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>kontrakty</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>liczą się</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>kredyty</translation>
    </message>
    <message>
        <source>criteria tile stays</source>
        <translation>kafel kryteriów zostaje</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>tama</translation>
    </message>
    <message>
        <source>dam column</source>
        <translation>kolumna tamy</translation>
    </message>
    <message>
        <source>dam: opponent’s, neutral, own</source>
        <translation>tama: przeciwnika, neutralna, własna</translation>
    </message>
    <message>
        <source>dam: own, neutral, opponent’s</source>
        <translation>tama: własna, neutralna, przeciwnika</translation>
    </message>
    <message>
        <source>does not feed an opponent’s dam</source>
        <translation>nie zasila tamy przeciwnika</translation>
    </message>
    <message>
        <source>drops that are held</source>
        <translation>krople, które zostają</translation>
    </message>
    <message>
        <source>drops that arrive</source>
        <translation>krople, które dopływają</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>podwyższenie</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>podwyższenia</translation>
    </message>
    <message>
        <source>end of game</source>
        <translation>koniec gry</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>koniec rundy</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energia</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>inżynierowie</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>koparki</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>zagraniczne zlecenie</translation>
    </message>
    <message>
        <source>external work %1</source>
        <translation>zagraniczne zlecenie %1</translation>
    </message>
    <message>
        <source>fed by a powerhouse upstream</source>
        <translation>elektrownia w górę rzeki</translation>
    </message>
    <message>
        <source>feeds an own dam</source>
        <translation>zasila własną tamę</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>najmniej</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>pierwsze miejsce</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>zrealizowane kontrakty</translation>
    </message>
    <message>
        <source>fulfilled external works</source>
        <translation>wykonane zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>fulfils a private contract of %1 or less</source>
        <translation>realizacja kontraktu prywatnego o wartości do %1</translation>
    </message>
    <message>
        <source>fulfils any private contract</source>
        <translation>realizacja dowolnego kontraktu prywatnego</translation>
    </message>
    <message>
        <source>full reward</source>
        <translation>pełna nagroda</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>koniec rozgrywki</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>zielony kontrakt</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>źródło %1</translation>
    </message>
    <message>
        <source>headstream tile %1</source>
        <translation>kafel źródła %1</translation>
    </message>
    <message>
        <source>headstreams</source>
        <translation>źródła</translation>
    </message>
    <message>
        <source>high</source>
        <translation>wysoki</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>najwyższego poziomu</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>najwyższa wartość</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>wzgórza</translation>
    </message>
    <message>
        <source>human player</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>in hill basin 5</source>
        <translation>w zbiorniku 5 na wzgórzach</translation>
    </message>
    <message>
        <source>in hill basin 6</source>
        <translation>w zbiorniku 6 na wzgórzach</translation>
    </message>
    <message>
        <source>in hill basin 7</source>
        <translation>w zbiorniku 7 na wzgórzach</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>na wzgórzach</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>w górach</translation>
    </message>
    <message>
        <source>in the plains</source>
        <translation>na równinach</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>przychód oraz źródła</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>kafel uniwersalny</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>lewa kolumna</translation>
    </message>
    <message>
        <source>left edge of the board</source>
        <translation>lewy skraj mapy</translation>
    </message>
    <message>
        <source>level %1 technology: %2</source>
        <translation>technologia poziomu %1: %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niski</translation>
    </message>
    <message>
        <source>machinery</source>
        <translation>maszyny</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>dostawca maszyn</translation>
    </message>
    <message>
        <source>machinery shop or bank</source>
        <translation>dostawca maszyn lub bank</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>betoniarki</translation>
    </message>
    <message>
        <source>most</source>
        <translation>najwięcej</translation>
    </message>
    <message>
        <source>most powerful built conduit</source>
        <translation>najmocniejszy zbudowany kanał</translation>
    </message>
    <message>
        <source>most powerful conduit</source>
        <translation>najmocniejszy kanał</translation>
    </message>
    <message>
        <source>most water drops</source>
        <translation>najwięcej kropel wody</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>góry</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>kontrakt państwowy</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutralna</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>brak nagrody</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nie liczą się</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>jedno miejsce</translation>
    </message>
    <message>
        <source>one space</source>
        <translation>jedno pole</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>own dam</source>
        <translation>własna tama</translation>
    </message>
    <message>
        <source>own powerhouse</source>
        <translation>własna elektrownia</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>patent office</source>
        <translation>biuro patentowe</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>równiny</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>elektrownia</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower</source>
        <translation>elektrownia w zbiorniku %1, dolne pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower left</source>
        <translation>elektrownia w zbiorniku %1, dolne lewe pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower right</source>
        <translation>elektrownia w zbiorniku %1, dolne prawe pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper</source>
        <translation>elektrownia w zbiorniku %1, górne pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper left</source>
        <translation>elektrownia w zbiorniku %1, górne lewe pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper right</source>
        <translation>elektrownia w zbiorniku %1, górne prawe pole</translation>
    </message>
    <message>
        <source>powerhouse column</source>
        <translation>kolumna elektrowni</translation>
    </message>
    <message>
        <source>powerhouse: opponent’s, own</source>
        <translation>elektrownia: przeciwnika, własna</translation>
    </message>
    <message>
        <source>powerhouse: own, opponent’s</source>
        <translation>elektrownia: własna, przeciwnika</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>elektrownie</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>budynek</translation>
    </message>
    <message>
        <source>private buildings</source>
        <translation>budynki</translation>
    </message>
    <message>
        <source>production</source>
        <translation>produkcja</translation>
    </message>
    <message>
        <source>promo</source>
        <translation>promo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>czerwony kontrakt</translation>
    </message>
    <message>
        <source>red-bordered space</source>
        <translation>czerwony obrys</translation>
    </message>
    <message>
        <source>red-bordered spaces</source>
        <translation>czerwone obrysy</translation>
    </message>
    <message>
        <source>reduced reward</source>
        <translation>pomniejszona nagroda</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>prawa kolumna</translation>
    </message>
    <message>
        <source>right edge of the board</source>
        <translation>prawy skraj mapy</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>punktacja</translation>
    </message>
    <message>
        <source>second most powerful conduit</source>
        <translation>drugi najmocniejszy kanał</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>drugie miejsce</translation>
    </message>
    <message>
        <source>special technology: %1</source>
        <translation>specjalna technologia: %1</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>kontrakt początkowy</translation>
    </message>
    <message>
        <source>strongest region</source>
        <translation>najsilniejszy obszar</translation>
    </message>
    <message>
        <source>technology tiles</source>
        <translation>kafle technologii</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>trzecie miejsce</translation>
    </message>
    <message>
        <source>top-most</source>
        <translation>najwyżej leżący</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>kolejność</translation>
    </message>
    <message numerus="yes">
        <source>turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>obrót koła o %n segment</numerusform>
            <numerusform>obrót koła o %n segmenty</numerusform>
            <numerusform>obrót koła o %n segmentów</numerusform>
        </translation>
    </message>
    <message>
        <source>upper two open at 3</source>
        <translation>dwa górne dostępne przy 3</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>bardzo wysoki</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>punkty zwycięstwa</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>spływ wody</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>gospodarka wodna</translation>
    </message>
    <message>
        <source>weakest region</source>
        <translation>najsłabszy obszar</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>warsztat</translation>
    </message>
    <message>
        <source>workshop or bank</source>
        <translation>warsztat lub bank</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>żółty kontrakt</translation>
    </message>
</context>
<context>
    <name>HomeFeed</name>
    <message>
        <source>saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved just now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KitDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Automa Companion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, theme, text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
