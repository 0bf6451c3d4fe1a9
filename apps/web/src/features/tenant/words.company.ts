import type { LogoKind } from '@bellwether/contract/tenant.company';
import { shownDecimal } from '#ui/data/shown.ts';
import { companyWays } from './words.layers.ts';

export const companyWords = {
  title: companyWays.edit,
  notYours: 'Only the CEO can edit the company’s info.',
  info: 'Company',
  name: 'Name',
  url: 'Url',
  urlHint: 'The company’s own site. https:// is added where it is missing.',
  zone: 'TimeZone',
  zoneHint: 'Days, weeks and deadlines follow it from now on. Stored data stays as it is.',
  saved: 'The company’s info was saved.',
  failed: 'The company’s info was not saved',
  changed: 'Somebody else changed the company meanwhile. What you typed is kept.',
  kept: 'Your text stays in the form. Reload takes the present version as its start, so that Save replaces it.',
  ok: 'OK',
  reload: 'Reload',
  brand: 'Brand',
  color: 'Colour',
  colorHint: 'Six hex digits, such as 1a4f8b. Leave it empty for Bellwether’s blue.',
  colorWrong: 'Please enter a colour such as 1a4f8b.',
  pick: 'Pick a colour',
  text: 'Text on the colour',
  preview: 'Preview',
  previewButton: 'Button',
  previewLink: 'A link',
  brandSaved: 'The colour was saved.',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  uploaded: 'The logo was saved.',
  removed: 'The logo was removed.',
  noLogo: 'None yet',
  logoHint: 'PNG or JPEG, at most 1 MB. It is shown at once to everybody.',
} as const;

export const logoLabels: Readonly<Record<LogoKind, string>> = {
  logo: 'Logo',
  squareLogo: 'Square logo',
};

export const textChoices = [
  { value: true, label: 'Light' },
  { value: false, label: 'Dark' },
] as const;

export const schemeLabels = { light: 'On light', dark: 'On dark' } as const;

/** A logo in words, for screen readers. */
export const logoActWords = {
  picture: (label: string, scheme: string) => `${label}, ${scheme.toLowerCase()}`,
  upload: (label: string) => `Upload ${label.toLowerCase()}`,
  replace: (label: string) => `Replace ${label.toLowerCase()}`,
  remove: (label: string) => `Remove ${label.toLowerCase()}`,
} as const;

/** Says how well the text contrasts with the chosen colour, and what to do if it does not. */
export function contrastNote(ratio: number, isMoved: boolean): string {
  const told = `Contrast ${shownDecimal(ratio, 1)} : 1.`;
  if (!isMoved) return `${told} The text is easy to read.`;
  return `${told} Text needs at least 4.5 : 1, so a nearby shade of the colour is shown under it.`;
}
