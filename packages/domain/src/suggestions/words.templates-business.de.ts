import type { Translated } from '../locale/language.ts';
import type * as english from './words.templates-business.ts';

type Templates = Translated<typeof english.businessTemplates>;

const product: Templates['Product'] = [
  {
    about: 'nutz einführ einfuehr onboard funktion feature aktiv anwend',
    titles: [
      'Den Anteil neuer Nutzender, die in ihrer ersten Woche [Ergebnis] erreichen, {by} von [Ausgangswert] % auf [Zielwert] % steigern',
      '[Zielwert] % der aktiven Kunden dazu bringen, [Funktion] jede Woche zu nutzen, {by}',
    ],
    objectives: [
      'Die erste Woche mit unserem Produkt leicht und lohnend machen',
      '[Funktion] zu einem Teil der Arbeitswoche unserer Kunden machen',
    ],
    measures: [
      'Anteil neuer Nutzender, die innerhalb einer Woche nach der Anmeldung [Ergebnis] erreichen: von [Ausgangswert] % auf [Zielwert] % {by}, jede Woche abgelesen aus [System]',
      'Wöchentlich aktive Nutzende von [Funktion]: von [Ausgangswert] auf [Zielwert] {by}',
      'Mittlere Zeit von der Anmeldung bis [Ergebnis]: von [Ausgangswert] auf [Zielwert] Minuten {by}',
    ],
    why: 'Wer früh ein erstes Ergebnis erreicht, bleibt und empfiehlt uns weiter; wer es nicht erreicht, ist verloren, bevor jemand mit ihm spricht.',
    steps: [
      '[Zahl] neue Nutzende beobachten und aufschreiben, wo sie stehen bleiben.',
      'Die größte Hürde zuerst beseitigen und davor und danach messen.',
      'Alle zwei Wochen wiederholen, bis das Ziel einen vollen Monat hält.',
    ],
  },
  {
    about: 'roadmap start einführung version release liefer portal bau veröffentlich mvp launch',
    titles: [
      '[Funktion] {by} für [Segment] einführen, mit mindestens [Zielwert] Kunden, die sie nutzen',
      '{by} [Zielwert] der [Zahl] für dieses Quartal zugesagten Punkte der Roadmap liefern',
    ],
    objectives: [
      '[Funktion] in die Hände der Kunden geben, die darauf gewartet haben',
      'Ein Produktteam werden, auf dessen Termine Verlass ist',
    ],
    measures: [
      '[Funktion] steht {by} ganz [Segment] offen und wird im ersten Monat von mindestens [Zielwert] Kunden genutzt',
      'Gelieferte zugesagte Punkte der Roadmap: [Zielwert] von [Zahl] {by}, gezählt in [System]',
      'Im ersten Monat nach der Einführung gemeldete kritische Fehler: höchstens [Zielwert], gegenüber [Ausgangswert] bei der letzten Einführung',
    ],
    why: 'Vertrieb und Support haben es den Kunden zugesagt; jede Woche Verzug kostet Vertrauen, das schwer zurückzugewinnen ist.',
    steps: [
      'Mit [Team] vereinbaren, was in der ersten Version enthalten ist und was nicht.',
      'Die Version für [Zahl] wohlgesinnte Kunden öffnen und ihre Rückmeldungen sammeln.',
      'Auf dieser Grundlage über die Einführung entscheiden und allen den Termin nennen.',
    ],
  },
  {
    about: 'kund feedback zufrieden nps forschung interview bedürfnis befrag rückmeld',
    titles: [
      'Den NPS des Produkts {by} von [Ausgangswert] auf [Zielwert] steigern',
      'Mit [Zielwert] Kunden aus [Segment] sprechen und daraus {by} [Zahl] Entscheidungen ableiten',
    ],
    objectives: [
      'Die Arbeit unserer Kunden besser kennen als alle anderen am Markt',
      'Ein Produkt bauen, das Kunden ungefragt weiterempfehlen',
    ],
    measures: [
      'NPS von [Produkt]: von [Ausgangswert] auf [Zielwert] {by}, aus der Umfrage unter mindestens [Zahl] Kunden',
      'Geführte und festgehaltene Kundengespräche: [Zielwert] {by}, jedes nach der Vorlage in [System]',
      'Entscheidungen zur Roadmap, die die zugrunde liegenden Gespräche nennen: [Zielwert] % {by}, gegenüber [Ausgangswert] % heute',
    ],
    why: 'Wir entscheiden jede Woche, was wir bauen; Entscheidungen, hinter denen das Verhalten von Kunden steht, sind öfter richtig als Meinungen.',
    steps: [
      'Auswählen, mit wem wir sprechen: zufriedene, unzufriedene und verlorene Kunden.',
      'Die Gespräche zu zweit führen und innerhalb von zwei Tagen eine Zusammenfassung teilen.',
      'Vorstellen, was wir gelernt haben und was wir deshalb ändern.',
    ],
  },
  {
    about: 'qualität fehler mangel zuverlässig leistung geschwindigkeit stabil schnell bug',
    titles: [
      'Von Kunden gemeldete Fehler {by} von [Ausgangswert] auf [Zielwert] im Monat senken',
      'Die mittlere Ladezeit von [Funktion] {by} von [Ausgangswert] auf [Zielwert] Sekunden bringen',
    ],
    objectives: [
      'Kunden ein Produkt geben, auf das sie nie warten müssen',
      'Qualität zum Grund machen, aus dem Kunden bleiben',
    ],
    measures: [
      'Von Kunden gemeldete Fehler: von [Ausgangswert] auf [Zielwert] im Monat {by}, gezählt in [System]',
      'Mittlere Ladezeit von [Funktion]: von [Ausgangswert] auf [Zielwert] Sekunden {by}, gemessen bei echten Nutzenden',
      'In der zugesagten Zeit behobene Fehler: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Jeder Fehler kostet die Zeit der Kunden und unsere doppelt: einmal im Support und einmal bei der nächsten Verlängerung.',
    steps: [
      'Die Fehler des letzten Quartals nach Ursachen ordnen und die drei größten auswählen.',
      'Jede Ursache einer Person zuordnen und eine Prüfung ergänzen, die sie nicht wiederkehren lässt.',
      'Die Zahl jede Woche mit [Team] ansehen.',
    ],
  },
];

const marketing: Templates['Marketing'] = [
  {
    about: 'lead pipeline nachfrage kampagne mql inbound trichter interessent anfrage',
    titles: [
      'Qualifizierte Leads {by} von [Ausgangswert] auf [Zielwert] im Monat steigern',
      'Mit [Kampagne] {by} [Betrag] neue Pipeline gewinnen',
    ],
    objectives: [
      'Dem Vertrieb mehr gute Gespräche geben, als er selbst beginnen kann',
      'Marketing zur verlässlichsten Quelle der Pipeline machen',
    ],
    measures: [
      'Vom Vertrieb angenommene qualifizierte Leads: von [Ausgangswert] auf [Zielwert] im Monat {by}, gezählt in [System]',
      'Pipeline, die im Marketing begann: von [Ausgangswert] auf [Zielwert] {by}',
      'Kosten eines qualifizierten Leads: von [Ausgangswert] auf höchstens [Zielwert] {by}',
    ],
    why: 'Der Vertrieb kann nur gewinnen, was er zu sehen bekommt; ein stetiger Strom guter Leads entscheidet über die nächsten Quartale.',
    steps: [
      'Mit dem Vertrieb schriftlich vereinbaren, was ein qualifizierter Lead ist.',
      'Das Budget auf die Kanäle mit den geringsten Kosten je angenommenem Lead setzen.',
      'Beenden oder ändern, was seine Zahl mehrere Monate hintereinander verfehlt.',
    ],
  },
  {
    about: 'marke bekannt reichweite presse medien sichtbar position community veranstalt',
    titles: [
      'Die gestützte Bekanntheit in [Segment] {by} von [Ausgangswert] % auf [Zielwert] % steigern',
      '{by} [Zielwert] Erwähnungen in Medien gewinnen, die [Zielgruppe] liest',
    ],
    objectives: [
      'Der Name werden, an den [Zielgruppe] zuerst denkt',
      'Dort gehört werden, wo unsere Kunden sich entscheiden',
    ],
    measures: [
      'Gestützte Bekanntheit in [Segment]: von [Ausgangswert] % auf [Zielwert] % {by}, aus derselben Umfrage wie beim letzten Mal',
      'Erwähnungen in der vereinbarten Liste von Medien: von [Ausgangswert] auf [Zielwert] {by}',
      'Besuche, die mit der Suche nach unserem Namen begannen: von [Ausgangswert] auf [Zielwert] im Monat {by}',
    ],
    why: 'Wer kauft, wählt aus den wenigen Namen, die er kennt; wer nicht dazugehört, erfährt nie von dem Geschäft.',
    steps: [
      'Aufschreiben, wofür wir bekannt sein wollen, und es mit [Zahl] Kunden prüfen.',
      'Für jeden Monat eine Geschichte planen, mit Termin, Kanal und verantwortlicher Person.',
      'Die Zahlen in der Mitte und am Ende des Quartals mit dem Ausgangswert vergleichen.',
    ],
  },
  {
    about: 'web seite website inhalt seo suche traffic besuch newsletter konversion',
    titles: [
      'Die Konversion der Website zu [Ergebnis] {by} von [Ausgangswert] % auf [Zielwert] % steigern',
      'Monatliche Besuche aus der organischen Suche {by} von [Ausgangswert] auf [Zielwert] steigern',
    ],
    objectives: [
      'Unsere Website zu unserer besten Verkaufskraft machen',
      'Die Fragen von [Zielgruppe] besser beantworten als alle anderen',
    ],
    measures: [
      'Besuchende, die [Ergebnis] erreichen: von [Ausgangswert] % auf [Zielwert] % {by}, jede Woche abgelesen aus [System]',
      'Besuche aus der organischen Suche: von [Ausgangswert] auf [Zielwert] im Monat {by}',
      'Seiten, die eine der [Zahl] wichtigsten Fragen von Kunden beantworten: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Wer kauft, hat sich meist schon halb entschieden, bevor er mit uns spricht; diese Hälfte geschieht auf der Website.',
    steps: [
      'Die Seiten finden, die die meisten Besuchenden verlassen.',
      'Immer nur eine Änderung prüfen und behalten, was wirkt.',
      'Veröffentlichen, was wir gelernt haben, damit [Team] es in Kampagnen nutzt.',
    ],
  },
  {
    about: 'bindung kund empfehl referenz geschichte upsell treue einführ',
    titles: [
      '{by} [Zielwert] Kundengeschichten mit Zahlen veröffentlichen',
      '[Produkt] {by} in [Segment] einführen und im ersten Monat [Zielwert] Anmeldungen erreichen',
    ],
    objectives: [
      'Unsere Kunden unsere Geschichte erzählen lassen',
      'Die Einführung von [Produkt] in [Segment] unübersehbar machen',
    ],
    measures: [
      'Veröffentlichte Kundengeschichten mit Zahl und Namen: von [Ausgangswert] auf [Zielwert] {by}',
      'Anmeldungen für [Produkt] im ersten Monat nach der Einführung: mindestens [Zielwert]',
      'Geschäfte, an denen eine Referenz beteiligt war: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Wer kauft, glaubt Menschen, die ihm gleichen; ein Kunde mit Namen und Zahl überzeugt mehr als jede Kampagne.',
    steps: [
      'Die Kundenbetreuung nach [Zahl] Kunden mit einem erzählenswerten Ergebnis fragen.',
      'Die Interviews führen und jede Geschichte vor der Gestaltung freigeben lassen.',
      'Dem Vertrieb je Geschichte eine Seite geben und nach einem Monat fragen, welche genutzt wurden.',
    ],
  },
];

const sales: Templates['Sales'] = [
  {
    about: 'umsatz auftrag quote abschluss geschäft arr wachs gewinn',
    titles: [
      'Neue Aufträge {by} von [Ausgangswert] auf [Zielwert] steigern',
      'Die Abschlussquote qualifizierter Geschäfte {by} von [Ausgangswert] % auf [Zielwert] % steigern',
    ],
    objectives: [
      'Mit Kunden wachsen, die auch in drei Jahren noch bei uns sind',
      'Die Geschäfte gewinnen, für die wir gemacht sind',
    ],
    measures: [
      'Neue Aufträge: von [Ausgangswert] auf [Zielwert] {by}, unterschrieben und eingetragen in [System]',
      'Abschlussquote qualifizierter Geschäfte: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Durchschnittliche Größe eines neuen Geschäfts: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Der Jahresplan steht auf den Aufträgen dieses Quartals; was jetzt entgleitet, fehlt später doppelt.',
    steps: [
      'Jedes offene Geschäft durchgehen: ihm einen nächsten Schritt mit Termin geben oder es schließen.',
      'Die größten Geschäfte jede Woche mit [Team] ansehen.',
      'Aufschreiben, warum wir gewonnen und verloren haben, und deshalb jeden Monat eine Sache ändern.',
    ],
  },
  {
    about: 'pipeline akquise termin lead qualifiz abdeckung gelegenheit chance',
    titles: [
      '{by} Pipeline von [Zielwert] für das nächste Quartal aufbauen',
      '{by} [Zielwert] Erstgespräche mit Entscheidenden in [Segment] führen',
    ],
    objectives: [
      'Jedes Quartal mit genug guter Pipeline beginnen, um wählen zu können',
      'Die Türen von [Segment] öffnen',
    ],
    measures: [
      'Qualifizierte Pipeline für das nächste Quartal: von [Ausgangswert] auf [Zielwert] {by}, gezählt in [System]',
      'Erstgespräche mit Entscheidenden in [Segment]: von [Ausgangswert] auf [Zielwert] {by}',
      'Anteil der Erstgespräche, aus denen eine qualifizierte Gelegenheit wird: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Ein Quartal entscheidet sich, bevor es beginnt: Ohne Pipeline am ersten Tag ist die Zahl nicht mehr zu erreichen.',
    steps: [
      'Die [Zahl] am besten passenden Firmen in [Segment] auflisten, mit einem Namen für jede.',
      'Jede Woche zwei Vormittage für die Ansprache freihalten.',
      'Jeden Freitag geführte Gespräche und eröffnete Gelegenheiten ansehen.',
    ],
  },
  {
    about: 'bindung verläng abwander kündig ausbau upsell bestandskund treue churn',
    titles: [
      'Die Nettoumsatzbindung {by} von [Ausgangswert] % auf [Zielwert] % steigern',
      '[Zielwert] % der in diesem Quartal endenden Verträge verlängern, bevor sie enden',
    ],
    objectives: [
      'Bei uns zu bleiben und zu wachsen zur selbstverständlichen Wahl machen',
      'Von jedem gefährdeten Kunden wissen, bevor er es uns sagt',
    ],
    measures: [
      'Nettoumsatzbindung: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Mindestens [Zahl] Tage vor ihrem Ende verlängerte Verträge: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Kunden mit einem vereinbarten Plan für das nächste Jahr: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Einen Kunden zu halten kostet einen Bruchteil davon, einen zu gewinnen, und er ist die beste Referenz für den nächsten.',
    steps: [
      'Jeden Kunden, dessen Vertrag im nächsten halben Jahr endet, als sicher, offen oder gefährdet einstufen.',
      'Für jeden gefährdeten Kunden einen Plan mit verantwortlicher Person vereinbaren.',
      'Mit den [Zahl] größten Kunden ein Geschäftsgespräch führen.',
    ],
  },
  {
    about: 'partner kanal gebiet markt zyklus prognose prozess preis rabatt schulung',
    titles: [
      'Die mittlere Dauer eines Verkaufs {by} von [Ausgangswert] auf [Zielwert] Tage senken',
      '{by} [Zielwert] Partner in [Markt] gewinnen, jeden mit einem ersten gemeinsamen Geschäft',
    ],
    objectives: [
      'Den Kauf bei uns schnell und vorhersehbar machen',
      '[Markt] über Partner erreichen, die so gut verkaufen wie wir',
    ],
    measures: [
      'Mittlere Zahl der Tage von der qualifizierten Gelegenheit bis zur Unterschrift: von [Ausgangswert] auf [Zielwert] {by}',
      'Partner mit unterschriebenem Vertrag und einem ersten gemeinsamen Geschäft: von [Ausgangswert] auf [Zielwert] {by}',
      'Abweichung der Prognose am Monatsanfang vom Ergebnis des Monats: höchstens [Zielwert] %, gegenüber [Ausgangswert] % heute',
    ],
    why: 'Lange Zyklen und Überraschungen kosten mehr als verlorene Geschäfte: Niemand kann planen.',
    steps: [
      'Messen, wie lange Geschäfte in jeder Phase bleiben, und die langsamste auswählen.',
      'Dort eine Sache ändern (Bedingungen, Unterlagen, Freigabe) und die nächsten [Zahl] Geschäfte beobachten.',
      'Was wirkt, zur Regel machen und [Team] darin schulen.',
    ],
  },
];

const executive: Templates['Executive'] = [
  {
    about: 'wachs umsatz gewinn marge markt expan skalier unternehm',
    titles: [
      'Den wiederkehrenden Umsatz {by} von [Ausgangswert] auf [Zielwert] steigern, bei einer Marge von mindestens [Zielwert] %',
      'Mit [Zielwert] zahlenden Kunden {by} in [Markt] eintreten',
    ],
    objectives: [
      'Schneller wachsen als unser Markt, zu gesunden Bedingungen',
      'In [Markt] zur ernsthaften Wahl werden',
    ],
    measures: [
      'Wiederkehrender Umsatz: von [Ausgangswert] auf [Zielwert] {by}, wie dem Aufsichtsgremium berichtet',
      'Operative Marge: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Zahlende Kunden in [Markt]: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Dies ist das wichtigste Ziel des Unternehmens in diesem Jahr; die Ziele jeder Abteilung führen zu ihm hin.',
    steps: [
      'Die Vorhaben auswählen, die den größten Teil des Wachstums tragen, und für jedes eine verantwortliche Person nennen.',
      'Menschen und Budget in den ersten Wochen dorthin verlagern.',
      'Die Zahlen jeden Monat ansehen und offen entscheiden, was wir beenden.',
    ],
  },
  {
    about: 'strateg ausricht priorit ziel fokus plan vision kommunik',
    titles: [
      'Den Anteil der Ziele, die Unternehmenszielen zugeordnet sind, {by} von [Ausgangswert] % auf [Zielwert] % bringen',
      '{by} sagen [Zielwert] % der Mitarbeitenden in der Umfrage, dass sie unsere Prioritäten kennen',
    ],
    objectives: [
      'Dafür sorgen, dass alle sagen können, was am wichtigsten ist und warum',
      'Weniger Dinge tun und sie zu Ende bringen',
    ],
    measures: [
      'Einem Unternehmensziel zugeordnete Ziele: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Personen, die „Ich kenne unsere Prioritäten“ zustimmen: von [Ausgangswert] % auf [Zielwert] % {by}, aus der Kurzumfrage',
      'Beendete oder zusammengelegte Vorhaben, damit der Rest fertig wird: mindestens [Zielwert] {by}',
    ],
    why: 'Menschen arbeiten hart an dem, was sie für wichtig halten; halten sie Verschiedenes für wichtig, hebt sich die Mühe auf.',
    steps: [
      'Die Prioritäten auf einer Seite aufschreiben, auch was wir nicht tun.',
      'Sie im ersten Monat mit jedem Team durchgehen.',
      'In der Umfrage fragen, ob es angekommen ist, und wiederholen, was nicht ankam.',
    ],
  },
  {
    about: 'führung team talent nachfolg einstell organis kultur engag mensch mitarbeit',
    titles: [
      '{by} [Zielwert] der [Zahl] offenen Führungspositionen besetzen',
      'Den Engagement-Wert {by} von [Ausgangswert] auf [Zielwert] steigern',
    ],
    objectives: [
      'Ein Führungsteam aufbauen, das für die doppelte Größe bereit ist',
      'Ein Ort sein, an dem die Besten bleiben wollen',
    ],
    measures: [
      'Besetzte Führungspositionen: [Zielwert] von [Zahl] {by}',
      'Schlüsselpositionen mit benannter Nachfolge in Entwicklung: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Engagement-Wert: von [Ausgangswert] auf [Zielwert] {by}, aus derselben Umfrage wie im letzten Jahr',
    ],
    why: 'Jedes andere Ziel wird von Menschen erreicht; die Qualität der Führung entscheidet über alle.',
    steps: [
      'Vereinbaren, welche Positionen über die nächsten Jahre entscheiden.',
      'Für jede davon jede Woche Kandidatinnen und Kandidaten treffen, von innen und von außen.',
      'In der Mitte des Quartals ehrlich auf das Führungsteam schauen.',
    ],
  },
  {
    about: 'kund risik steuer aufsicht qualität betrieb effizien wandel digital sicherheit',
    titles: [
      '{by} [Zielwert] der [Zahl] größten Unternehmensrisiken schließen',
      'Die Kundenzufriedenheit im ganzen Unternehmen {by} von [Ausgangswert] auf [Zielwert] steigern',
    ],
    objectives: [
      'Gut schlafen, weil unsere größten Risiken in guten Händen sind',
      'Den Kunden an den Tisch holen, an dem entschieden wird',
    ],
    measures: [
      'Geschlossene oder auf ein akzeptiertes Maß gebrachte Risiken: [Zielwert] von [Zahl] {by}, bestätigt vom Aufsichtsgremium',
      'Kundenzufriedenheit: von [Ausgangswert] auf [Zielwert] {by}',
      'Stunden, die jedes Mitglied des Führungsteams mit Kunden verbringt: von [Ausgangswert] auf [Zielwert] im Monat {by}',
    ],
    why: 'Was dem Unternehmen am meisten schaden kann, ist bekannt; der Unterschied liegt darin, ob sich jemand darum kümmert.',
    steps: [
      'Die Risiken gemeinsam ordnen und jedem eine verantwortliche Person und einen Termin geben.',
      'In jeder Führungssitzung zwei davon gründlich ansehen.',
      'Dem Aufsichtsgremium berichten, was geschlossen wurde und was neu ist.',
    ],
  },
];

/** Templates of the areas that face the market. */
export const businessTemplates: Templates = {
  Product: product,
  Marketing: marketing,
  Sales: sales,
  Executive: executive,
};
