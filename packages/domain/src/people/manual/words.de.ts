import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const manualMessages: Translated<typeof english.manualMessages> = {
  onlyPdf: 'Es können nur PDF-Dateien hochgeladen werden.',
  failed: 'Etwas ist schiefgegangen.',
  discRequired: 'Bitte wählen Sie Ihren DISC-Typ.',
  descriptionRequired: 'Bitte erzeugen Sie eine Beschreibung.',
};
