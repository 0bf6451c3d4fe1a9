import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reminderButtons: Translated<typeof english.reminderButtons> = {
  review: 'Prüfen',
  finalize: 'Ergebnisse abschließen',
  update: 'Aktualisieren',
  sent_back: 'Bearbeiten',
  add_goal: 'Ziel hinzufügen',
  draft: 'Bearbeiten',
  action_item: 'Ansehen',
  appraisal_write: 'Ansehen',
  appraisal_sign: 'Beurteilung ansehen',
  self_review: 'Schreiben',
  peer_feedback: 'Schreiben',
  peer_request: 'Antworten',
  calibration: 'Öffnen',
  dispute: 'Ansehen',
  invitation: 'Erneut einladen',
};
