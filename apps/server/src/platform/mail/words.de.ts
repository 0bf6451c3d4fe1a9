import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const mailWords: Translated<typeof english.mailWords> = {
  hello: (name) => `Guten Tag ${name},`,
  more: (count) => `und ${count} weitere`,
  below: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  stop: (mails) => `Diese E-Mails abbestellen (${mails})`,
  footer: (company) => `Diese E-Mail hat Bellwether für ${company} versendet.`,
};
