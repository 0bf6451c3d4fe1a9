import type { Translated } from '../locale/language.ts';
import { privacySettingWords } from './words.de.ts';
import type * as english from './words.settings.ts';

export const settingGroupWords: Translated<typeof english.settingGroupWords> = {
  goals: 'Ziele und Quartale',
  language: 'Sprache und Datum',
  predictions: 'Wöchentliche Vorhersagen',
  notifications: 'Benachrichtigungen',
  parts: 'Teile des Produkts',
  insight: 'Einblick',
  appraisals: 'Beurteilungen',
  sign_in: 'Anmeldung',
  privacy: privacySettingWords.group,
  limits: 'Grenzen für jede Person',
};

export const settingWords: Translated<typeof english.settingWords> = {
  goal_type: {
    label: 'Art der Ziele',
    says: 'Die Felder im Formular eines Ziels. Ab dem nächsten Ziel.',
  },
  first_fiscal_month: {
    label: 'Erster Monat des Geschäftsjahrs',
    says: 'Wo Quartale beginnen und enden. Alle Quartale werden sofort neu angelegt.',
  },
  quarter_label_shift: {
    label: 'Verschiebung der Namen, in Quartalen',
    says: 'Verschiebt die Namen der Quartale nach vorn, oder zurück, wenn die Zahl negativ ist. Sofort, für jedes Quartal.',
  },
  locale: {
    label: 'Sprache und Datum',
    says: 'Die Form von Datum und Uhrzeit auf Bildschirmen, in E-Mails und Dateien, für alle, die nichts gewählt haben. Sofort.',
  },
  ask_weekday: {
    label: 'Abfrage am',
    says: 'Der Wochentag, ab dem nach den Vorhersagen der Woche gefragt wird. Ab dem nächsten solchen Tag.',
  },
  status_edit_weeks: {
    label: 'Wochen, die noch ausgefüllt werden können',
    says: 'Wie viele frühere Wochen für Vorhersagen offen bleiben. Sofort.',
  },
  digest_minutes: {
    label: 'Minuten bis zu einer E-Mail',
    says: 'Eine E-Mail sammelt die Benachrichtigungen, die in so vielen Minuten nach der ersten kommen. Ab der nächsten.',
  },
  escalate_missed_updates: {
    label: 'Führungskräfte über versäumte Updates informieren',
    says: 'Eine Führungskraft wird benachrichtigt, wenn eine direkt unterstellte Person zwei Wochen in Folge keine Vorhersagen abgegeben hat, und nach vier weiteren. Ab der nächsten Woche.',
  },
  notification_days: {
    label: 'Tage der Aufbewahrung',
    says: 'Ältere Benachrichtigungen werden in der nächsten Nacht gelöscht.',
  },
  strategy_enabled: {
    label: 'Strategie',
    says: 'Die Strategieseite des Unternehmens und ihr Platz in der Übersicht. Sofort.',
  },
  employee_notes_enabled: {
    label: 'Private Notizen',
    says: 'Mitarbeitende führen private Notizen über andere. Sofort; ausgeschaltet werden Notizen verborgen und behalten.',
  },
  insight_enabled: {
    label: 'Einblick',
    says: 'Was die Vorhersagen zeigen: Ziele, auf die man schauen sollte, die Prognose des Quartals und was Wahrscheinlichkeiten wert sind. Sofort; ausgeschaltet geht nichts verloren.',
  },
  opinions_enabled: {
    label: 'Zweitmeinungen',
    says: 'Mitarbeitende sagen, für wie wahrscheinlich sie Ziele anderer halten, bevor die verantwortliche Person antwortet. Sofort; ausgeschaltet werden Zweitmeinungen verborgen und behalten.',
  },
  opinion_reminders_enabled: {
    label: 'Führungskräfte nach ihrer Einschätzung fragen',
    says: 'Am Mittwochmorgen werden Führungskräfte nach ihrer Einschätzung zu bis zu fünf Zielen gefragt. Ab dem nächsten Mittwoch.',
  },
  achieved_percent: {
    label: 'Prozent, die als erreicht zählen',
    says: 'Ab so viel Prozent zählt ein Ziel mit einem Prozentwert als Ergebnis im Einblick als erreicht. Sofort, auch für frühere Quartale.',
  },
  talent_enabled: {
    label: 'Beurteilungen',
    says: 'Führungskräfte schreiben jedes Quartal Beurteilungen. Sofort; ausgeschaltet werden Beurteilungen verborgen und behalten.',
  },
  talent_for_contributors: {
    label: 'Talent im Menü aller',
    says: 'Mitwirkende finden Talent in ihrem Menü. Links zur eigenen Beurteilung funktionieren in jedem Fall.',
  },
  ratings_shared_with_employee: {
    label: 'Bewertungen mit den Beurteilten teilen',
    says: 'Mitarbeitende sehen die Bewertungen ihrer Beurteilungen, auch früherer. Sofort.',
  },
  appraisal_effective_date: {
    label: 'Beurteilungen ab',
    says: 'Beurteilungen werden für Quartale geschrieben, die an diesem Tag oder später beginnen; leer: für alle. Sofort; Beurteilungen früherer Quartale bleiben in den Profilen.',
  },
  appraisal_grace_weeks: {
    label: 'Wochen zum Schreiben',
    says: 'So viele Wochen nach dem Ende des Quartals ist eine Beurteilung überfällig, die fehlt, Entwurf ist oder von der beurteilten Person nicht unterschrieben wurde. Sofort.',
  },
  rating_levels: {
    label: 'Stufen der ersten und zweiten Bewertung',
    says: 'Wie viele Stufen diese Bewertungen haben.',
  },
  tertiary_ratings_enabled: {
    label: 'Dritte Bewertung',
    says: 'Beurteilungen haben eine dritte Bewertung, die die Talentmatrix als Zeichen und als Filter zeigt.',
  },
  tertiary_rating_levels: {
    label: 'Stufen der dritten Bewertung',
    says: 'Wie viele Stufen diese Bewertung hat.',
  },
  review_drafts_enabled: {
    label: 'Schreibhilfe',
    says: 'Beurteilende Personen können sich aus den Zielen und Ergebnissen, die sie sehen, und in einer Runde aus der Selbsteinschätzung und dem kollegialen Feedback einen Text vorschlagen lassen; nie eine Bewertung. Ein verbundenes KI-Modell liest dann diese Worte. Sofort.',
  },
  session_idle_days: {
    label: 'Tage ohne Nutzung',
    says: 'Wer das Produkt so lange nicht nutzt, muss sich neu anmelden. Ab der nächsten Anfrage.',
  },
  session_days: {
    label: 'Tage höchstens',
    says: 'So lange nach der Anmeldung melden sich alle neu an. Ab der nächsten Anfrage.',
  },
  failed_sign_ins: {
    label: 'Falsche Passwörter',
    says: 'So viele in Folge sperren das Konto für zehn Minuten, jedes weitere Mal für länger. Sofort.',
  },
  failed_sign_in_minutes: {
    label: 'Gezählt für Minuten',
    says: 'Ältere falsche Passwörter zählen nicht. Sofort.',
  },
  sign_in_theme: {
    label: 'Motto auf der Anmeldeseite',
    says: 'Wer die Anmeldeseite öffnet, liest das Motto des Quartals, auch ohne Konto. Sofort.',
  },
  endless_tokens_allowed: {
    label: 'Tokens ohne Ablaufdatum',
    says: 'Programme dürfen Tokens haben, die nie ablaufen. Ab dem nächsten Token; ausgeschaltet laufen die vorhandenen weiter.',
  },
  drafts_per_day: {
    label: 'Zielentwürfe am Tag',
    says: 'Um wie viele Entwürfe eine Person bitten darf. Sofort.',
  },
  goals_per_person_and_hour: {
    label: 'Neue Ziele in der Stunde',
    says: 'Ab der laufenden Stunde.',
  },
  comments_per_person_and_hour: {
    label: 'Kommentare in der Stunde',
    says: 'Ab der laufenden Stunde.',
  },
  other_writes_per_person_and_hour: {
    label: 'Andere Änderungen in der Stunde',
    says: 'Ab der laufenden Stunde.',
  },
};
