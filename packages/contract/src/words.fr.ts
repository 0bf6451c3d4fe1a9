import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

/** "1, 2 ou 3" */
function alternatives(choices: readonly (string | number)[]): string {
  return `${choices.slice(0, -1).join(', ')} ou ${choices.at(-1)}`;
}

export const wireWords: Translated<typeof english.wireWords> = {
  choose: (choices) => `Choisissez ${alternatives(choices)}.`,
  choose_one_of: (choices) => `Choisissez une de ces valeurs : ${choices.join(', ')}.`,
  id: 'Ce n’est pas un ID valable.',
  time: 'Ce n’est pas un moment valable.',
  year: 'Ce n’est pas une année.',
  day: 'Indiquez un jour.',
  whole: ({ least, most }) => `Indiquez un nombre entier de ${least} à ${most}.`,
  level: 'Ce n’est pas un niveau.',
  group: 'Ce n’est pas un groupe.',
  flag: 'La valeur est 0 ou 1.',
  address: 'Cette adresse n’est pas valable.',
  device: 'Ce n’est pas un appareil.',
  passkey: 'Ce n’est pas la réponse d’une clé d’accès.',
  key: 'Ce n’est pas une clé valable.',
  file: 'Ce n’est pas un fichier valable.',
  not_in_files: 'Ce texte ne peut pas figurer dans un fichier.',
  each_goal_once: 'Chaque objectif ne peut être cité qu’une fois.',
  labels: 'Envoyez un libellé pour chaque niveau.',
  paces: 'Chaque limite doit être au plus égale à la précédente.',
  phrases: 'Choisissez deux formulations différentes.',
  quarters: (most) => `Choisissez de 1 à ${most} trimestres, chacun une seule fois.`,
  people: (most) => `Choisissez de 1 à ${most} personnes, chacune une seule fois.`,
};

export const accountMessages: Translated<typeof english.accountMessages> = {
  emailMissing: 'Saisissez votre adresse e-mail.',
  passwordMissing: 'Saisissez votre mot de passe.',
  oldPasswordMissing: 'Saisissez votre ancien mot de passe.',
  codeMissing: 'Saisissez le code.',
  passkeyNameMissing: 'Saisissez un nom.',
  linkMissing: 'Ce lien est incomplet.',
  notStrong: 'Saisissez un mot de passe sûr.',
  tooShort: 'Il faut au moins 8 caractères.',
};

export const companyMessages: Translated<typeof english.companyMessages> = {
  nameRequired: 'Saisissez votre nom complet.',
  zoneRequired: 'Choisissez un fuseau horaire.',
  urlInvalid: 'Indiquez une URL valable.',
  colorInvalid: 'Indiquez une couleur telle que 1a4f8b.',
};
