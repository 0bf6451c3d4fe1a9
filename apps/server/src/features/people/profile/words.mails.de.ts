import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const invitedChangeWords: Translated<typeof english.invitedChangeWords> = {
  subject: 'Ihre Einladung ging an eine falsche Adresse',
  said: ({ by, company }) =>
    `${by} hat die E-Mail-Adresse Ihres Kontos bei ${company} geändert. Der Link in Ihrer Einladung funktioniert nicht mehr.`,
  note: (company) => `Wenn das nicht stimmt, wenden Sie sich an den Organisationsadmin von ${company}.`,
};
