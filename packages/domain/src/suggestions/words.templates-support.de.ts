import type { Translated } from '../locale/language.ts';
import type * as english from './words.templates-support.ts';

type Templates = Translated<typeof english.supportTemplates>;

const legal: Templates['Legal'] = [
  {
    about: 'vertrag vereinbarung nda verhandl durchlauf prüf unterschr vorlage klausel',
    titles: [
      'Die mittlere Durchlaufzeit von Verträgen {by} von [Ausgangswert] auf [Zielwert] Arbeitstage senken',
      '{by} [Zielwert] % der Standardverträge auf Vorlagen zur Selbstbedienung umstellen',
    ],
    objectives: [
      'Die Rechtsabteilung zum Grund machen, warum Geschäfte schneller zustande kommen',
      'Allen einen sicheren Standardvertrag geben, ohne dass sie auf uns warten',
    ],
    measures: [
      'Mittlere Arbeitstage von der Anfrage bis zum unterschriftsreifen Vertrag: von [Ausgangswert] auf [Zielwert] {by}, abgelesen aus [System]',
      'Aus einer Vorlage ohne juristische Hilfe erstellte Standardverträge: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Verträge, die länger als [Zahl] Tage ohne Antwort sind: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Jeder Tag, den ein Vertrag wartet, verzögert Umsatz; die meiste Zeit geht für Klauseln hin, die wir schon beantwortet haben.',
    steps: [
      'Die Verträge des letzten Quartals nach Art ordnen und feststellen, wo die Tage bleiben.',
      'Rückfallklauseln für die [Zahl] am häufigsten verhandelten Punkte schreiben.',
      'Den Vertrieb an den Vorlagen schulen und nach einem Monat erneut messen.',
    ],
  },
  {
    about: 'complian vorschrift dsgvo gdpr datenschutz daten schutz audit richtlinie schulung gesetz',
    titles: [
      '{by} [Zielwert] % der Mitarbeitenden durch die Schulung zu [Richtlinie] bringen',
      '{by} [Zielwert] der [Zahl] Feststellungen des letzten Compliance-Audits schließen',
    ],
    objectives: ['Das Richtige zum Einfachen machen', 'An jedem Tag des Jahres für die Prüfung bereit sein'],
    measures: [
      'Mitarbeitende, die die Schulung zu [Richtlinie] bestanden haben: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Geschlossene und von der Prüfung bestätigte Feststellungen: [Zielwert] von [Zahl] {by}',
      'In der gesetzlichen Frist beantwortete Anfragen betroffener Personen: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Ein Verstoß kostet Bußgelder und Vertrauen; beides verhindern Menschen, die wissen, was zu tun ist, nicht Dokumente.',
    steps: [
      'Die Pflichten auflisten, mit verantwortlicher Person und Nachweis für jede.',
      'Die Feststellungen mit dem höchsten Risiko zuerst schließen.',
      'Mit [Zahl] Stichproben prüfen, ob die Regeln gelebt werden.',
    ],
  },
  {
    about: 'risik streit klage anspruch patent marke fall versicher',
    titles: [
      '{by} [Zielwert] der [Zahl] offenen Streitfälle beilegen oder schließen',
      '{by} [Zielwert] unserer [Zahl] wertvollsten Marken und Erfindungen eintragen',
    ],
    objectives: [
      'Die Streitfälle klären, die uns am Blick nach vorn hindern',
      'Schützen, was uns unterscheidet',
    ],
    measures: [
      'Offene Streitfälle: von [Ausgangswert] auf [Zielwert] {by}, keiner davon ohne Plan',
      'Angemeldete oder eingetragene Marken und Erfindungen: von [Ausgangswert] auf [Zielwert] {by}',
      'Für Streitfälle zurückgestelltes Geld: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Offene Streitfälle binden Geld und die Aufmerksamkeit der Menschen, die wir für das Wachstum brauchen.',
    steps: [
      'Jeden Fall nach Wert, Aussicht und Kosten des Weiterführens einschätzen.',
      'Einen Vergleich anbieten, wo das Weiterführen mehr kostet, als es einbringen kann.',
      'Der Leitung jeden Monat berichten, was sich bewegt hat.',
    ],
  },
  {
    about: 'kosten kanzlei anwalt ausgaben anbieter effizien service beratung prozess',
    titles: [
      'Ausgaben für externe Kanzleien {by} von [Ausgangswert] auf [Zielwert] senken',
      '{by} [Zielwert] % der internen Rechtsfragen innerhalb von [Zahl] Arbeitstagen beantworten',
    ],
    objectives: [
      'Dem Geschäft eine Antwort geben, solange die Frage noch zählt',
      'Externe Kanzleien nur dort bezahlen, wo sie das Ergebnis ändern',
    ],
    measures: [
      'Ausgaben für externe Kanzleien: von [Ausgangswert] auf [Zielwert] {by}, bei gleicher Arbeitsmenge',
      'Innerhalb von [Zahl] Arbeitstagen beantwortete Fragen: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Zufriedenheit der Teams, die wir betreuen: von [Ausgangswert] auf [Zielwert] auf der Skala der Umfrage {by}',
    ],
    why: 'Wer auf eine Antwort wartet, entscheidet ohne sie; schneller Rat ist der günstigste Schutz, den wir haben.',
    steps: [
      'Eine gemeinsame Anlaufstelle für Fragen öffnen und zählen, was ankommt.',
      'Antworten auf die [Zahl] häufigsten Fragen schreiben, die alle lesen können.',
      'Feste Honorare für Arbeit vereinbaren, die jeden Monat wiederkehrt.',
    ],
  },
];

const humanResources: Templates['Human Resources'] = [
  {
    about: 'einstell rekrut bewerb stelle talent position angebot besetz',
    titles: [
      '{by} [Zielwert] der [Zahl] offenen Stellen besetzen, im Schnitt in [Zielwert] Tagen',
      'Den Anteil angenommener Angebote {by} von [Ausgangswert] % auf [Zielwert] % steigern',
    ],
    objectives: [
      'Menschen gewinnen, die ihre Teams wieder einstellen würden',
      'Alle, die sich bewerben, gut über uns sprechen lassen, auch nach einer Absage',
    ],
    measures: [
      'Besetzte Stellen: [Zielwert] von [Zahl] {by}',
      'Durchschnittliche Tage von der Freigabe einer Stelle bis zum unterschriebenen Angebot: von [Ausgangswert] auf [Zielwert] {by}',
      'Angenommene Angebote: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Ein leerer Stuhl bremst ein ganzes Team; eine falsche Einstellung bremst es länger.',
    steps: [
      'Mit jeder einstellenden Führungskraft die unverzichtbaren Anforderungen und einen Termin vereinbaren.',
      'Die Wartezeit zwischen zwei Schritten für alle unter [Zahl] Tagen halten.',
      'Neue Mitarbeitende und ihre Führungskräfte nach den ersten Monaten fragen, was wir ändern sollten.',
    ],
  },
  {
    about: 'bindung fluktuation kündig engag umfrage zufrieden bleiben kultur',
    titles: [
      'Die freiwillige Fluktuation {by} von [Ausgangswert] % auf [Zielwert] % senken',
      'Den Engagement-Wert von [Team] {by} von [Ausgangswert] auf [Zielwert] steigern',
    ],
    objectives: [
      'Guten Leuten mehr Gründe zum Bleiben geben als zum Gehen',
      'Jedes Team zu einem Ort machen, an dem man offen spricht',
    ],
    measures: [
      'Freiwillige Fluktuation über ein Jahr: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Engagement-Wert: von [Ausgangswert] auf [Zielwert] {by}, bei mindestens [Zielwert] % Beteiligung',
      'Teams, die einen Punkt ihres Umfrageergebnisses umgesetzt haben: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Zuerst gehen die, die am leichtesten Arbeit finden; mit ihnen geht Wissen, das Jahre gebraucht hat.',
    steps: [
      'Die Austrittsgespräche des letzten Jahres auf die wichtigsten Gründe hin lesen.',
      'Bleibegespräche mit Menschen führen, die wir nicht verlieren dürfen.',
      'Je Team eine Änderung vereinbaren und offen darüber berichten.',
    ],
  },
  {
    about: 'schul lern entwickl fähigkeit karriere führung coach feedback beurteil einarbeit onboard',
    titles: [
      '{by} [Zielwert] % der Führungskräfte durch das Führungsprogramm bringen',
      '{by} vereinbaren [Zielwert] % der Mitarbeitenden mit ihrer Führungskraft einen Entwicklungsplan',
    ],
    objectives: [
      'Unsere Führungskräfte zum Grund machen, warum Menschen hier wachsen',
      'Allen Neuen einen ersten Monat geben, an den sie gern zurückdenken',
    ],
    measures: [
      'Führungskräfte, die das Programm abgeschlossen haben: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Mitarbeitende mit einem vereinbarten Entwicklungsplan: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Neue Mitarbeitende, die nach den ersten Monaten sagen, dass sie wissen, was von ihnen erwartet wird: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Menschen kommen zu einem Unternehmen und verlassen eine Führungskraft; gute Führung ist unser stärkster Hebel.',
    steps: [
      'Führungskräfte und ihre Teams fragen, welche Fähigkeiten am meisten helfen würden.',
      'Das Programm in kleinen Gruppen mit Aufgaben aus der eigenen Arbeit durchführen.',
      'An den Antworten ihrer Teams messen, nicht an der Teilnahme.',
    ],
  },
  {
    about:
      'gehalt vergüt leistung vielfalt inklusion gleich lohn prozess abwesen gesund wohlbefind richtlinie',
    titles: [
      'Die unerklärte Entgeltlücke {by} von [Ausgangswert] % auf [Zielwert] % schließen',
      '{by} [Zielwert] % der Anfragen von Mitarbeitenden innerhalb von [Zahl] Arbeitstagen beantworten',
    ],
    objectives: [
      'Ein Unternehmen sein, das Menschen fair behandelt und es zeigen kann',
      'Einfach und schnell machen, was Menschen von der Personalabteilung brauchen',
    ],
    measures: [
      'Unerklärte Entgeltlücke: von [Ausgangswert] % auf [Zielwert] % {by}, nach derselben Methode wie im letzten Jahr',
      'Innerhalb von [Zahl] Arbeitstagen beantwortete Anfragen: von [Ausgangswert] % auf [Zielwert] % {by}, gezählt in [System]',
      'Fehltage je Person: von [Ausgangswert] auf [Zielwert] im Quartal {by}',
    ],
    why: 'Fairness bemerken alle, und an ihr Fehlen erinnert man sich jahrelang.',
    steps: [
      'Die Zahlen je Stufe und Funktion berechnen und mit den Finanzen prüfen.',
      'Mit der Leitung die Korrekturen und das Budget vereinbaren.',
      'Den Menschen sagen, was wir gefunden haben und was sich ändert.',
    ],
  },
];

const finance: Templates['Accounting/Finance'] = [
  {
    about: 'abschluss monat buch bericht konto konten abstimm hauptbuch bilanz',
    titles: [
      'Den Monatsabschluss {by} von [Ausgangswert] auf [Zielwert] Arbeitstage verkürzen',
      'Korrekturen nach dem Abschluss {by} von [Ausgangswert] auf [Zielwert] im Monat senken',
    ],
    objectives: [
      'Allen Zahlen geben, mit denen sie handeln können, solange sie frisch sind',
      'Den Abschluss zu einer ruhigen Routine machen',
    ],
    measures: [
      'Arbeitstage vom Monatsende bis zu den geschlossenen Büchern: von [Ausgangswert] auf [Zielwert] {by}',
      'Nach dem Abschluss korrigierte Buchungen: von [Ausgangswert] auf [Zielwert] im Monat {by}',
      'Ohne Handarbeit erledigte Abstimmungen: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Entschieden wird mit den Zahlen, die da sind; späte Zahlen werden durch Meinungen ersetzt.',
    steps: [
      'Jeden Schritt des Abschlusses mit Dauer und verantwortlicher Person aufschreiben.',
      'Vorziehen, was nicht vom Monatsende abhängt.',
      'Die längsten Abstimmungen automatisieren.',
    ],
  },
  {
    about: 'liquid forderung mahn rechnung überfällig zahlung umlaufvermögen zahlungsziel',
    titles: [
      'Die Forderungslaufzeit {by} von [Ausgangswert] auf [Zielwert] Tage senken',
      'Überfällige Rechnungen {by} von [Ausgangswert] auf [Zielwert] bringen',
    ],
    objectives: [
      'Was wir verdient haben, auf das Konto bringen',
      'Pünktlich bezahlt werden, ohne eine Kundenbeziehung zu verletzen',
    ],
    measures: [
      'Forderungslaufzeit in Tagen: von [Ausgangswert] auf [Zielwert] {by}',
      'Um mehr als [Zahl] Tage überfällige Rechnungen: von [Ausgangswert] auf [Zielwert] {by}',
      'Innerhalb von [Zahl] Arbeitstagen nach der Lieferung gestellte Rechnungen: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Geld, das Kunden noch halten, ist ein Kredit ohne Zinsen, den wir nie beschlossen haben.',
    steps: [
      'Die [Zahl] größten überfälligen Beträge mit dem jeweiligen Grund auflisten.',
      'Vor der Fälligkeit anrufen, wo schon mehrmals spät gezahlt wurde.',
      'Die Ursachen auf unserer Seite beheben: falsche Rechnungen, fehlende Bestellungen, unklare Bedingungen.',
    ],
  },
  {
    about: 'budget prognose plan kosten sparen einspar ausgaben marge gewinn effizien',
    titles: [
      'Die Prognose von [Kennzahl] {by} auf [Zielwert] % an das Ergebnis heranbringen',
      '{by} [Betrag] laufende Jahreskosten einsparen, ohne Verlust an Service',
    ],
    objectives: [
      'Das Ergebnis des Quartals kommen sehen, bevor es da ist',
      'Geld ausgeben, als wäre es unser eigenes',
    ],
    measures: [
      'Abweichung der Prognose vom Ergebnis von [Kennzahl]: von [Ausgangswert] % auf höchstens [Zielwert] % {by}',
      'Eingesparte laufende Jahreskosten, von den Budgetverantwortlichen bestätigt: von [Ausgangswert] auf [Zielwert] {by}',
      'Budgetverantwortliche, die ihre Zahlen jeden Monat mit uns ansehen: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Eine Prognose, die hält, lässt das Unternehmen früh investieren; eine Überraschung lässt es spät kürzen.',
    steps: [
      'Die letzten Prognosen Zeile für Zeile mit den Ergebnissen vergleichen.',
      'Das Modell dort ändern, wo es jedes Mal in dieselbe Richtung falsch lag.',
      'Die größten Verträge vor der Verlängerung mit den Verantwortlichen durchgehen.',
    ],
  },
  {
    about: 'prüfung audit kontroll complian steuer risik prozess automat system betrug einkauf lieferant',
    titles: [
      'Die Prüfung {by} mit höchstens [Zielwert] Feststellungen bestehen',
      '{by} [Zielwert] der [Zahl] häufigsten manuellen Buchungen automatisieren',
    ],
    objectives: [
      'Kontrollen haben, denen alle vertrauen und die kaum jemand bemerkt',
      'Das Finanzteam für Arbeit freimachen, die Urteilskraft braucht',
    ],
    measures: [
      'Feststellungen im Prüfbericht: von [Ausgangswert] auf höchstens [Zielwert] {by}',
      'Manuelle Buchungen im Monat: von [Ausgangswert] auf [Zielwert] {by}, gezählt in [System]',
      'Geprüfte und wirksame Schlüsselkontrollen: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Jeder Handgriff ist eine Gelegenheit für Fehler und eine Stunde, die der Analyse fehlt.',
    steps: [
      'Prozesse nach Menge und Risiko ordnen.',
      'Zuerst vereinfachen, dann automatisieren und am Ende eine Kontrolle behalten.',
      'Vor der Umstellung mit den Daten des letzten Monats prüfen.',
    ],
  },
];

const informationTechnology: Templates['Information Technology'] = [
  {
    about: 'verfügbar zuverlässig störung ausfall stabil überwach wiederherstell sicherung uptime incident',
    titles: [
      'Die Verfügbarkeit von [System] {by} von [Ausgangswert] % auf [Zielwert] % steigern',
      'Die mittlere Zeit bis zur Behebung einer Störung {by} von [Ausgangswert] auf [Zielwert] Minuten senken',
    ],
    objectives: [
      'Systeme betreiben, an die niemand denken muss',
      'Fehler bemerken und beheben, bevor jemand anruft',
    ],
    measures: [
      'Verfügbarkeit von [System]: von [Ausgangswert] % auf [Zielwert] % {by}, von außen gemessen',
      'Mittlere Zeit vom Alarm bis zur Behebung: von [Ausgangswert] auf [Zielwert] Minuten {by}',
      'Störungen, die die Überwachung vor den Nutzenden bemerkte: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Steht [System] still, stehen auch alle still, die davon abhängen; jede Minute zählt für sie alle.',
    steps: [
      'Die Störungen des letzten Jahres ansehen und die wiederkehrenden Ursachen finden.',
      'Die größten Ursachen beseitigen und eine Wiederherstellung üben.',
      'Nach jeder Störung einen kurzen Rückblick ohne Schuldzuweisung schreiben, mit einer Maßnahme.',
    ],
  },
  {
    about: 'sicherheit schwachstell patch phish zugriff einbruch cyber mfa identit zertifi iso',
    titles: [
      '{by} [Zielwert] % der kritischen Schwachstellen innerhalb von [Zahl] Tagen schließen',
      'Den Anteil der Personen, die in Phishing-Tests klicken, {by} von [Ausgangswert] % auf [Zielwert] % senken',
    ],
    objectives: [
      'Schwer angreifbar sein, ohne jemandem im Weg zu stehen',
      'Jederzeit wissen, wer worauf zugreifen darf und warum',
    ],
    measures: [
      'Innerhalb von [Zahl] Tagen geschlossene kritische Schwachstellen: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Personen, die im Phishing-Test klicken: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Durch einen weiteren Faktor geschützte Konten: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Die meisten Angriffe nutzen eine Lücke, die seit Monaten bekannt ist, oder ein Passwort, das preisgegeben wurde.',
    steps: [
      'Ein Verzeichnis der Systeme mit je einer verantwortlichen Person anlegen.',
      'Aktualisierungen automatisieren, wo ein Neustart nicht schadet, und den Rest planen.',
      'Die Zugriffsrechte der [Zahl] empfindlichsten Systeme überprüfen.',
    ],
  },
  {
    about:
      'migra cloud system einführ projekt erp crm infrastrukt alt ablös upgrade automat integr umstell ersetz',
    titles: [
      '{by} [Zielwert] der [Zahl] Anwendungen von [System] auf die neue Plattform umziehen',
      '[System] {by} bei [Zielwert] % der Nutzenden einführen, mit einer Schulung für jedes Team',
    ],
    objectives: [
      '[System] hinter uns lassen, ohne dass es jemand vermisst',
      'Menschen Werkzeuge geben, die ihnen Arbeit abnehmen',
    ],
    measures: [
      'Umgezogene und auf der alten Seite abgeschaltete Anwendungen: [Zielwert] von [Zahl] {by}',
      'Nutzende, die jede Woche in [System] arbeiten: von [Ausgangswert] % auf [Zielwert] % {by}',
      'Handarbeit in Stunden je Monat in [Prozess]: von [Ausgangswert] auf [Zielwert] {by}',
    ],
    why: 'Alte Systeme kosten doppelt: was sie am Leben hält, und was wir ihretwegen nicht tun können.',
    steps: [
      'Zuerst eine kleine Anwendung umziehen und aufschreiben, was schwer war.',
      'Den Rest mit den betroffenen Teams in Wellen planen, mit einem Rückweg für jede.',
      'Die alte Seite an einem Tag abschalten, der von Anfang an bekannt ist.',
    ],
  },
  {
    about:
      'helpdesk support ticket anfrage service nutz zufrieden antwort kosten lizenz gerät entwickl auslieferung',
    titles: [
      'Die mittlere Lösungszeit einer Support-Anfrage {by} von [Ausgangswert] auf [Zielwert] Stunden senken',
      'Die Zufriedenheit der Nutzenden mit der IT {by} von [Ausgangswert] auf [Zielwert] auf der Skala der Umfrage steigern',
    ],
    objectives: [
      'Hilfe bei der IT zu holen zu einer guten Erfahrung machen',
      'Teams an jedem Tag sicher ausliefern lassen',
    ],
    measures: [
      'Mittlere Zeit von der Anfrage bis zur Lösung: von [Ausgangswert] auf [Zielwert] Stunden {by}, abgelesen aus [System]',
      'Zufriedenheit nach einer gelösten Anfrage: von [Ausgangswert] auf [Zielwert] auf der Skala der Umfrage {by}',
      'Durch Selbsthilfe gelöste Anfragen: von [Ausgangswert] % auf [Zielwert] % {by}',
    ],
    why: 'Menschen beurteilen die IT nach dem Tag, an dem sie Hilfe brauchten; jede dort gesparte Stunde kommt dem ganzen Unternehmen zugute.',
    steps: [
      'Die [Zahl] Arten von Anfragen finden, die den größten Teil der Menge ausmachen.',
      'Die Ursache beseitigen oder eine Antwort schreiben, die alle selbst finden.',
      'Jede schlechte Bewertung innerhalb eines Tages lesen und beantworten.',
    ],
  },
];

/** Templates of the areas that serve the company. */
export const supportTemplates: Templates = {
  Legal: legal,
  'Human Resources': humanResources,
  'Accounting/Finance': finance,
  'Information Technology': informationTechnology,
};
