import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const resultTitles: Translated<typeof english.resultTitles> = {
  finalize: 'Abschließen',
  'edit-result': 'Ergebnis bearbeiten',
  'review-result': 'Abschluss prüfen',
};

export const retractResultWords: Translated<typeof english.retractResultWords> = {
  title: 'Ergebnis zurückziehen',
  explanation:
    'Das Ergebnis wird zurückgezogen, und das Ziel gilt wieder als freigegeben, bis es erneut abgeschlossen wird.',
  done: 'Ergebnis zurückgezogen.',
};

export const resultWords: Translated<typeof english.resultWords> = {
  completed: 'Erreicht',
  percent: 'Ergebnis in Prozent',
  percentHint: 'Wie viel vom Ziel erreicht wurde: über 0 und bis 100.',
  quality: 'Qualität des Erfolgs',
  outcome: 'Resultat',
  feedback: 'Rückmeldung',
  alreadyFinalized:
    'Die Führungskraft hat dieses Ziel bereits abgeschlossen und wird über Ihre Änderungen informiert. Das Ergebnis der Führungskraft bleibt bestehen.',
  noManager:
    'Über der verantwortlichen Person steht niemand, der das Ergebnis prüft; es gilt deshalb sofort.',
  reviewedLater: 'Die Führungskraft der verantwortlichen Person prüft das Ergebnis.',
  dispute:
    'Sie und die verantwortliche Person sind sich nicht einig: Das Ziel wird als abgeschlossen und strittig angezeigt.',
  finalized: 'Ergebnis zur Prüfung gesendet.',
  finalizedAlone: 'Ziel abgeschlossen.',
  edited: 'Ergebnis geändert.',
  keys: 'Y oder N antwortet. Nach Ihrer Rückmeldung sendet Strg + Eingabetaste; Alt + Y oder Alt + N antwortet und sendet.',
  reviewed: 'Ergebnisse geprüft und abgeschlossen',
  reviewEdited: 'Prüfung geändert.',
};

export const finalizeFormWords: Translated<typeof english.finalizeFormWords> = {
  finalize: 'Abschließen',
  save: 'Speichern',
};

export const ownerResultWords: Translated<typeof english.ownerResultWords> = {
  resultOf: (name) => `Ergebnis von ${name}`,
};

export const reviewResultWords: Translated<typeof english.reviewResultWords> = {
  save: 'Speichern',
  finalizeAndNext: 'Abschließen und weiter',
  finalize: 'Abschließen',
};
