<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>BarrageNames</name>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 ПО за каждый выполненный контракт</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 ПО за каждый выполненный сторонний заказ</translation>
    </message>
    <message>
        <source>%1 VP for each own advanced technology tile</source>
        <translation>%1 ПО за каждый свой жетон новаторской технологии</translation>
    </message>
    <message>
        <source>%1 VP for each own base</source>
        <translation>%1 ПО за каждое своё основание</translation>
    </message>
    <message>
        <source>%1 VP for each own conduit</source>
        <translation>%1 ПО за каждый свой трубопровод</translation>
    </message>
    <message>
        <source>%1 VP for each own elevation</source>
        <translation>%1 ПО за каждую свою насыпь</translation>
    </message>
    <message>
        <source>%1 VP for each own powerhouse</source>
        <translation>%1 ПО за каждую свою электростанцию</translation>
    </message>
    <message>
        <source>%1 VP for each own private building</source>
        <translation>%1 ПО за каждое своё частное здание</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, значение %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n жетон Автомы</numerusform>
            <numerusform>%n жетона Автомы</numerusform>
            <numerusform>%n жетонов Автомы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Автома</numerusform>
            <numerusform>%n Автомы</numerusform>
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
            <numerusform>%n бесплатный жетон новаторской технологии</numerusform>
            <numerusform>%n бесплатных жетона новаторских технологий</numerusform>
            <numerusform>%n бесплатных жетонов новаторских технологий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced tile(s)</source>
        <translation>
            <numerusform>%n жетон новаторской технологии</numerusform>
            <numerusform>%n жетона новаторских технологий</numerusform>
            <numerusform>%n жетонов новаторских технологий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n основание</numerusform>
            <numerusform>%n основания</numerusform>
            <numerusform>%n оснований</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basin(s)</source>
        <translation>
            <numerusform>%n водоём</numerusform>
            <numerusform>%n водоёма</numerusform>
            <numerusform>%n водоёмов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n трубопровод</numerusform>
            <numerusform>%n трубопровода</numerusform>
            <numerusform>%n трубопроводов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n контракт</numerusform>
            <numerusform>%n контракта</numerusform>
            <numerusform>%n контрактов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n кредит</numerusform>
            <numerusform>%n кредита</numerusform>
            <numerusform>%n кредитов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n плотина</numerusform>
            <numerusform>%n плотины</numerusform>
            <numerusform>%n плотин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s)</source>
        <translation>
            <numerusform>%n капля воды</numerusform>
            <numerusform>%n капли воды</numerusform>
            <numerusform>%n капель воды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) on headstreams</source>
        <translation>
            <numerusform>%n капля воды на истоки</numerusform>
            <numerusform>%n капли воды на истоки</numerusform>
            <numerusform>%n капель воды на истоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) that flow at once</source>
        <translation>
            <numerusform>%n капля воды, которая сразу течёт</numerusform>
            <numerusform>%n капли воды, которые сразу текут</numerusform>
            <numerusform>%n капель воды, которые сразу текут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n насыпь</numerusform>
            <numerusform>%n насыпи</numerusform>
            <numerusform>%n насыпей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n единица энергии</numerusform>
            <numerusform>%n единицы энергии</numerusform>
            <numerusform>%n единиц энергии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy, also for a contract</source>
        <translation>
            <numerusform>%n единица энергии, в том числе для контракта</numerusform>
            <numerusform>%n единицы энергии, в том числе для контракта</numerusform>
            <numerusform>%n единиц энергии, в том числе для контракта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n инженер</numerusform>
            <numerusform>%n инженера</numerusform>
            <numerusform>%n инженеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n экскаватор</numerusform>
            <numerusform>%n экскаватора</numerusform>
            <numerusform>%n экскаваторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n external work(s)</source>
        <translation>
            <numerusform>%n сторонний заказ</numerusform>
            <numerusform>%n сторонних заказа</numerusform>
            <numerusform>%n сторонних заказов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free elevation(s)</source>
        <translation>
            <numerusform>%n бесплатная насыпь</numerusform>
            <numerusform>%n бесплатные насыпи</numerusform>
            <numerusform>%n бесплатных насыпей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free powerhouse(s)</source>
        <translation>
            <numerusform>%n бесплатная электростанция</numerusform>
            <numerusform>%n бесплатные электростанции</numerusform>
            <numerusform>%n бесплатных электростанций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n единица техники</numerusform>
            <numerusform>%n единицы техники</numerusform>
            <numerusform>%n единиц техники</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) of your choice</source>
        <translation>
            <numerusform>%n единица техники на выбор</numerusform>
            <numerusform>%n единицы техники на выбор</numerusform>
            <numerusform>%n единиц техники на выбор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n бетоносмеситель</numerusform>
            <numerusform>%n бетоносмесителя</numerusform>
            <numerusform>%n бетоносмесителей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n электростанция</numerusform>
            <numerusform>%n электростанции</numerusform>
            <numerusform>%n электростанций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private building(s)</source>
        <translation>
            <numerusform>%n частное здание</numerusform>
            <numerusform>%n частных здания</numerusform>
            <numerusform>%n частных зданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n сектор</numerusform>
            <numerusform>%n сектора</numerusform>
            <numerusform>%n секторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the energy track</source>
        <translation>
            <numerusform>%n деление на шкале энергии</numerusform>
            <numerusform>%n деления на шкале энергии</numerusform>
            <numerusform>%n делений на шкале энергии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n система</numerusform>
            <numerusform>%n системы</numerusform>
            <numerusform>%n систем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n жетон технологии</numerusform>
            <numerusform>%n жетона технологии</numerusform>
            <numerusform>%n жетонов технологий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 drop straight on a neutral or own dam with room.</source>
        <translation>1 капля прямо на нейтральную или свою плотину, где есть место.</translation>
    </message>
    <message>
        <source>1 machine of the kind it has fewer of</source>
        <translation>1 единица той техники, которой у неё меньше</translation>
    </message>
    <message>
        <source>3 VP for each own advanced technology tile, on the wheel or off it.</source>
        <translation>3 ПО за каждый свой жетон новаторской технологии, на колесе или вне его.</translation>
    </message>
    <message>
        <source>3 VP for each own dam of height 2 or 3, the new one included.</source>
        <translation>3 ПО за каждую свою плотину высотой 2 или 3, включая только что поднятую.</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse, the new one included.</source>
        <translation>3 ПО за каждую свою электростанцию, включая новую.</translation>
    </message>
    <message>
        <source>5 credits.</source>
        <translation>5 кредитов.</translation>
    </message>
    <message>
        <source>A conduit may be paid with mixers instead: 1 mixer per power.</source>
        <translation>Трубопровод можно оплатить бетоносмесителями: 1 бетоносмеситель за единицу мощности.</translation>
    </message>
    <message>
        <source>A production with +3.</source>
        <translation>Выработка с бонусом +3.</translation>
    </message>
    <message>
        <source>A red-bordered space costs nothing extra, nor does a building place marked 3.</source>
        <translation>За клетку с красной рамкой не нужно доплачивать; так же за место здания с отметкой 3.</translation>
    </message>
    <message>
        <source>A space of her own: 1 engineer uses the action of one of her private buildings.</source>
        <translation>Собственная область: 1 инженер выполняет действие одного из её зданий.</translation>
    </message>
    <message>
        <source>A space of his own: 1 engineer copies another officer’s ability for one turn.</source>
        <translation>Собственная область: 1 инженер даёт на один ход способность другого управляющего.</translation>
    </message>
    <message>
        <source>A space of his own: as much energy as drops held by his dams, without moving them.</source>
        <translation>Собственная область: столько энергии, сколько капель сдерживают его плотины; вода остаётся на месте.</translation>
    </message>
    <message>
        <source>A special technology tile copies another tile that lies on the own wheel.</source>
        <translation>Жетон особой технологии копирует другой жетон, лежащий на своём колесе.</translation>
    </message>
    <message>
        <source>A special technology tile: the machines for an external work go on the wheel instead of being lost.</source>
        <translation>Жетон особой технологии: техника за сторонний заказ кладётся на колесо, а не теряется.</translation>
    </message>
    <message>
        <source>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</source>
        <translation>После выработки она вырабатывает энергию ещё раз с другой электростанцией — так, чтобы получить больше всего энергии, без каких-либо бонусов.</translation>
    </message>
    <message>
        <source>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</source>
        <translation>После выработки она кладёт 1 каплю из запаса на другую свою плотину, где есть место, — на плотину своей лучшей другой системы.</translation>
    </message>
    <message>
        <source>After each production its energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>После каждой выработки её маркер энергии сдвигается ещё на 3 деления. Для контрактов они не считаются.</translation>
    </message>
    <message>
        <source>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</source>
        <translation>Все 20 жетонов образуют новую стопку, и верхний переворачивают ради критериев.</translation>
    </message>
    <message>
        <source>All drops that reach the space count, even if a dam could not hold them.</source>
        <translation>Считается вся вода, дошедшая до клетки, даже если плотина её не удержала бы.</translation>
    </message>
    <message>
        <source>Amir Zahir</source>
        <translation>Амир Захир</translation>
    </message>
    <message>
        <source>An external work lets the Automa fulfil a contract. Which one?</source>
        <translation>Сторонний заказ позволяет Автоме выполнить контракт. Какой именно?</translation>
    </message>
    <message>
        <source>Anton Krylov</source>
        <translation>Антон Крылов</translation>
    </message>
    <message>
        <source>Any machine of a building cost may be replaced by 3 credits.</source>
        <translation>Любую единицу техники в стоимости строительства можно заменить 3 кредитами.</translation>
    </message>
    <message>
        <source>As High Voltage, and an executive officer helps the Automa.</source>
        <translation>Как «Высокое напряжение», а ещё Автоме помогает управляющий.</translation>
    </message>
    <message>
        <source>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</source>
        <translation>Как на среднем уровне, а ещё Автома использует особые эффекты новаторских технологий и способность компании.</translation>
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
        <translation>жетон Автомы %1</translation>
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
        <translation>«Плотина»</translation>
    </message>
    <message>
        <source>Build a base</source>
        <translation>Построить основание</translation>
    </message>
    <message>
        <source>Build a base in the hills</source>
        <translation>Построить основание в холмах</translation>
    </message>
    <message>
        <source>Build a base in the mountains</source>
        <translation>Построить основание в горах</translation>
    </message>
    <message>
        <source>Build a base in the plains</source>
        <translation>Построить основание на равнинах</translation>
    </message>
    <message>
        <source>Build a conduit</source>
        <translation>Построить трубопровод</translation>
    </message>
    <message>
        <source>Build a conduit of power %1 or more</source>
        <translation>Построить трубопровод мощностью от %1</translation>
    </message>
    <message>
        <source>Build a powerhouse</source>
        <translation>Построить электростанцию</translation>
    </message>
    <message>
        <source>Build a private building, from the bottom</source>
        <translation>Построить частное здание, поиск снизу</translation>
    </message>
    <message>
        <source>Build a private building, from the top</source>
        <translation>Построить частное здание, поиск сверху</translation>
    </message>
    <message>
        <source>Build an elevation</source>
        <translation>Построить насыпь</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>перемычка</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>отдел контрактов</translation>
    </message>
    <message>
        <source>Contract of an external work</source>
        <translation>Контракт от стороннего заказа</translation>
    </message>
    <message>
        <source>Contracts of the Automa and the bonus tile</source>
        <translation>Контракты Автомы и жетон бонуса</translation>
    </message>
    <message>
        <source>Control Station</source>
        <translation>диспетчерская</translation>
    </message>
    <message>
        <source>Copies another technology tile lying on the own wheel, effect included.</source>
        <translation>Копирует другой жетон технологии на своём колесе вместе с эффектом.</translation>
    </message>
    <message>
        <source>Criterion “most water drops”</source>
        <translation>Критерий «больше всего капель воды»</translation>
    </message>
    <message>
        <source>Customer Office</source>
        <translation>отдел по работе с клиентами</translation>
    </message>
    <message>
        <source>Development Office</source>
        <translation>бюро разработок</translation>
    </message>
    <message>
        <source>Discard the green contracts, energy +%1</source>
        <translation>Сбросить зелёные контракты, энергия +%1</translation>
    </message>
    <message>
        <source>Discard the red contracts, energy +%1</source>
        <translation>Сбросить красные контракты, энергия +%1</translation>
    </message>
    <message>
        <source>Discard the yellow contracts, energy +%1</source>
        <translation>Сбросить жёлтые контракты, энергия +%1</translation>
    </message>
    <message>
        <source>Do contracts fulfilled by the Automa count for the contract bonus tile?</source>
        <translation>Считаются ли контракты, выполненные Автомой, для жетона бонуса за контракты?</translation>
    </message>
    <message>
        <source>Does the criterion count the drops that come, or those a dam there would hold?</source>
        <translation>Критерий считает воду, которая придёт, или только ту, что плотина там удержит?</translation>
    </message>
    <message>
        <source>Dr. Octavius</source>
        <translation>доктор Октавиус</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Капли в раундах 1–4: %1</translation>
    </message>
    <message>
        <source>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</source>
        <translation>Если капли, умноженные на мощность, дают меньше 4, это считается за 4. С трубопроводом мощностью 1 или 2 Автома использует только 1 каплю.</translation>
    </message>
    <message>
        <source>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</source>
        <translation>Каждая капля, которая рекой проходит через её электростанцию, сдвигает её маркер энергии на 1 деление — в ход любого игрока. Вода, пришедшая по трубопроводу, не считается.</translation>
    </message>
    <message>
        <source>Ellen Vos</source>
        <translation>Эллен Вос</translation>
    </message>
    <message>
        <source>Elon Audia</source>
        <translation>Элон Аудиа</translation>
    </message>
    <message>
        <source>Energy Relay Field</source>
        <translation>поле энергопередачи</translation>
    </message>
    <message>
        <source>Enrico Olivi</source>
        <translation>Энрико Оливи</translation>
    </message>
    <message>
        <source>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</source>
        <translation>Если поровну, решают буквы истоков на жетоне, начиная с первой. Если вода не доходит ни до одной возможной клетки, критерий не действует.</translation>
    </message>
    <message>
        <source>Every base costs 3 excavators, in any region.</source>
        <translation>Каждое основание стоит 3 экскаватора в любой области.</translation>
    </message>
    <message>
        <source>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</source>
        <translation>Каждое основание стоит Автоме 3 экскаватора. Для оснований и насыпей она ещё до критериев предпочитает горы, затем холмы, затем равнины.</translation>
    </message>
    <message>
        <source>Every contract needs 3 energy less, national ones too.</source>
        <translation>Каждый контракт, в том числе государственный, требует на 3 единицы энергии меньше.</translation>
    </message>
    <message>
        <source>Excavators and mixers stand in for each other in this cost.</source>
        <translation>Экскаваторы и бетоносмесители в этой стоимости взаимозаменяемы.</translation>
    </message>
    <message>
        <source>External Works</source>
        <translation>сторонние заказы</translation>
    </message>
    <message>
        <source>External work, in the order %1</source>
        <translation>Сторонний заказ, в порядке %1</translation>
    </message>
    <message>
        <source>Fewer drops would bring the same water to its dams. How many does the Automa place?</source>
        <translation>Меньшее число капель дало бы её плотинам столько же воды. Сколько их добавляет Автома?</translation>
    </message>
    <message>
        <source>Fill the raised dam with drops from the supply.</source>
        <translation>Наполните поднятую плотину водой из запаса.</translation>
    </message>
    <message>
        <source>Financial Division</source>
        <translation>финансовый отдел</translation>
    </message>
    <message>
        <source>For 1 credit move 4 spaces on the energy track; not for contracts.</source>
        <translation>За 1 кредит продвиньтесь на 4 деления на шкале энергии; не для контрактов.</translation>
    </message>
    <message>
        <source>For 1 credit take 2 machines of your choice.</source>
        <translation>За 1 кредит возьмите 2 единицы техники на выбор.</translation>
    </message>
    <message>
        <source>For 2 credits produce 5 energy; it counts for a contract.</source>
        <translation>За 2 кредита выработайте 5 единиц энергии; её можно использовать для контракта.</translation>
    </message>
    <message>
        <source>For 3 credits fulfil one of your open contracts without producing.</source>
        <translation>За 3 кредита выполните один из своих контрактов без выработки энергии.</translation>
    </message>
    <message>
        <source>For a base, the red-bordered space is taken when the criteria leave one basin.</source>
        <translation>Для основания берётся клетка с красной рамкой, когда по критериям остался один водоём.</translation>
    </message>
    <message>
        <source>For an external work: the machines go on the wheel with this tile instead of being lost.</source>
        <translation>Для стороннего заказа: техника кладётся на колесо вместе с этим жетоном, а не теряется.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Франция</translation>
    </message>
    <message>
        <source>Franz de Lasse</source>
        <translation>Франц де Лассе</translation>
    </message>
    <message>
        <source>Gain credits equal to twice the power of the new conduit.</source>
        <translation>Получите кредиты: удвоенную мощность нового трубопровода.</translation>
    </message>
    <message>
        <source>Gennaro Grasso</source>
        <translation>Дженнаро Грассо</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Германия</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Грациано дель Монте</translation>
    </message>
    <message>
        <source>High Voltage</source>
        <translation>Высокое напряжение</translation>
    </message>
    <message>
        <source>His own ability is not known to us.</source>
        <translation>Его способность нам неизвестна.</translation>
    </message>
    <message>
        <source>Holds 4 contracts, and one production may fulfil several if their sum fits.</source>
        <translation>Может держать 4 контракта, и одна выработка выполняет несколько, если хватает на их сумму.</translation>
    </message>
    <message>
        <source>How many drops to place</source>
        <translation>Сколько воды добавлять</translation>
    </message>
    <message>
        <source>If all have the same power, all of them stay.</source>
        <translation>Если у всех мощность одинакова, остаются все.</translation>
    </message>
    <message>
        <source>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</source>
        <translation>Если действие, завершающее ход, требует ровно 1 инженера, Автома использует свободного архитектора и сразу ходит ещё раз.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses.</source>
        <translation>Если капли, умноженные на мощность, дают меньше 4, это считается за 4 до прибавления бонусов.</translation>
    </message>
    <message>
        <source>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</source>
        <translation>Если для строительства не хватает ровно одной единицы техники, Автома тратит вместо неё 3 ПО.</translation>
    </message>
    <message>
        <source>If no possible conduit begins at a dam, the criterion is ignored.</source>
        <translation>Если ни один возможный трубопровод не начинается у плотины, критерий не действует.</translation>
    </message>
    <message>
        <source>If no possible conduit ends at a powerhouse, the criterion is ignored.</source>
        <translation>Если ни один возможный трубопровод не ведёт к электростанции, критерий не действует.</translation>
    </message>
    <message>
        <source>If no possible space fits, the criterion is ignored.</source>
        <translation>Если ни одна возможная клетка не подходит, критерий не действует.</translation>
    </message>
    <message>
        <source>Is the second place of a private building open with fewer than 4 participants?</source>
        <translation>Доступно ли второе место здания, когда участников меньше 4?</translation>
    </message>
    <message>
        <source>It stays on the discard and the other 19 tiles form the new stack.</source>
        <translation>Он остаётся в сбросе, а остальные 19 жетонов образуют новую стопку.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Италия</translation>
    </message>
    <message>
        <source>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</source>
        <translation>Её плотины высотой 3 сдерживают 4 капли. Когда она должна что-то строить и может построить насыпь, она строит насыпь.</translation>
    </message>
    <message>
        <source>Jill McDowell</source>
        <translation>Джилл Макдауэлл</translation>
    </message>
    <message>
        <source>Joseph Fontaine</source>
        <translation>Жозеф Фонтен</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an opponent’s dam if there is one, otherwise a neutral dam, otherwise an own one.</source>
        <translation>Остаются трубопроводы, которые начинаются у плотины: у чужой, если она есть, иначе у нейтральной, иначе у своей.</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</source>
        <translation>Остаются трубопроводы, которые начинаются у плотины: у своей, если она есть, иначе у нейтральной, иначе у чужой.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</source>
        <translation>Остаются трубопроводы, которые заканчиваются в водоёме с электростанцией: чужой, если она есть, иначе своей.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</source>
        <translation>Остаются трубопроводы, которые заканчиваются в водоёме с электростанцией: своей, если она есть, иначе чужой.</translation>
    </message>
    <message>
        <source>Keep the conduits with the highest power.</source>
        <translation>Остаются трубопроводы с наибольшей мощностью.</translation>
    </message>
    <message>
        <source>Keep the conduits with the second highest power among those possible.</source>
        <translation>Остаются трубопроводы, вторые по мощности среди возможных.</translation>
    </message>
    <message>
        <source>Keep the red-bordered spaces.</source>
        <translation>Остаются клетки с красной рамкой.</translation>
    </message>
    <message>
        <source>Keep the space that the most drops would reach if all water flowed now.</source>
        <translation>Остаётся клетка, до которой дошло бы больше всего капель, если бы вся вода потекла прямо сейчас.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water does not reach an opponent’s dam first.</source>
        <translation>Остаются клетки, из которых вода не попадает сразу к чужой плотине.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</source>
        <translation>Остаются клетки, из которых вода доходит до плотины этой Автомы раньше, чем до любой другой.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 5, in the hills.</source>
        <translation>Остаются клетки в водоёме 5 в холмах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 6, in the hills.</source>
        <translation>Остаются клетки в водоёме 6 в холмах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 7, in the hills.</source>
        <translation>Остаются клетки в водоёме 7 в холмах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</source>
        <translation>Остаются клетки водоёмов, которые напечатанная на поле труба соединяет с водоёмом, где есть плотина этой Автомы. Сам трубопровод может быть ещё не построен.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</source>
        <translation>Остаются клетки водоёмов, которые напечатанная на поле труба соединяет с водоёмом, где есть электростанция этой Автомы. Сам трубопровод может быть ещё не построен.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</source>
        <translation>Остаются клетки того водоёма, где начинается самый мощный из уже построенных трубопроводов, чей бы он ни был.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</source>
        <translation>Остаются клетки того водоёма, где заканчивается самый мощный из уже построенных трубопроводов, чей бы он ни был.</translation>
    </message>
    <message>
        <source>Keep the spaces in the plains, basins 8 to 12.</source>
        <translation>Остаются клетки на равнинах, то есть в водоёмах 8–12.</translation>
    </message>
    <message>
        <source>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</source>
        <translation>Остаются клетки, до которых вода от построенной электростанции доходит, не встретив плотины; владелец электростанции не важен.</translation>
    </message>
    <message>
        <source>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</source>
        <translation>Остаются клетки, от которых напечатанная труба ведёт к нижнему водоёму с плотиной этой Автомы.</translation>
    </message>
    <message>
        <source>Leslie Spencer</source>
        <translation>Лесли Спенсер</translation>
    </message>
    <message>
        <source>Lets its owner build any structure. Introductory game only.</source>
        <translation>Позволяет строить любое сооружение. Только во вводной игре.</translation>
    </message>
    <message>
        <source>Lets its owner build this structure. No special effect.</source>
        <translation>Позволяет строить это сооружение. Особого эффекта нет.</translation>
    </message>
    <message>
        <source>Loan Agency</source>
        <translation>кредитное агентство</translation>
    </message>
    <message>
        <source>Low Voltage</source>
        <translation>Низкое напряжение</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>сборочный цех</translation>
    </message>
    <message>
        <source>Machinery shop: %1</source>
        <translation>Сборочный цех: %1</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Махири Секибо</translation>
    </message>
    <message>
        <source>Margot Fouché</source>
        <translation>Марго Фуше</translation>
    </message>
    <message>
        <source>Marguerite Grant</source>
        <translation>Маргарита Грант</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний уровень</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure.</source>
        <translation>Больше всего водоёмов, где есть хотя бы одно своё сооружение.</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures.</source>
        <translation>Больше всего водоёмов, где есть не меньше трёх своих сооружений.</translation>
    </message>
    <message>
        <source>Most own bases and powerhouses on red-bordered spaces.</source>
        <translation>Больше всего своих оснований и электростанций в клетках с красной рамкой.</translation>
    </message>
    <message>
        <source>Most own bases linked by an own conduit to an own powerhouse.</source>
        <translation>Больше всего своих оснований, соединённых своим трубопроводом со своей электростанцией.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the fewest.</source>
        <translation>Больше всего своих сооружений в той области, где их меньше всего.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the most.</source>
        <translation>Больше всего своих сооружений в той области, где их больше всего.</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Нидерланды</translation>
    </message>
    <message>
        <source>None such: keep the spaces that do not feed an opponent’s dam directly.</source>
        <translation>Если таких нет, остаются клетки, из которых вода не попадает сразу к чужой плотине.</translation>
    </message>
    <message>
        <source>None such: keep the spaces that feed an own dam directly.</source>
        <translation>Если таких нет, остаются клетки, из которых вода попадает сразу к своей плотине.</translation>
    </message>
    <message>
        <source>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</source>
        <translation>Если таких нет, остаются клетки, трубы от которых не ведут к нижнему водоёму с чужой плотиной.</translation>
    </message>
    <message>
        <source>Oberst Dassler</source>
        <translation>оберст Дасслер</translation>
    </message>
    <message>
        <source>Of several spaces only those of power 3 or more stay, if there are any.</source>
        <translation>Из нескольких клеток остаются только те, где мощность 3 или больше, если такие есть.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one lying highest in the Patent Office.</source>
        <translation>Из подходящих жетонов — тот, что лежит выше всех в патентном бюро.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one with the highest level.</source>
        <translation>Из подходящих жетонов — тот, у которого наивысший уровень.</translation>
    </message>
    <message>
        <source>One engineer is an architect: used alone, he gives another turn at once.</source>
        <translation>Один из инженеров — архитектор: использованный в одиночку, он сразу даёт ещё один ход.</translation>
    </message>
    <message>
        <source>One more construction space, once per round.</source>
        <translation>Ещё одна область действия строительства, раз за раунд.</translation>
    </message>
    <message>
        <source>One production may use the drops of several linked dams.</source>
        <translation>Одна выработка может взять воду из нескольких связанных плотин.</translation>
    </message>
    <message>
        <source>Only as many drops count as the dam would hold after this construction.</source>
        <translation>Считается только столько воды, сколько плотина удержит после этого строительства.</translation>
    </message>
    <message>
        <source>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</source>
        <translation>Сооружение строится сразу, только если систему завершает ровно одна клетка. Иначе выбор не сужается.</translation>
    </message>
    <message>
        <source>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</source>
        <translation>Остаются только клетки, завершающие систему, если все они в одном водоёме или это один трубопровод. Иначе выбор не сужается.</translation>
    </message>
    <message>
        <source>Overpowered</source>
        <translation>Переизбыток мощности</translation>
    </message>
    <message>
        <source>Own dams of height 3 hold 4 drops.</source>
        <translation>Свои плотины высотой 3 сдерживают 4 капли воды.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>патентное бюро</translation>
    </message>
    <message>
        <source>Patent: base, otherwise joker</source>
        <translation>Патент: основание, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: conduit, otherwise joker</source>
        <translation>Патент: трубопровод, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: elevation, otherwise joker</source>
        <translation>Патент: насыпь, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: powerhouse, otherwise joker</source>
        <translation>Патент: электростанция, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: private building, otherwise joker</source>
        <translation>Патент: частное здание, иначе джокер</translation>
    </message>
    <message>
        <source>Pay only one of the two kinds of machines of the private building.</source>
        <translation>Заплатите только один из двух видов техники здания.</translation>
    </message>
    <message>
        <source>Placed drops may flow at once, or go straight to own dams with room.</source>
        <translation>Добавленная вода может сразу течь или попасть прямо на свои плотины, где есть место.</translation>
    </message>
    <message>
        <source>Produce as much energy as there are own bases, the new one included; it counts for a contract.</source>
        <translation>Выработайте столько энергии, сколько у вас оснований, включая новое; её можно использовать для контракта.</translation>
    </message>
    <message>
        <source>Produce energy at once with +2, with any own powerhouse.</source>
        <translation>Сразу выработайте энергию с бонусом +2 на любой своей электростанции.</translation>
    </message>
    <message>
        <source>Produce energy equal to twice the power of the new conduit; it counts for a contract.</source>
        <translation>Выработайте энергию: удвоенную мощность нового трубопровода; её можно использовать для контракта.</translation>
    </message>
    <message>
        <source>Production %1, needs a green contract</source>
        <translation>Выработка %1, нужен зелёный контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a red contract</source>
        <translation>Выработка %1, нужен красный контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a yellow contract</source>
        <translation>Выработка %1, нужен жёлтый контракт</translation>
    </message>
    <message>
        <source>Promo officer: the Automa cannot use him yet.</source>
        <translation>Промоуправляющий: Автома пока не умеет его использовать.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams</source>
        <translation>
            <numerusform>Добавить %n каплю воды на истоки</numerusform>
            <numerusform>Добавить %n капли воды на истоки</numerusform>
            <numerusform>Добавить %n капель воды на истоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams; they flow at once</source>
        <translation>
            <numerusform>Добавить %n каплю воды на истоки; она сразу течёт</numerusform>
            <numerusform>Добавить %n капли воды на истоки; они сразу текут</numerusform>
            <numerusform>Добавить %n капель воды на истоки; они сразу текут</numerusform>
        </translation>
    </message>
    <message>
        <source>Put 1 drop on each own empty dam.</source>
        <translation>Положите 1 каплю на каждую свою пустую плотину.</translation>
    </message>
    <message>
        <source>Research Lab</source>
        <translation>исследовательская лаборатория</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Перемешивание жетонов Автомы</translation>
    </message>
    <message>
        <source>Robot Factory</source>
        <translation>завод роботов</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Score the VP of the new private building now, and again at the end.</source>
        <translation>Получите ПО нового здания сразу, а в конце ещё раз.</translation>
    </message>
    <message>
        <source>Second place of a private building</source>
        <translation>Второе место здания</translation>
    </message>
    <message>
        <source>Several of the same power: all of them stay.</source>
        <translation>Если у нескольких одинаковая мощность, остаются все.</translation>
    </message>
    <message>
        <source>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</source>
        <translation>Если у нескольких одинаковая мощность, сначала берётся свой трубопровод Автомы. Если у возможных клеток нет построенных трубопроводов, критерий не действует.</translation>
    </message>
    <message>
        <source>Several patent tiles fit. Which one does the Automa take?</source>
        <translation>Подходят несколько жетонов технологий. Какой берёт Автома?</translation>
    </message>
    <message>
        <source>Several spaces would complete a system of the Automa. When does that decide?</source>
        <translation>Несколько клеток завершили бы систему Автомы. Когда это решает дело?</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Симоне Лучани</translation>
    </message>
    <message>
        <source>Solomon P. Jordan</source>
        <translation>Соломон П. Джордан</translation>
    </message>
    <message>
        <source>Starts with 8 machines that count as either kind.</source>
        <translation>Начинает с 8 единицами техники, каждая из которых — и экскаватор, и бетоносмеситель.</translation>
    </message>
    <message>
        <source>Take an external work and pay 2 credits for each machine it asks for.</source>
        <translation>Возьмите сторонний заказ и заплатите 2 кредита за каждую нужную единицу техники.</translation>
    </message>
    <message>
        <source>Take back half of the machines of one wheel segment, rounded down.</source>
        <translation>Верните половину техники из одного сектора колеса, с округлением вниз.</translation>
    </message>
    <message>
        <source>Take one technology tile back from the wheel; its machines stay there.</source>
        <translation>Верните с колеса один жетон технологии; его техника остаётся там.</translation>
    </message>
    <message>
        <source>The Automa gains nothing from the contract bonus tile.</source>
        <translation>Жетон бонуса за контракты ничего не даёт Автоме.</translation>
    </message>
    <message>
        <source>The Automa gains the VP of the building at once; they count again at the end.</source>
        <translation>Автома сразу получает ПО за здание; в конце они считаются ещё раз.</translation>
    </message>
    <message>
        <source>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</source>
        <translation>Автома получает доход и бонусы энергии, но не использует особые эффекты и способность компании.</translation>
    </message>
    <message>
        <source>The Automa gets no income from its company board and no energy bonus from its powerhouses.</source>
        <translation>Автома не получает дохода со своего планшета компании и бонуса энергии от электростанций.</translation>
    </message>
    <message>
        <source>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</source>
        <translation>Сама Автома ничего не получает. Зато первое действие каждого игрока-человека в раунде определяет новый жетон Автомы.</translation>
    </message>
    <message>
        <source>The Automa pays conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>Автома прежде всего платит за трубопроводы бетоносмесителями, по 1 за единицу мощности, и берёт бетоносмесители, когда может выбрать технику.</translation>
    </message>
    <message>
        <source>The Automa pays only the kind it has fewer of; equal numbers: excavators.</source>
        <translation>Автома платит только той техникой, которой у неё меньше; если поровну — экскаваторами.</translation>
    </message>
    <message>
        <source>The Automa pays the normal kind first, then the other.</source>
        <translation>Автома сначала платит обычной техникой, затем другой.</translation>
    </message>
    <message>
        <source>The Automa places as many drops as the action allows, as long as its dams gain the most.</source>
        <translation>Автома добавляет столько воды, сколько позволяет действие, лишь бы её плотины удержали как можно больше.</translation>
    </message>
    <message>
        <source>The Automa places only the drops that are needed for the most water on its dams.</source>
        <translation>Автома добавляет лишь столько воды, сколько нужно, чтобы её плотины удержали как можно больше.</translation>
    </message>
    <message>
        <source>The Automa uses its best system; the energy track and the contract are not checked.</source>
        <translation>Автома использует лучшую систему; шкала энергии и контракт не проверяются.</translation>
    </message>
    <message>
        <source>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</source>
        <translation>Автома использует особый жетон, когда другие не подходят. Он копирует жетон наивысшего уровня на её колесе, обычный — раньше джокера.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект „Легватер“»</translation>
    </message>
    <message>
        <source>The action of the new private building may be used at once without engineers.</source>
        <translation>Действие нового здания можно сразу выполнить без инженеров.</translation>
    </message>
    <message>
        <source>The app counts them for the Automa like the contracts of a human.</source>
        <translation>Приложение считает их для Автомы так же, как контракты игрока-человека.</translation>
    </message>
    <message>
        <source>The conduit costs at most 5 excavators.</source>
        <translation>Трубопровод стоит не больше 5 экскаваторов.</translation>
    </message>
    <message>
        <source>The credits become VP.</source>
        <translation>Кредиты становятся ПО.</translation>
    </message>
    <message>
        <source>The open private contract with the highest value; equal values: the right one.</source>
        <translation>Открытый частный контракт с наибольшим значением; если поровну — правый.</translation>
    </message>
    <message>
        <source>The stack is empty. Is the tile whose criteria are in force shuffled in too?</source>
        <translation>Стопка закончилась. Перемешивается ли и жетон, критерии которого сейчас действуют?</translation>
    </message>
    <message>
        <source>The top-most contract of the office: green, then yellow, then red; the right one first.</source>
        <translation>Самый верхний контракт в отделе: зелёный, затем жёлтый, затем красный; сначала правый.</translation>
    </message>
    <message>
        <source>Third structure of a system</source>
        <translation>Третье сооружение в системе</translation>
    </message>
    <message>
        <source>This construction needs neither engineers nor excavators.</source>
        <translation>Это строительство не требует ни инженеров, ни экскаваторов.</translation>
    </message>
    <message>
        <source>This construction needs no engineers.</source>
        <translation>Это строительство не требует инженеров.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Томмазо Баттиста</translation>
    </message>
    <message>
        <source>Turbine Station</source>
        <translation>турбинный зал</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>Повернуть колесо на %n сектор</numerusform>
            <numerusform>Повернуть колесо на %n сектора</numerusform>
            <numerusform>Повернуть колесо на %n секторов</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the wheel 1 segment for each own elevation, the new one included.</source>
        <translation>Поверните колесо на 1 сектор за каждую свою насыпь, включая новую.</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>США</translation>
    </message>
    <message>
        <source>Used as written, from High Voltage up.</source>
        <translation>Действует как написано, начиная с «Высокого напряжения».</translation>
    </message>
    <message>
        <source>Used for an external work with 1 engineer in place of a construction.</source>
        <translation>Используется для стороннего заказа 1 инженером вместо строительства.</translation>
    </message>
    <message>
        <source>Used when no other tile fits; copies the highest level, a specific tile before a joker.</source>
        <translation>Используется, когда другие не подходят; копирует наивысший уровень, обычный жетон раньше джокера.</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Виктор Фислер</translation>
    </message>
    <message>
        <source>Water Management</source>
        <translation>водообеспечение</translation>
    </message>
    <message>
        <source>Whenever some spaces complete a system, only those stay.</source>
        <translation>Если какие-то клетки завершают систему, остаются только они.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</source>
        <translation>Когда Автома должна строить и у неё есть особый жетон, она сначала пробует выполнить сторонний заказ 1 инженером; техника кладётся на колесо.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</source>
        <translation>Когда Автома должна строить, она сначала пробует построить частное здание 1 инженером.</translation>
    </message>
    <message>
        <source>Which patent</source>
        <translation>Какая технология в патентном бюро</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Вильгельм Адлер</translation>
    </message>
    <message>
        <source>Wind Farm</source>
        <translation>ветропарк</translation>
    </message>
    <message>
        <source>With 2 or 3 participants the places cost 0, 3 and 3.</source>
        <translation>При 2 или 3 участниках места стоят 0, 3 и 3.</translation>
    </message>
    <message>
        <source>With 3 participants the two upper building tiles keep their second free place.</source>
        <translation>При 3 участниках два верхних жетона зданий сохраняют второе бесплатное место.</translation>
    </message>
    <message>
        <source>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</source>
        <translation>Одной выработкой Автома выполняет столько контрактов, на сколько вместе хватает энергии; доступный государственный всегда среди них.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>мастерская</translation>
    </message>
    <message>
        <source>Wu Fang</source>
        <translation>У Фан</translation>
    </message>
    <message>
        <source>a free base anywhere</source>
        <translation>бесплатное основание где угодно</translation>
    </message>
    <message>
        <source>a free base in the plains</source>
        <translation>бесплатное основание на равнинах</translation>
    </message>
    <message>
        <source>a free base in the plains or hills</source>
        <translation>бесплатное основание на равнинах или в холмах</translation>
    </message>
    <message>
        <source>a free conduit of any power</source>
        <translation>бесплатный трубопровод любой мощности</translation>
    </message>
    <message>
        <source>a free conduit of power %1 or less</source>
        <translation>бесплатный трубопровод мощностью до %1</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>действия</translation>
    </message>
    <message>
        <source>advanced technology tiles</source>
        <translation>жетоны новаторских технологий</translation>
    </message>
    <message>
        <source>all 20 tiles</source>
        <translation>все 20 жетонов</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>архитектор</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>base</source>
        <translation>основание</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>базовая игра</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>основания</translation>
    </message>
    <message>
        <source>basic technology: %1</source>
        <translation>базовая технология: %1</translation>
    </message>
    <message>
        <source>basin %1</source>
        <translation>водоём %1</translation>
    </message>
    <message>
        <source>basin %1, lower</source>
        <translation>водоём %1, нижняя клетка</translation>
    </message>
    <message>
        <source>basin %1, upper</source>
        <translation>водоём %1, верхняя клетка</translation>
    </message>
    <message>
        <source>basins with a structure</source>
        <translation>водоёмы с сооружениями</translation>
    </message>
    <message>
        <source>basins with three structures</source>
        <translation>водоёмы с тремя сооружениями</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>средняя колонка</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>закрыто, если меньше 4</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>трубопровод</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>трубопровод %1</translation>
    </message>
    <message>
        <source>conduit column</source>
        <translation>колонка трубопровода</translation>
    </message>
    <message>
        <source>conduit to an own dam downstream</source>
        <translation>трубопровод к своей плотине ниже по течению</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>трубопроводы</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>соединения</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>строительство</translation>
    </message>
    <message>
        <source>construction wheel</source>
        <translation>колесо строительства</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>отдел контрактов</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>контракты</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>считаются</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>кредиты</translation>
    </message>
    <message>
        <source>criteria tile stays</source>
        <translation>жетон критериев остаётся</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>плотина</translation>
    </message>
    <message>
        <source>dam column</source>
        <translation>колонка плотины</translation>
    </message>
    <message>
        <source>dam: opponent’s, neutral, own</source>
        <translation>плотина: чужая, нейтральная, своя</translation>
    </message>
    <message>
        <source>dam: own, neutral, opponent’s</source>
        <translation>плотина: своя, нейтральная, чужая</translation>
    </message>
    <message>
        <source>does not feed an opponent’s dam</source>
        <translation>не снабжает чужую плотину</translation>
    </message>
    <message>
        <source>drops that are held</source>
        <translation>вода, которая остаётся</translation>
    </message>
    <message>
        <source>drops that arrive</source>
        <translation>вода, которая приходит</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>насыпь</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>насыпи</translation>
    </message>
    <message>
        <source>end of game</source>
        <translation>конец игры</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>конец раунда</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>энергия</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>инженеры</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>экскаваторы</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>сторонний заказ</translation>
    </message>
    <message>
        <source>external work %1</source>
        <translation>сторонний заказ %1</translation>
    </message>
    <message>
        <source>fed by a powerhouse upstream</source>
        <translation>электростанция выше по течению</translation>
    </message>
    <message>
        <source>feeds an own dam</source>
        <translation>снабжает свою плотину</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>меньше всего</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>первое место</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>выполненные контракты</translation>
    </message>
    <message>
        <source>fulfilled external works</source>
        <translation>выполненные сторонние заказы</translation>
    </message>
    <message>
        <source>fulfils a private contract of %1 or less</source>
        <translation>выполнение частного контракта со значением до %1</translation>
    </message>
    <message>
        <source>fulfils any private contract</source>
        <translation>выполнение любого частного контракта</translation>
    </message>
    <message>
        <source>full reward</source>
        <translation>полная награда</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>игра окончена</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>зелёный контракт</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>исток %1</translation>
    </message>
    <message>
        <source>headstream tile %1</source>
        <translation>жетон истока %1</translation>
    </message>
    <message>
        <source>headstreams</source>
        <translation>истоки рек</translation>
    </message>
    <message>
        <source>high</source>
        <translation>высокий</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>наивысшего уровня</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>наибольшее значение</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>холмы</translation>
    </message>
    <message>
        <source>human player</source>
        <translation>игрок-человек</translation>
    </message>
    <message>
        <source>in hill basin 5</source>
        <translation>в водоёме 5 в холмах</translation>
    </message>
    <message>
        <source>in hill basin 6</source>
        <translation>в водоёме 6 в холмах</translation>
    </message>
    <message>
        <source>in hill basin 7</source>
        <translation>в водоёме 7 в холмах</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>в холмах</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>в горах</translation>
    </message>
    <message>
        <source>in the plains</source>
        <translation>на равнинах</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>доход и истоки рек</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>левая колонка</translation>
    </message>
    <message>
        <source>left edge of the board</source>
        <translation>левый край поля</translation>
    </message>
    <message>
        <source>level %1 technology: %2</source>
        <translation>технология уровня %1: %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>низкий</translation>
    </message>
    <message>
        <source>machinery</source>
        <translation>техника</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>сборочный цех</translation>
    </message>
    <message>
        <source>machinery shop or bank</source>
        <translation>сборочный цех или банк</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>бетоносмесители</translation>
    </message>
    <message>
        <source>most</source>
        <translation>больше всего</translation>
    </message>
    <message>
        <source>most powerful built conduit</source>
        <translation>самый мощный построенный трубопровод</translation>
    </message>
    <message>
        <source>most powerful conduit</source>
        <translation>самый мощный трубопровод</translation>
    </message>
    <message>
        <source>most water drops</source>
        <translation>больше всего капель воды</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>горы</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>государственный контракт</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>нейтральная</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>без награды</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не считаются</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>одно место</translation>
    </message>
    <message>
        <source>one space</source>
        <translation>одна клетка</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>own dam</source>
        <translation>своя плотина</translation>
    </message>
    <message>
        <source>own powerhouse</source>
        <translation>своя электростанция</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>patent office</source>
        <translation>патентное бюро</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>равнины</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>электростанция</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower</source>
        <translation>электростанция в водоёме %1, нижняя клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower left</source>
        <translation>электростанция в водоёме %1, нижняя левая клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower right</source>
        <translation>электростанция в водоёме %1, нижняя правая клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper</source>
        <translation>электростанция в водоёме %1, верхняя клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper left</source>
        <translation>электростанция в водоёме %1, верхняя левая клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper right</source>
        <translation>электростанция в водоёме %1, верхняя правая клетка</translation>
    </message>
    <message>
        <source>powerhouse column</source>
        <translation>колонка электростанции</translation>
    </message>
    <message>
        <source>powerhouse: opponent’s, own</source>
        <translation>электростанция: чужая, своя</translation>
    </message>
    <message>
        <source>powerhouse: own, opponent’s</source>
        <translation>электростанция: своя, чужая</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>электростанции</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>частное здание</translation>
    </message>
    <message>
        <source>private buildings</source>
        <translation>частные здания</translation>
    </message>
    <message>
        <source>production</source>
        <translation>выработка</translation>
    </message>
    <message>
        <source>promo</source>
        <translation>промо</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>красный контракт</translation>
    </message>
    <message>
        <source>red-bordered space</source>
        <translation>красная рамка</translation>
    </message>
    <message>
        <source>red-bordered spaces</source>
        <translation>красные рамки</translation>
    </message>
    <message>
        <source>reduced reward</source>
        <translation>частичная награда</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>правая колонка</translation>
    </message>
    <message>
        <source>right edge of the board</source>
        <translation>правый край поля</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>подсчёт очков</translation>
    </message>
    <message>
        <source>second most powerful conduit</source>
        <translation>второй по мощности трубопровод</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>второе место</translation>
    </message>
    <message>
        <source>special technology: %1</source>
        <translation>особая технология: %1</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>начальный контракт</translation>
    </message>
    <message>
        <source>strongest region</source>
        <translation>сильнейшая область</translation>
    </message>
    <message>
        <source>technology tiles</source>
        <translation>жетоны технологий</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>третье место</translation>
    </message>
    <message>
        <source>top-most</source>
        <translation>верхний</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>порядок хода</translation>
    </message>
    <message numerus="yes">
        <source>turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>поворот колеса на %n сектор</numerusform>
            <numerusform>поворот колеса на %n сектора</numerusform>
            <numerusform>поворот колеса на %n секторов</numerusform>
        </translation>
    </message>
    <message>
        <source>upper two open at 3</source>
        <translation>два верхних открыты при 3</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>очень высокий</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>победные очки</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>течение</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>водообеспечение</translation>
    </message>
    <message>
        <source>weakest region</source>
        <translation>слабейшая область</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>мастерская</translation>
    </message>
    <message>
        <source>workshop or bank</source>
        <translation>мастерская или банк</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>жёлтый контракт</translation>
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
