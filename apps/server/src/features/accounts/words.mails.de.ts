import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const invitationMailWords: Translated<typeof english.invitationMailWords> = {
  subject: (company) => `Sie sind zu ${company} eingeladen`,
  said: (invitedBy) =>
    `${invitedBy} lädt Sie zu Bellwether ein: Setzen Sie sich jedes Quartal Ziele und sagen Sie jede Woche, wie wahrscheinlich sie sind. Wählen Sie ein Passwort, um zu beginnen.`,
  button: 'Einladung annehmen',
  note: (day) =>
    `Der Link funktioniert einmal, bis ${day}. Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.`,
};
