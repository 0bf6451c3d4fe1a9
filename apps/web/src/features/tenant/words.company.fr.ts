import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal } from '#ui/data/shown.ts';
import type * as english from './words.company.ts';
import { companyWays } from './words.layers.ts';

export const companyWords: Translated<typeof english.companyWords> = {
  title: companyWays.edit,
  notYours: 'Seule la direction générale peut modifier les infos de l’entreprise.',
  info: 'Entreprise',
  name: 'Nom',
  url: 'Site web',
  urlHint: 'Le site de l’entreprise. https:// est ajouté s’il manque.',
  zone: 'Fuseau horaire',
  zoneHint:
    'Les jours, les semaines et les échéances le suivent désormais. Les données enregistrées restent telles quelles.',
  saved: 'Les infos de l’entreprise ont été enregistrées.',
  failed: 'Les infos de l’entreprise n’ont pas été enregistrées',
  changed: 'Une autre personne a modifié l’entreprise entre-temps. Votre saisie est conservée.',
  kept: 'Votre texte reste dans le formulaire. « Recharger » part de la version actuelle, que « Enregistrer » remplacera.',
  ok: 'OK',
  reload: 'Recharger',
  brand: 'Marque',
  color: 'Couleur',
  colorHint: 'Six chiffres hexadécimaux, par exemple 1a4f8b. Laissez vide pour le bleu de Bellwether.',
  colorWrong: 'Indiquez une couleur comme 1a4f8b.',
  pick: 'Choisir une couleur',
  text: 'Texte sur la couleur',
  preview: 'Aperçu',
  previewButton: 'Bouton',
  previewLink: 'Un lien',
  brandSaved: 'La couleur a été enregistrée.',
  upload: 'Téléverser',
  replace: 'Remplacer',
  remove: 'Retirer',
  uploaded: 'Le logo a été enregistré.',
  removed: 'Le logo a été retiré.',
  noLogo: 'Aucun pour le moment',
  logoHint: 'PNG ou JPEG, 1 Mo au plus. Tout le monde le voit aussitôt.',
};

export const logoLabels: Translated<typeof english.logoLabels> = {
  logo: 'Logo',
  squareLogo: 'Logo carré',
};

export const textChoices: Translated<typeof english.textChoices> = [
  { value: true, label: 'Clair' },
  { value: false, label: 'Sombre' },
];

export const schemeLabels: Translated<typeof english.schemeLabels> = {
  light: 'Sur fond clair',
  dark: 'Sur fond sombre',
};

export const logoActWords: Translated<typeof english.logoActWords> = {
  picture: (label, scheme) => `${label}, ${scheme.toLowerCase()}`,
  upload: (label) => `Téléverser : ${label}`,
  replace: (label) => `Remplacer : ${label}`,
  remove: (label) => `Retirer : ${label}`,
};

export const contrastNote: typeof english.contrastNote = (ratio, isMoved) => {
  const told = `Contraste ${shownDecimal(ratio, 1)} : 1.`;
  if (!isMoved) return `${told} Le texte est facile à lire.`;
  return `${told} Un texte demande au moins ${shownDecimal(4.5, 1)} : 1 : une nuance proche de la couleur est donc affichée dessous.`;
};
