import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

const tooEasy = 'Ce mot de passe est trop facile à deviner.';

export const easyMessages: Translated<typeof english.easyMessages> = {
  common: `${tooEasy} Il est courant, ou presque identique à un mot de passe courant.`,
  company: `${tooEasy} Il contient le nom de l’entreprise.`,
  person: `${tooEasy} Il contient votre nom.`,
  mailbox: `${tooEasy} Il contient le nom qui figure dans votre adresse e-mail.`,
};
