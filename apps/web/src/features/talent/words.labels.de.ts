import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.labels.ts';
import { layerTitles } from './words.layers.ts';

export const labelWords: Translated<typeof english.labelWords> = {
  title: layerTitles.labels,
  axis: { Primary: 'Erste Bewertung', Secondary: 'Zweite Bewertung', Tertiary: 'Dritte Bewertung' },
  texts: { Review: 'Beurteilungstext', Comment: 'Kommentar der beurteilten Person' },
  axisName: 'Name',
  axisPrompt: 'Frage',
  level: (level) => `Stufe ${level}`,
  descriptionOf: (level) => `Beschreibung der Stufe ${level}`,
  saved: 'Die Bezeichnungen wurden gespeichert.',
  failed: 'Die Bezeichnungen konnten nicht geladen werden.',
  changed:
    'Die Bezeichnungen wurden inzwischen von einer anderen Person geändert. Ihre Eingaben bleiben erhalten.',
  load: 'Aktuelle Bezeichnungen laden',
  notYours: 'Nur HR-Admins, Organisationsadmins und die Geschäftsführung können die Bezeichnungen ändern.',
  frozen: 'Abgeschlossene Beurteilungen behalten die Wörter, mit denen sie unterschrieben wurden.',
};
