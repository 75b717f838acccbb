<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>BarrageNames</name>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 ПО за кожен виконаний контракт</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 ПО за кожне виконане стороннє замовлення</translation>
    </message>
    <message>
        <source>%1 VP for each own advanced technology tile</source>
        <translation>%1 ПО за кожен власний жетон інноваційної технології</translation>
    </message>
    <message>
        <source>%1 VP for each own base</source>
        <translation>%1 ПО за кожну власну основу</translation>
    </message>
    <message>
        <source>%1 VP for each own conduit</source>
        <translation>%1 ПО за кожен власний водовід</translation>
    </message>
    <message>
        <source>%1 VP for each own elevation</source>
        <translation>%1 ПО за кожен власний насип</translation>
    </message>
    <message>
        <source>%1 VP for each own powerhouse</source>
        <translation>%1 ПО за кожну власну електростанцію</translation>
    </message>
    <message>
        <source>%1 VP for each own private building</source>
        <translation>%1 ПО за кожну власну приватну будівлю</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, значення %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n плитка Автоми</numerusform>
            <numerusform>%n плитки Автоми</numerusform>
            <numerusform>%n плиток Автоми</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Автома</numerusform>
            <numerusform>%n Автоми</numerusform>
            <numerusform>%n Автом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n ПО</numerusform>
            <numerusform>%n ПО</numerusform>
            <numerusform>%n ПО</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced technology tile(s), free</source>
        <translation>
            <numerusform>%n безплатний жетон інноваційної технології</numerusform>
            <numerusform>%n безплатні жетони інноваційних технологій</numerusform>
            <numerusform>%n безплатних жетонів інноваційних технологій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced tile(s)</source>
        <translation>
            <numerusform>%n жетон інноваційної технології</numerusform>
            <numerusform>%n жетони інноваційних технологій</numerusform>
            <numerusform>%n жетонів інноваційних технологій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n основа</numerusform>
            <numerusform>%n основи</numerusform>
            <numerusform>%n основ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basin(s)</source>
        <translation>
            <numerusform>%n водойма</numerusform>
            <numerusform>%n водойми</numerusform>
            <numerusform>%n водойм</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n водовід</numerusform>
            <numerusform>%n водоводи</numerusform>
            <numerusform>%n водоводів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n контракт</numerusform>
            <numerusform>%n контракти</numerusform>
            <numerusform>%n контрактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n кредит</numerusform>
            <numerusform>%n кредити</numerusform>
            <numerusform>%n кредитів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n гребля</numerusform>
            <numerusform>%n греблі</numerusform>
            <numerusform>%n гребель</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s)</source>
        <translation>
            <numerusform>%n маркер води</numerusform>
            <numerusform>%n маркери води</numerusform>
            <numerusform>%n маркерів води</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) on headstreams</source>
        <translation>
            <numerusform>%n маркер води на витоки</numerusform>
            <numerusform>%n маркери води на витоки</numerusform>
            <numerusform>%n маркерів води на витоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) that flow at once</source>
        <translation>
            <numerusform>%n маркер води, що одразу рушає за течією</numerusform>
            <numerusform>%n маркери води, що одразу рушають за течією</numerusform>
            <numerusform>%n маркерів води, що одразу рушають за течією</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n насип</numerusform>
            <numerusform>%n насипи</numerusform>
            <numerusform>%n насипів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n одиниця енергії</numerusform>
            <numerusform>%n одиниці енергії</numerusform>
            <numerusform>%n одиниць енергії</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy, also for a contract</source>
        <translation>
            <numerusform>%n одиниця енергії, зокрема для контракту</numerusform>
            <numerusform>%n одиниці енергії, зокрема для контракту</numerusform>
            <numerusform>%n одиниць енергії, зокрема для контракту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n інженер</numerusform>
            <numerusform>%n інженери</numerusform>
            <numerusform>%n інженерів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n екскаватор</numerusform>
            <numerusform>%n екскаватори</numerusform>
            <numerusform>%n екскаваторів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n external work(s)</source>
        <translation>
            <numerusform>%n стороннє замовлення</numerusform>
            <numerusform>%n сторонні замовлення</numerusform>
            <numerusform>%n сторонніх замовлень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free elevation(s)</source>
        <translation>
            <numerusform>%n безплатний насип</numerusform>
            <numerusform>%n безплатні насипи</numerusform>
            <numerusform>%n безплатних насипів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free powerhouse(s)</source>
        <translation>
            <numerusform>%n безплатна електростанція</numerusform>
            <numerusform>%n безплатні електростанції</numerusform>
            <numerusform>%n безплатних електростанцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n одиниця техніки</numerusform>
            <numerusform>%n одиниці техніки</numerusform>
            <numerusform>%n одиниць техніки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) of your choice</source>
        <translation>
            <numerusform>%n одиниця техніки на вибір</numerusform>
            <numerusform>%n одиниці техніки на вибір</numerusform>
            <numerusform>%n одиниць техніки на вибір</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n бетонозмішувач</numerusform>
            <numerusform>%n бетонозмішувачі</numerusform>
            <numerusform>%n бетонозмішувачів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n електростанція</numerusform>
            <numerusform>%n електростанції</numerusform>
            <numerusform>%n електростанцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private building(s)</source>
        <translation>
            <numerusform>%n приватна будівля</numerusform>
            <numerusform>%n приватні будівлі</numerusform>
            <numerusform>%n приватних будівель</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n сектор</numerusform>
            <numerusform>%n сектори</numerusform>
            <numerusform>%n секторів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n комірка</numerusform>
            <numerusform>%n комірки</numerusform>
            <numerusform>%n комірок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the energy track</source>
        <translation>
            <numerusform>%n поділка на треку енергії</numerusform>
            <numerusform>%n поділки на треку енергії</numerusform>
            <numerusform>%n поділок на треку енергії</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n система</numerusform>
            <numerusform>%n системи</numerusform>
            <numerusform>%n систем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n жетон технології</numerusform>
            <numerusform>%n жетони технологій</numerusform>
            <numerusform>%n жетонів технологій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n хід</numerusform>
            <numerusform>%n ходи</numerusform>
            <numerusform>%n ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>1 drop straight on a neutral or own dam with room.</source>
        <translation>1 маркер води просто на нейтральну чи власну греблю, де є місце.</translation>
    </message>
    <message>
        <source>1 machine of the kind it has fewer of</source>
        <translation>1 одиниця тієї техніки, якої в неї менше</translation>
    </message>
    <message>
        <source>3 VP for each own advanced technology tile, on the wheel or off it.</source>
        <translation>3 ПО за кожен свій жетон інноваційної технології, на колесі чи поза ним.</translation>
    </message>
    <message>
        <source>3 VP for each own dam of height 2 or 3, the new one included.</source>
        <translation>3 ПО за кожну свою греблю висотою 2 або 3, зокрема щойно підвищену.</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse, the new one included.</source>
        <translation>3 ПО за кожну свою електростанцію, зокрема нову.</translation>
    </message>
    <message>
        <source>5 credits.</source>
        <translation>5 кредитів.</translation>
    </message>
    <message>
        <source>A conduit may be paid with mixers instead: 1 mixer per power.</source>
        <translation>Водовід можна оплатити бетонозмішувачами: 1 бетонозмішувач за одиницю потужності.</translation>
    </message>
    <message>
        <source>A production with +3.</source>
        <translation>Виробництво з бонусом +3.</translation>
    </message>
    <message>
        <source>A red-bordered space costs nothing extra, nor does a building place marked 3.</source>
        <translation>За комірку з червоною рамкою не треба доплачувати; так само за місце приватної будівлі з позначкою 3.</translation>
    </message>
    <message>
        <source>A space of her own: 1 engineer uses the action of one of her private buildings.</source>
        <translation>Власна комірка: 1 інженер виконує дію однієї з її приватних будівель.</translation>
    </message>
    <message>
        <source>A space of his own: 1 engineer copies another officer’s ability for one turn.</source>
        <translation>Власна комірка: 1 інженер дає на один хід здатність іншого керівника.</translation>
    </message>
    <message>
        <source>A space of his own: as much energy as drops held by his dams, without moving them.</source>
        <translation>Власна комірка: стільки енергії, скільки маркерів води стримують його греблі; вода лишається на місці.</translation>
    </message>
    <message>
        <source>A special technology tile copies another tile that lies on the own wheel.</source>
        <translation>Жетон особливої технології копіює інший жетон, що лежить на власному колесі.</translation>
    </message>
    <message>
        <source>A special technology tile: the machines for an external work go on the wheel instead of being lost.</source>
        <translation>Жетон особливої технології: техніка за стороннє замовлення кладеться на колесо, а не втрачається.</translation>
    </message>
    <message>
        <source>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</source>
        <translation>Після виробництва вона виробляє енергію ще раз з іншою електростанцією — так, щоб вийшло найбільше енергії, без жодних бонусів.</translation>
    </message>
    <message>
        <source>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</source>
        <translation>Після виробництва вона кладе 1 маркер води із запасу на іншу власну греблю, де є місце, — на греблю своєї найкращої іншої системи.</translation>
    </message>
    <message>
        <source>After each production its energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>Після кожного виробництва її маркер енергії просувається ще на 3 поділки. Для контрактів вони не рахуються.</translation>
    </message>
    <message>
        <source>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</source>
        <translation>Усі 20 плиток утворюють новий стос, і верхню з них перевертають заради критеріїв.</translation>
    </message>
    <message>
        <source>All drops that reach the space count, even if a dam could not hold them.</source>
        <translation>Рахується вся вода, що доходить до комірки, навіть якщо гребля її не стримала б.</translation>
    </message>
    <message>
        <source>Amir Zahir</source>
        <translation>Амір Захір</translation>
    </message>
    <message>
        <source>An external work lets the Automa fulfil a contract. Which one?</source>
        <translation>Стороннє замовлення дає Автомі виконати контракт. Який саме?</translation>
    </message>
    <message>
        <source>Anton Krylov</source>
        <translation>Антон Крилов</translation>
    </message>
    <message>
        <source>Any machine of a building cost may be replaced by 3 credits.</source>
        <translation>Будь-яку одиницю техніки у вартості будівництва можна замінити 3 кредитами.</translation>
    </message>
    <message>
        <source>As High Voltage, and an executive officer helps the Automa.</source>
        <translation>Як «Висока напруга», а ще Автомі допомагає керівник.</translation>
    </message>
    <message>
        <source>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</source>
        <translation>Як на середньому рівні, а ще Автома користується особливими ефектами інноваційних технологій і здатністю компанії.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Автома (%1)</translation>
    </message>
    <message>
        <source>Automa tile %1</source>
        <translation>плитка Автоми %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Банк: %1</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>«Гребля»</translation>
    </message>
    <message>
        <source>Build a base</source>
        <translation>Побудувати основу</translation>
    </message>
    <message>
        <source>Build a base in the hills</source>
        <translation>Побудувати основу на пагорбах</translation>
    </message>
    <message>
        <source>Build a base in the mountains</source>
        <translation>Побудувати основу в горах</translation>
    </message>
    <message>
        <source>Build a base in the plains</source>
        <translation>Побудувати основу на рівнинах</translation>
    </message>
    <message>
        <source>Build a conduit</source>
        <translation>Побудувати водовід</translation>
    </message>
    <message>
        <source>Build a conduit of power %1 or more</source>
        <translation>Побудувати водовід потужністю від %1</translation>
    </message>
    <message>
        <source>Build a powerhouse</source>
        <translation>Побудувати електростанцію</translation>
    </message>
    <message>
        <source>Build a private building, from the bottom</source>
        <translation>Побудувати приватну будівлю, пошук знизу</translation>
    </message>
    <message>
        <source>Build a private building, from the top</source>
        <translation>Побудувати приватну будівлю, пошук згори</translation>
    </message>
    <message>
        <source>Build an elevation</source>
        <translation>Побудувати насип</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>перемичка</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>відділ контрактів</translation>
    </message>
    <message>
        <source>Contract of an external work</source>
        <translation>Контракт від стороннього замовлення</translation>
    </message>
    <message>
        <source>Contracts of the Automa and the bonus tile</source>
        <translation>Контракти Автоми й бонусний жетон</translation>
    </message>
    <message>
        <source>Control Station</source>
        <translation>диспетчерська</translation>
    </message>
    <message>
        <source>Copies another technology tile lying on the own wheel, effect included.</source>
        <translation>Копіює інший жетон технології на власному колесі разом з ефектом.</translation>
    </message>
    <message>
        <source>Criterion “most water drops”</source>
        <translation>Критерій «найбільше маркерів води»</translation>
    </message>
    <message>
        <source>Customer Office</source>
        <translation>відділ обслуговування клієнтів</translation>
    </message>
    <message>
        <source>Development Office</source>
        <translation>бюро розробок</translation>
    </message>
    <message>
        <source>Discard the green contracts, energy +%1</source>
        <translation>Скинути зелені контракти, енергія +%1</translation>
    </message>
    <message>
        <source>Discard the red contracts, energy +%1</source>
        <translation>Скинути червоні контракти, енергія +%1</translation>
    </message>
    <message>
        <source>Discard the yellow contracts, energy +%1</source>
        <translation>Скинути жовті контракти, енергія +%1</translation>
    </message>
    <message>
        <source>Do contracts fulfilled by the Automa count for the contract bonus tile?</source>
        <translation>Чи рахуються контракти, виконані Автомою, для бонусного жетона за контракти?</translation>
    </message>
    <message>
        <source>Does the criterion count the drops that come, or those a dam there would hold?</source>
        <translation>Критерій рахує воду, що прийде, чи лише ту, яку гребля там стримає?</translation>
    </message>
    <message>
        <source>Dr. Octavius</source>
        <translation>доктор Октавіус</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Маркери води в раундах 1–4: %1</translation>
    </message>
    <message>
        <source>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</source>
        <translation>Якщо вода, помножена на потужність, дає менше 4, це вважається за 4. З водоводом потужністю 1 або 2 Автома використовує лише 1 маркер води.</translation>
    </message>
    <message>
        <source>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</source>
        <translation>Кожен маркер води, що річкою проходить через її електростанцію, пересуває її маркер енергії на 1 поділку — у будь-чий хід. Вода, що прийшла водоводом, не рахується.</translation>
    </message>
    <message>
        <source>Ellen Vos</source>
        <translation>Еллен Вос</translation>
    </message>
    <message>
        <source>Elon Audia</source>
        <translation>Елон Аудія</translation>
    </message>
    <message>
        <source>Energy Relay Field</source>
        <translation>підстанція</translation>
    </message>
    <message>
        <source>Enrico Olivi</source>
        <translation>Енріко Оліві</translation>
    </message>
    <message>
        <source>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</source>
        <translation>Якщо порівну, вирішують літери витоків на плитці, починаючи з першої. Якщо до можливих комірок вода не доходить зовсім, критерій не діє.</translation>
    </message>
    <message>
        <source>Every base costs 3 excavators, in any region.</source>
        <translation>Кожна основа коштує 3 екскаватори в будь-якій зоні.</translation>
    </message>
    <message>
        <source>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</source>
        <translation>Кожна основа коштує Автомі 3 екскаватори. Для основ і насипів вона ще до критеріїв віддає перевагу горам, потім пагорбам, потім рівнинам.</translation>
    </message>
    <message>
        <source>Every contract needs 3 energy less, national ones too.</source>
        <translation>Кожен контракт, зокрема державний, потребує на 3 одиниці енергії менше.</translation>
    </message>
    <message>
        <source>Excavators and mixers stand in for each other in this cost.</source>
        <translation>Екскаватори й бетонозмішувачі в цій вартості взаємозамінні.</translation>
    </message>
    <message>
        <source>External Works</source>
        <translation>сторонні замовлення</translation>
    </message>
    <message>
        <source>External work, in the order %1</source>
        <translation>Стороннє замовлення, у порядку %1</translation>
    </message>
    <message>
        <source>Fewer drops would bring the same water to its dams. How many does the Automa place?</source>
        <translation>Менша кількість маркерів дала б її греблям стільки ж води. Скільки їх додає Автома?</translation>
    </message>
    <message>
        <source>Fill the raised dam with drops from the supply.</source>
        <translation>Наповніть підвищену греблю водою із запасу.</translation>
    </message>
    <message>
        <source>Financial Division</source>
        <translation>фінансовий відділ</translation>
    </message>
    <message>
        <source>For 1 credit move 4 spaces on the energy track; not for contracts.</source>
        <translation>За 1 кредит просуньтеся на 4 поділки на треку енергії; не для контрактів.</translation>
    </message>
    <message>
        <source>For 1 credit take 2 machines of your choice.</source>
        <translation>За 1 кредит візьміть 2 одиниці техніки на вибір.</translation>
    </message>
    <message>
        <source>For 2 credits produce 5 energy; it counts for a contract.</source>
        <translation>За 2 кредити виробіть 5 одиниць енергії; її можна використати для контракту.</translation>
    </message>
    <message>
        <source>For 3 credits fulfil one of your open contracts without producing.</source>
        <translation>За 3 кредити виконайте один зі своїх контрактів без виробництва енергії.</translation>
    </message>
    <message>
        <source>For a base, the red-bordered space is taken when the criteria leave one basin.</source>
        <translation>Для основи береться комірка з червоною рамкою, коли за критеріями лишилася одна водойма.</translation>
    </message>
    <message>
        <source>For an external work: the machines go on the wheel with this tile instead of being lost.</source>
        <translation>Для стороннього замовлення: техніка кладеться на колесо разом із цим жетоном, а не втрачається.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Франція</translation>
    </message>
    <message>
        <source>Franz de Lasse</source>
        <translation>Франц де Лассе</translation>
    </message>
    <message>
        <source>Gain credits equal to twice the power of the new conduit.</source>
        <translation>Отримайте кредити: подвоєну потужність нового водоводу.</translation>
    </message>
    <message>
        <source>Gennaro Grasso</source>
        <translation>Дженнаро Ґрассо</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Німеччина</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Граціано дель Монте</translation>
    </message>
    <message>
        <source>High Voltage</source>
        <translation>Висока напруга</translation>
    </message>
    <message>
        <source>His own ability is not known to us.</source>
        <translation>Його здатність нам невідома.</translation>
    </message>
    <message>
        <source>Holds 4 contracts, and one production may fulfil several if their sum fits.</source>
        <translation>Може мати 4 контракти, і одне виробництво виконує кілька, якщо вистачає на їхню суму.</translation>
    </message>
    <message>
        <source>How many drops to place</source>
        <translation>Скільки води додавати</translation>
    </message>
    <message>
        <source>If all have the same power, all of them stay.</source>
        <translation>Якщо в усіх потужність однакова, лишаються всі.</translation>
    </message>
    <message>
        <source>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</source>
        <translation>Якщо дія, що завершує хід, потребує рівно 1 інженера, Автома використовує вільного архітектора й одразу ходить ще раз.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses.</source>
        <translation>Якщо вода, помножена на потужність, дає менше 4, вважайте, що це 4, а тоді додайте бонуси.</translation>
    </message>
    <message>
        <source>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</source>
        <translation>Якщо для будівництва бракує рівно однієї одиниці техніки, Автома платить замість неї 3 ПО.</translation>
    </message>
    <message>
        <source>If no possible conduit begins at a dam, the criterion is ignored.</source>
        <translation>Якщо жоден можливий водовід не починається біля греблі, критерій не діє.</translation>
    </message>
    <message>
        <source>If no possible conduit ends at a powerhouse, the criterion is ignored.</source>
        <translation>Якщо жоден можливий водовід не веде до електростанції, критерій не діє.</translation>
    </message>
    <message>
        <source>If no possible space fits, the criterion is ignored.</source>
        <translation>Якщо жодна можлива комірка не підходить, критерій не діє.</translation>
    </message>
    <message>
        <source>Is the second place of a private building open with fewer than 4 participants?</source>
        <translation>Чи доступне друге місце приватної будівлі, коли учасників менше 4?</translation>
    </message>
    <message>
        <source>It stays on the discard and the other 19 tiles form the new stack.</source>
        <translation>Вона лишається у скиді, а решта 19 плиток утворюють новий стос.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Італія</translation>
    </message>
    <message>
        <source>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</source>
        <translation>Її греблі висотою 3 стримують 4 маркери води. Щоразу, коли вона мала б щось будувати й може збудувати насип, вона будує насип.</translation>
    </message>
    <message>
        <source>Jill McDowell</source>
        <translation>Джилл Макдавелл</translation>
    </message>
    <message>
        <source>Joseph Fontaine</source>
        <translation>Жозеф Фонтен</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an opponent’s dam if there is one, otherwise a neutral dam, otherwise an own one.</source>
        <translation>Лишаються водоводи, що починаються біля греблі: біля чужої, якщо така є, інакше біля нейтральної, інакше біля власної.</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</source>
        <translation>Лишаються водоводи, що починаються біля греблі: біля власної, якщо така є, інакше біля нейтральної, інакше біля чужої.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</source>
        <translation>Лишаються водоводи, що закінчуються у водоймі з електростанцією: чужою, якщо така є, інакше власною.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</source>
        <translation>Лишаються водоводи, що закінчуються у водоймі з електростанцією: власною, якщо така є, інакше чужою.</translation>
    </message>
    <message>
        <source>Keep the conduits with the highest power.</source>
        <translation>Лишаються водоводи з найбільшою потужністю.</translation>
    </message>
    <message>
        <source>Keep the conduits with the second highest power among those possible.</source>
        <translation>Лишаються водоводи, другі за потужністю серед можливих.</translation>
    </message>
    <message>
        <source>Keep the red-bordered spaces.</source>
        <translation>Лишаються комірки з червоною рамкою.</translation>
    </message>
    <message>
        <source>Keep the space that the most drops would reach if all water flowed now.</source>
        <translation>Лишається комірка, якої досягло б найбільше маркерів води, якби вся вода рушила просто зараз.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water does not reach an opponent’s dam first.</source>
        <translation>Лишаються комірки, з яких вода не потрапляє одразу до чужої греблі.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</source>
        <translation>Лишаються комірки, з яких вода доходить до греблі цієї Автоми раніше, ніж до будь-якої іншої.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 5, in the hills.</source>
        <translation>Лишаються комірки у водоймі 5 на пагорбах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 6, in the hills.</source>
        <translation>Лишаються комірки у водоймі 6 на пагорбах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 7, in the hills.</source>
        <translation>Лишаються комірки у водоймі 7 на пагорбах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</source>
        <translation>Лишаються комірки водойм, які надрукована на полі труба з’єднує з водоймою, де є гребля цієї Автоми. Сам водовід може бути ще не побудований.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</source>
        <translation>Лишаються комірки водойм, які надрукована на полі труба з’єднує з водоймою, де є електростанція цієї Автоми. Сам водовід може бути ще не побудований.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</source>
        <translation>Лишаються комірки тієї водойми, з якої починається найпотужніший уже побудований водовід, чий би він не був.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</source>
        <translation>Лишаються комірки тієї водойми, у якій закінчується найпотужніший уже побудований водовід, чий би він не був.</translation>
    </message>
    <message>
        <source>Keep the spaces in the plains, basins 8 to 12.</source>
        <translation>Лишаються комірки на рівнинах, тобто у водоймах 8–12.</translation>
    </message>
    <message>
        <source>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</source>
        <translation>Лишаються комірки, до яких вода від побудованої електростанції доходить, не натрапивши на греблю; власник електростанції не має значення.</translation>
    </message>
    <message>
        <source>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</source>
        <translation>Лишаються комірки, від яких надрукована труба веде до нижчої водойми з греблею цієї Автоми.</translation>
    </message>
    <message>
        <source>Leslie Spencer</source>
        <translation>Леслі Спенсер</translation>
    </message>
    <message>
        <source>Lets its owner build any structure. Introductory game only.</source>
        <translation>Дає змогу будувати будь-яку споруду. Лише в ознайомчій грі.</translation>
    </message>
    <message>
        <source>Lets its owner build this structure. No special effect.</source>
        <translation>Дає змогу будувати цю споруду. Особливого ефекту немає.</translation>
    </message>
    <message>
        <source>Loan Agency</source>
        <translation>кредитне агентство</translation>
    </message>
    <message>
        <source>Low Voltage</source>
        <translation>Низька напруга</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>механічний цех</translation>
    </message>
    <message>
        <source>Machinery shop: %1</source>
        <translation>Механічний цех: %1</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Махірі Секібо</translation>
    </message>
    <message>
        <source>Margot Fouché</source>
        <translation>Марго Фуше</translation>
    </message>
    <message>
        <source>Marguerite Grant</source>
        <translation>Маргеріт Грант</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середній рівень</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure.</source>
        <translation>Найбільше водойм, у яких є хоча б одна власна споруда.</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures.</source>
        <translation>Найбільше водойм, у яких є щонайменше три власні споруди.</translation>
    </message>
    <message>
        <source>Most own bases and powerhouses on red-bordered spaces.</source>
        <translation>Найбільше власних основ і електростанцій у комірках із червоною рамкою.</translation>
    </message>
    <message>
        <source>Most own bases linked by an own conduit to an own powerhouse.</source>
        <translation>Найбільше власних основ, з’єднаних власним водоводом із власною електростанцією.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the fewest.</source>
        <translation>Найбільше власних споруд у тій зоні, де їх найменше.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the most.</source>
        <translation>Найбільше власних споруд у тій зоні, де їх найбільше.</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Нідерланди</translation>
    </message>
    <message>
        <source>None such: keep the spaces that do not feed an opponent’s dam directly.</source>
        <translation>Якщо таких немає, лишаються комірки, з яких вода не потрапляє одразу до чужої греблі.</translation>
    </message>
    <message>
        <source>None such: keep the spaces that feed an own dam directly.</source>
        <translation>Якщо таких немає, лишаються комірки, з яких вода потрапляє одразу до власної греблі.</translation>
    </message>
    <message>
        <source>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</source>
        <translation>Якщо таких немає, лишаються комірки, труби від яких не ведуть до нижчої водойми з чужою греблею.</translation>
    </message>
    <message>
        <source>Oberst Dassler</source>
        <translation>полковник Дасслер</translation>
    </message>
    <message>
        <source>Of several spaces only those of power 3 or more stay, if there are any.</source>
        <translation>Із кількох комірок лишаються тільки ті, де потужність 3 або більше, якщо такі є.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one lying highest in the Patent Office.</source>
        <translation>З придатних жетонів — той, що лежить найвище в патентному бюро.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one with the highest level.</source>
        <translation>З придатних жетонів — той, що має найвищий рівень.</translation>
    </message>
    <message>
        <source>One engineer is an architect: used alone, he gives another turn at once.</source>
        <translation>Один з інженерів — архітектор: якщо використати його самого, він одразу дає ще один хід.</translation>
    </message>
    <message>
        <source>One more construction space, once per round.</source>
        <translation>Ще одна комірка дії будівництва, раз на раунд.</translation>
    </message>
    <message>
        <source>One production may use the drops of several linked dams.</source>
        <translation>Одне виробництво може взяти воду з кількох пов’язаних гребель.</translation>
    </message>
    <message>
        <source>Only as many drops count as the dam would hold after this construction.</source>
        <translation>Рахується лише стільки води, скільки гребля стримає після цього будівництва.</translation>
    </message>
    <message>
        <source>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</source>
        <translation>Споруда будується одразу, лише якщо систему завершує рівно одна комірка. Інакше вибір не звужується.</translation>
    </message>
    <message>
        <source>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</source>
        <translation>Лишаються тільки комірки, що завершують систему, якщо всі вони в одній водоймі або це один водовід. Інакше вибір не звужується.</translation>
    </message>
    <message>
        <source>Overpowered</source>
        <translation>Надлишок потужності</translation>
    </message>
    <message>
        <source>Own dams of height 3 hold 4 drops.</source>
        <translation>Власні греблі висотою 3 стримують 4 маркери води.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>патентне бюро</translation>
    </message>
    <message>
        <source>Patent: base, otherwise joker</source>
        <translation>Патент: основа, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: conduit, otherwise joker</source>
        <translation>Патент: водовід, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: elevation, otherwise joker</source>
        <translation>Патент: насип, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: powerhouse, otherwise joker</source>
        <translation>Патент: електростанція, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: private building, otherwise joker</source>
        <translation>Патент: приватна будівля, інакше джокер</translation>
    </message>
    <message>
        <source>Pay only one of the two kinds of machines of the private building.</source>
        <translation>Заплатіть лише один із двох видів техніки приватної будівлі.</translation>
    </message>
    <message>
        <source>Placed drops may flow at once, or go straight to own dams with room.</source>
        <translation>Додана вода може одразу рушити за течією або лягти просто на власні греблі, де є місце.</translation>
    </message>
    <message>
        <source>Produce as much energy as there are own bases, the new one included; it counts for a contract.</source>
        <translation>Виробіть стільки енергії, скільки маєте основ, зокрема з новою; її можна використати для контракту.</translation>
    </message>
    <message>
        <source>Produce energy at once with +2, with any own powerhouse.</source>
        <translation>Одразу виробіть енергію з бонусом +2 на будь-якій своїй електростанції.</translation>
    </message>
    <message>
        <source>Produce energy equal to twice the power of the new conduit; it counts for a contract.</source>
        <translation>Виробіть енергію: подвоєну потужність нового водоводу; її можна використати для контракту.</translation>
    </message>
    <message>
        <source>Production %1, needs a green contract</source>
        <translation>Виробництво %1, потрібен зелений контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a red contract</source>
        <translation>Виробництво %1, потрібен червоний контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a yellow contract</source>
        <translation>Виробництво %1, потрібен жовтий контракт</translation>
    </message>
    <message>
        <source>Promo officer: the Automa cannot use him yet.</source>
        <translation>Промокерівник: Автома ще не вміє ним користуватися.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams</source>
        <translation>
            <numerusform>Додати %n маркер води на витоки</numerusform>
            <numerusform>Додати %n маркери води на витоки</numerusform>
            <numerusform>Додати %n маркерів води на витоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams; they flow at once</source>
        <translation>
            <numerusform>Додати %n маркер води на витоки; він одразу рушає за течією</numerusform>
            <numerusform>Додати %n маркери води на витоки; вони одразу рушають за течією</numerusform>
            <numerusform>Додати %n маркерів води на витоки; вони одразу рушають за течією</numerusform>
        </translation>
    </message>
    <message>
        <source>Put 1 drop on each own empty dam.</source>
        <translation>Покладіть 1 маркер води на кожну свою порожню греблю.</translation>
    </message>
    <message>
        <source>Research Lab</source>
        <translation>дослідницька лабораторія</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Перетасовування плиток Автоми</translation>
    </message>
    <message>
        <source>Robot Factory</source>
        <translation>завод роботів</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 із %2</translation>
    </message>
    <message>
        <source>Score the VP of the new private building now, and again at the end.</source>
        <translation>Отримайте ПО нової приватної будівлі одразу, а в кінці ще раз.</translation>
    </message>
    <message>
        <source>Second place of a private building</source>
        <translation>Друге місце приватної будівлі</translation>
    </message>
    <message>
        <source>Several of the same power: all of them stay.</source>
        <translation>Якщо кілька мають однакову потужність, лишаються всі.</translation>
    </message>
    <message>
        <source>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</source>
        <translation>Якщо кілька мають однакову потужність, спершу береться власний водовід Автоми. Якщо побудованих водоводів біля можливих комірок немає, критерій не діє.</translation>
    </message>
    <message>
        <source>Several patent tiles fit. Which one does the Automa take?</source>
        <translation>Підходять кілька жетонів технологій. Який бере Автома?</translation>
    </message>
    <message>
        <source>Several spaces would complete a system of the Automa. When does that decide?</source>
        <translation>Кілька комірок завершили б систему Автоми. Коли це вирішує справу?</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Сімоне Лучані</translation>
    </message>
    <message>
        <source>Solomon P. Jordan</source>
        <translation>Соломон П. Джордан</translation>
    </message>
    <message>
        <source>Starts with 8 machines that count as either kind.</source>
        <translation>Починає з 8 одиницями техніки, кожна з яких є і екскаватором, і бетонозмішувачем.</translation>
    </message>
    <message>
        <source>Take an external work and pay 2 credits for each machine it asks for.</source>
        <translation>Візьміть стороннє замовлення й заплатіть 2 кредити за кожну потрібну одиницю техніки.</translation>
    </message>
    <message>
        <source>Take back half of the machines of one wheel segment, rounded down.</source>
        <translation>Поверніть половину техніки з одного сектора колеса, із заокругленням до меншого.</translation>
    </message>
    <message>
        <source>Take one technology tile back from the wheel; its machines stay there.</source>
        <translation>Поверніть з колеса один жетон технології; його техніка лишається там.</translation>
    </message>
    <message>
        <source>The Automa gains nothing from the contract bonus tile.</source>
        <translation>Бонусний жетон за контракти нічого не дає Автомі.</translation>
    </message>
    <message>
        <source>The Automa gains the VP of the building at once; they count again at the end.</source>
        <translation>Автома одразу отримує ПО за будівлю; в кінці вони рахуються ще раз.</translation>
    </message>
    <message>
        <source>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</source>
        <translation>Автома отримує дохід і бонуси енергії, але не користується особливими ефектами й здатністю компанії.</translation>
    </message>
    <message>
        <source>The Automa gets no income from its company board and no energy bonus from its powerhouses.</source>
        <translation>Автома не отримує доходу зі свого планшета компанії та бонусу енергії від електростанцій.</translation>
    </message>
    <message>
        <source>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</source>
        <translation>Сама Автома нічого не отримує. Натомість першу дію кожного гравця-людини в раунді визначає нова плитка Автоми.</translation>
    </message>
    <message>
        <source>The Automa pays conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>Автома передусім платить за водоводи бетонозмішувачами, по 1 за одиницю потужності, і бере бетонозмішувачі щоразу, коли може обрати техніку.</translation>
    </message>
    <message>
        <source>The Automa pays only the kind it has fewer of; equal numbers: excavators.</source>
        <translation>Автома платить лише тією технікою, якої має менше; якщо порівну — екскаваторами.</translation>
    </message>
    <message>
        <source>The Automa pays the normal kind first, then the other.</source>
        <translation>Автома спершу платить звичайною технікою, потім іншою.</translation>
    </message>
    <message>
        <source>The Automa places as many drops as the action allows, as long as its dams gain the most.</source>
        <translation>Автома додає стільки води, скільки дозволяє дія, аби її греблі стримали якнайбільше.</translation>
    </message>
    <message>
        <source>The Automa places only the drops that are needed for the most water on its dams.</source>
        <translation>Автома додає лише стільки води, скільки треба, щоб її греблі стримали якнайбільше.</translation>
    </message>
    <message>
        <source>The Automa uses its best system; the energy track and the contract are not checked.</source>
        <translation>Автома використовує найкращу систему; трек енергії та контракт не перевіряються.</translation>
    </message>
    <message>
        <source>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</source>
        <translation>Автома використовує особливий жетон, коли інші не підходять. Він копіює жетон найвищого рівня на її колесі, звичайний — раніше за джокер.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект “Легватер”»</translation>
    </message>
    <message>
        <source>The action of the new private building may be used at once without engineers.</source>
        <translation>Дію нової приватної будівлі можна одразу виконати без інженерів.</translation>
    </message>
    <message>
        <source>The app counts them for the Automa like the contracts of a human.</source>
        <translation>Застосунок рахує їх для Автоми так само, як контракти гравця-людини.</translation>
    </message>
    <message>
        <source>The conduit costs at most 5 excavators.</source>
        <translation>Водовід коштує щонайбільше 5 екскаваторів.</translation>
    </message>
    <message>
        <source>The credits become VP.</source>
        <translation>Кредити стають ПО.</translation>
    </message>
    <message>
        <source>The open private contract with the highest value; equal values: the right one.</source>
        <translation>Відкритий приватний контракт з найбільшим значенням; якщо порівну — правий.</translation>
    </message>
    <message>
        <source>The stack is empty. Is the tile whose criteria are in force shuffled in too?</source>
        <translation>Стос закінчився. Чи тасується й плитка, критерії якої зараз діють?</translation>
    </message>
    <message>
        <source>The top-most contract of the office: green, then yellow, then red; the right one first.</source>
        <translation>Найвищий контракт у відділі: зелений, потім жовтий, потім червоний; спершу правий.</translation>
    </message>
    <message>
        <source>Third structure of a system</source>
        <translation>Третя споруда в системі</translation>
    </message>
    <message>
        <source>This construction needs neither engineers nor excavators.</source>
        <translation>Це будівництво не потребує ні інженерів, ні екскаваторів.</translation>
    </message>
    <message>
        <source>This construction needs no engineers.</source>
        <translation>Це будівництво не потребує інженерів.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Томмазо Баттіста</translation>
    </message>
    <message>
        <source>Turbine Station</source>
        <translation>турбінний зал</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>Повернути колесо на %n сектор</numerusform>
            <numerusform>Повернути колесо на %n сектори</numerusform>
            <numerusform>Повернути колесо на %n секторів</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the wheel 1 segment for each own elevation, the new one included.</source>
        <translation>Поверніть колесо на 1 сектор за кожен свій насип, зокрема й новий.</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>США</translation>
    </message>
    <message>
        <source>Used as written, from High Voltage up.</source>
        <translation>Діє як написано, починаючи з «Високої напруги».</translation>
    </message>
    <message>
        <source>Used for an external work with 1 engineer in place of a construction.</source>
        <translation>Використовується для стороннього замовлення 1 інженером замість будівництва.</translation>
    </message>
    <message>
        <source>Used when no other tile fits; copies the highest level, a specific tile before a joker.</source>
        <translation>Використовується, коли інші не підходять; копіює найвищий рівень, звичайний жетон раніше за джокер.</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Віктор Фізлер</translation>
    </message>
    <message>
        <source>Water Management</source>
        <translation>водопостачання</translation>
    </message>
    <message>
        <source>Whenever some spaces complete a system, only those stay.</source>
        <translation>Щойно якісь комірки завершують систему, лишаються тільки вони.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</source>
        <translation>Коли Автома мала б будувати й має особливий жетон, вона спершу пробує виконати стороннє замовлення 1 інженером; техніка кладеться на колесо.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</source>
        <translation>Коли Автома мала б будувати, вона спершу пробує збудувати приватну будівлю 1 інженером.</translation>
    </message>
    <message>
        <source>Which patent</source>
        <translation>Яка технологія в патентному бюро</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Вільгельм Адлер</translation>
    </message>
    <message>
        <source>Wind Farm</source>
        <translation>вітропарк</translation>
    </message>
    <message>
        <source>With 2 or 3 participants the places cost 0, 3 and 3.</source>
        <translation>За 2 або 3 учасників місця коштують 0, 3 і 3.</translation>
    </message>
    <message>
        <source>With 3 participants the two upper building tiles keep their second free place.</source>
        <translation>За 3 учасників дві верхні плитки будівель зберігають друге безплатне місце.</translation>
    </message>
    <message>
        <source>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</source>
        <translation>Одним виробництвом Автома виконує стільки контрактів, на скільки разом вистачає енергії; досяжний державний завжди серед них.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>майстерня</translation>
    </message>
    <message>
        <source>Wu Fang</source>
        <translation>У Фан</translation>
    </message>
    <message>
        <source>a free base anywhere</source>
        <translation>безплатна основа будь-де</translation>
    </message>
    <message>
        <source>a free base in the plains</source>
        <translation>безплатна основа на рівнинах</translation>
    </message>
    <message>
        <source>a free base in the plains or hills</source>
        <translation>безплатна основа на рівнинах або пагорбах</translation>
    </message>
    <message>
        <source>a free conduit of any power</source>
        <translation>безплатний водовід будь-якої потужності</translation>
    </message>
    <message>
        <source>a free conduit of power %1 or less</source>
        <translation>безплатний водовід потужністю до %1</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>дії</translation>
    </message>
    <message>
        <source>advanced technology tiles</source>
        <translation>жетони інноваційних технологій</translation>
    </message>
    <message>
        <source>all 20 tiles</source>
        <translation>усі 20 плиток</translation>
    </message>
    <message>
        <source>always</source>
        <translation>завжди</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>архітектор</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>base</source>
        <translation>основа</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>базова гра</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>основи</translation>
    </message>
    <message>
        <source>basic technology: %1</source>
        <translation>базова технологія: %1</translation>
    </message>
    <message>
        <source>basin %1</source>
        <translation>водойма %1</translation>
    </message>
    <message>
        <source>basin %1, lower</source>
        <translation>водойма %1, нижня комірка</translation>
    </message>
    <message>
        <source>basin %1, upper</source>
        <translation>водойма %1, верхня комірка</translation>
    </message>
    <message>
        <source>basins with a structure</source>
        <translation>водойми зі спорудами</translation>
    </message>
    <message>
        <source>basins with three structures</source>
        <translation>водойми з трьома спорудами</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чорний</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>середній стовпець</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>закрите, якщо менше 4</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>водовід</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>водовід %1</translation>
    </message>
    <message>
        <source>conduit column</source>
        <translation>стовпець водоводу</translation>
    </message>
    <message>
        <source>conduit to an own dam downstream</source>
        <translation>водовід до власної греблі нижче за течією</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>водоводи</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>з’єднання</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>будівництво</translation>
    </message>
    <message>
        <source>construction wheel</source>
        <translation>будівельне колесо</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>відділ контрактів</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>контракти</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>рахуються</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>кредити</translation>
    </message>
    <message>
        <source>criteria tile stays</source>
        <translation>плитка критеріїв лишається</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>гребля</translation>
    </message>
    <message>
        <source>dam column</source>
        <translation>стовпець греблі</translation>
    </message>
    <message>
        <source>dam: opponent’s, neutral, own</source>
        <translation>гребля: чужа, нейтральна, власна</translation>
    </message>
    <message>
        <source>dam: own, neutral, opponent’s</source>
        <translation>гребля: власна, нейтральна, чужа</translation>
    </message>
    <message>
        <source>does not feed an opponent’s dam</source>
        <translation>не живить чужу греблю</translation>
    </message>
    <message>
        <source>drops that are held</source>
        <translation>вода, що лишається</translation>
    </message>
    <message>
        <source>drops that arrive</source>
        <translation>вода, що приходить</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>насип</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>насипи</translation>
    </message>
    <message>
        <source>end of game</source>
        <translation>кінець гри</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>кінець раунду</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>енергія</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>інженери</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>екскаватори</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>стороннє замовлення</translation>
    </message>
    <message>
        <source>external work %1</source>
        <translation>стороннє замовлення %1</translation>
    </message>
    <message>
        <source>fed by a powerhouse upstream</source>
        <translation>електростанція вище за течією</translation>
    </message>
    <message>
        <source>feeds an own dam</source>
        <translation>живить власну греблю</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>найменше</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>перше місце</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>виконані контракти</translation>
    </message>
    <message>
        <source>fulfilled external works</source>
        <translation>виконані сторонні замовлення</translation>
    </message>
    <message>
        <source>fulfils a private contract of %1 or less</source>
        <translation>виконання приватного контракту зі значенням до %1</translation>
    </message>
    <message>
        <source>fulfils any private contract</source>
        <translation>виконання будь-якого приватного контракту</translation>
    </message>
    <message>
        <source>full reward</source>
        <translation>повна винагорода</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>гру завершено</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>зелений контракт</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>витік %1</translation>
    </message>
    <message>
        <source>headstream tile %1</source>
        <translation>плитка витоку %1</translation>
    </message>
    <message>
        <source>headstreams</source>
        <translation>витоки річок</translation>
    </message>
    <message>
        <source>high</source>
        <translation>важкий</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>найвищого рівня</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>найбільше значення</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>пагорби</translation>
    </message>
    <message>
        <source>human player</source>
        <translation>гравець-людина</translation>
    </message>
    <message>
        <source>in hill basin 5</source>
        <translation>у водоймі 5 на пагорбах</translation>
    </message>
    <message>
        <source>in hill basin 6</source>
        <translation>у водоймі 6 на пагорбах</translation>
    </message>
    <message>
        <source>in hill basin 7</source>
        <translation>у водоймі 7 на пагорбах</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>на пагорбах</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>у горах</translation>
    </message>
    <message>
        <source>in the plains</source>
        <translation>на рівнинах</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>дохід і витоки річок</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>лівий стовпець</translation>
    </message>
    <message>
        <source>left edge of the board</source>
        <translation>лівий край поля</translation>
    </message>
    <message>
        <source>level %1 technology: %2</source>
        <translation>технологія рівня %1: %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>легкий</translation>
    </message>
    <message>
        <source>machinery</source>
        <translation>техніка</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>механічний цех</translation>
    </message>
    <message>
        <source>machinery shop or bank</source>
        <translation>механічний цех або банк</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>середній</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>бетонозмішувачі</translation>
    </message>
    <message>
        <source>most</source>
        <translation>найбільше</translation>
    </message>
    <message>
        <source>most powerful built conduit</source>
        <translation>найпотужніший побудований водовід</translation>
    </message>
    <message>
        <source>most powerful conduit</source>
        <translation>найпотужніший водовід</translation>
    </message>
    <message>
        <source>most water drops</source>
        <translation>найбільше маркерів води</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>гори</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>державний контракт</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>нейтральна</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>без винагороди</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не рахуються</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>одне місце</translation>
    </message>
    <message>
        <source>one space</source>
        <translation>одна комірка</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>помаранчевий</translation>
    </message>
    <message>
        <source>own dam</source>
        <translation>власна гребля</translation>
    </message>
    <message>
        <source>own powerhouse</source>
        <translation>власна електростанція</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>patent office</source>
        <translation>патентне бюро</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>рівнини</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>електростанція</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower</source>
        <translation>електростанція у водоймі %1, нижня комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower left</source>
        <translation>електростанція у водоймі %1, нижня ліва комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower right</source>
        <translation>електростанція у водоймі %1, нижня права комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper</source>
        <translation>електростанція у водоймі %1, верхня комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper left</source>
        <translation>електростанція у водоймі %1, верхня ліва комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper right</source>
        <translation>електростанція у водоймі %1, верхня права комірка</translation>
    </message>
    <message>
        <source>powerhouse column</source>
        <translation>стовпець електростанції</translation>
    </message>
    <message>
        <source>powerhouse: opponent’s, own</source>
        <translation>електростанція: чужа, власна</translation>
    </message>
    <message>
        <source>powerhouse: own, opponent’s</source>
        <translation>електростанція: власна, чужа</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>електростанції</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>приватна будівля</translation>
    </message>
    <message>
        <source>private buildings</source>
        <translation>приватні будівлі</translation>
    </message>
    <message>
        <source>production</source>
        <translation>виробництво</translation>
    </message>
    <message>
        <source>promo</source>
        <translation>промо</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>червоний контракт</translation>
    </message>
    <message>
        <source>red-bordered space</source>
        <translation>червона рамка</translation>
    </message>
    <message>
        <source>red-bordered spaces</source>
        <translation>червоні рамки</translation>
    </message>
    <message>
        <source>reduced reward</source>
        <translation>часткова винагорода</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>правий стовпець</translation>
    </message>
    <message>
        <source>right edge of the board</source>
        <translation>правий край поля</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>підрахунок очок</translation>
    </message>
    <message>
        <source>second most powerful conduit</source>
        <translation>другий за потужністю водовід</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>друге місце</translation>
    </message>
    <message>
        <source>special technology: %1</source>
        <translation>особлива технологія: %1</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>стартовий контракт</translation>
    </message>
    <message>
        <source>strongest region</source>
        <translation>найсильніша зона</translation>
    </message>
    <message>
        <source>technology tiles</source>
        <translation>жетони технологій</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>третє місце</translation>
    </message>
    <message>
        <source>top-most</source>
        <translation>верхній</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>черговість ходу</translation>
    </message>
    <message numerus="yes">
        <source>turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>поворот колеса на %n сектор</numerusform>
            <numerusform>поворот колеса на %n сектори</numerusform>
            <numerusform>поворот колеса на %n секторів</numerusform>
        </translation>
    </message>
    <message>
        <source>upper two open at 3</source>
        <translation>дві верхні відкриті за 3</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>дуже важкий</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>переможні очки</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>рух води</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>водопостачання</translation>
    </message>
    <message>
        <source>weakest region</source>
        <translation>найслабша зона</translation>
    </message>
    <message>
        <source>white</source>
        <translation>білий</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>майстерня</translation>
    </message>
    <message>
        <source>workshop or bank</source>
        <translation>майстерня або банк</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>жовтий контракт</translation>
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
