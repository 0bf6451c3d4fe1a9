import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal } from '#ui/data/shown.ts';
import type * as english from './words.company.ts';
import { companyWays } from './words.layers.ts';

export const companyWords: Translated<typeof english.companyWords> = {
  title: companyWays.edit,
  notYours: 'Nur die Geschäftsführung kann die Unternehmensdaten bearbeiten.',
  info: 'Unternehmen',
  name: 'Name',
  url: 'URL',
  urlHint: 'Die Website des Unternehmens. https:// wird ergänzt, wo es fehlt.',
  zone: 'Zeitzone',
  zoneHint:
    'Tage, Wochen und Fristen richten sich von nun an danach. Gespeicherte Daten bleiben, wie sie sind.',
  saved: 'Die Unternehmensdaten wurden gespeichert.',
  failed: 'Die Unternehmensdaten wurden nicht gespeichert',
  changed:
    'Das Unternehmen wurde inzwischen von einer anderen Person geändert. Ihre Eingaben bleiben erhalten.',
  kept: 'Ihr Text bleibt im Formular. „Neu laden“ nimmt die aktuelle Fassung als Ausgangspunkt, sodass „Speichern“ sie ersetzt.',
  ok: 'OK',
  reload: 'Neu laden',
  brand: 'Marke',
  color: 'Farbe',
  colorHint: 'Sechs Hexadezimalziffern, zum Beispiel 1a4f8b. Leer: das Blau von Bellwether.',
  colorWrong: 'Bitte geben Sie eine Farbe wie 1a4f8b ein.',
  pick: 'Farbe wählen',
  text: 'Text auf der Farbe',
  preview: 'Vorschau',
  previewButton: 'Schaltfläche',
  previewLink: 'Ein Link',
  brandSaved: 'Die Farbe wurde gespeichert.',
  upload: 'Hochladen',
  replace: 'Ersetzen',
  remove: 'Entfernen',
  uploaded: 'Das Logo wurde gespeichert.',
  removed: 'Das Logo wurde entfernt.',
  noLogo: 'Noch keines',
  logoHint: 'PNG oder JPEG, höchstens 1 MB. Es wird sofort allen angezeigt.',
};

export const logoLabels: Translated<typeof english.logoLabels> = {
  logo: 'Logo',
  squareLogo: 'Quadratisches Logo',
};

export const textChoices: Translated<typeof english.textChoices> = [
  { value: true, label: 'Hell' },
  { value: false, label: 'Dunkel' },
];

export const schemeLabels: Translated<typeof english.schemeLabels> = {
  light: 'Auf Hell',
  dark: 'Auf Dunkel',
};

export const logoActWords: Translated<typeof english.logoActWords> = {
  picture: (label, scheme) => `${label}, ${scheme}`,
  upload: (label) => `${label} hochladen`,
  replace: (label) => `${label} ersetzen`,
  remove: (label) => `${label} entfernen`,
};

export const contrastNote: typeof english.contrastNote = (ratio, isMoved) => {
  const told = `Kontrast ${shownDecimal(ratio, 1)} : 1.`;
  if (!isMoved) return `${told} Der Text ist gut lesbar.`;
  return `${told} Text braucht mindestens ${shownDecimal(4.5, 1)} : 1, deshalb liegt ein ähnlicher Farbton darunter.`;
};
