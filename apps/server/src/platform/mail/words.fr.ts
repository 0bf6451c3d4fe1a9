import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const mailWords: Translated<typeof english.mailWords> = {
  hello: (name) => `Bonjour ${name},`,
  more: (count) => `et ${count} de plus`,
  below: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  stop: (mails) => `Ne plus recevoir ces e-mails (${mails})`,
  footer: (company) => `Bellwether a envoyé cet e-mail de la part ${ofName(company)}.`,
};
