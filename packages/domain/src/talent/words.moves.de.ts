import type { Translated } from '../locale/language.ts';
import type * as english from './words.moves.ts';

export const appraisalMoveSentences: Translated<typeof english.appraisalMoveSentences> = {
  createAppraisal: 'Beurteilung begonnen',
  editAppraisal: 'Beurteilung geändert',
  reopenAppraisal: 'Beurteilung nach der Unterschrift geändert',
  shareAppraisal: 'Beurteilung geteilt',
  acknowledgeAppraisal: 'Von der beurteilten Person unterschrieben',
  changeAcknowledgement: 'Die beurteilte Person hat ihren Text geändert',
  completeAppraisal: 'Von der Führungskraft unterschrieben',
  closeAppraisal: 'Ohne Unterschrift der beurteilten Person abgeschlossen',
  calibrateAppraisal: 'Bewertungen kalibriert',
  completeByAcknowledgement:
    'Von der beurteilten Person zur Kenntnis genommen und damit ohne Unterschriften abgeschlossen',
  addStatement: 'Stellungnahme der beurteilten Person hinzugefügt',
  deleteAppraisal: 'Beurteilung gelöscht',
};
