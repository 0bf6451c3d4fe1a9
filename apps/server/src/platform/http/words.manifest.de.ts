import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.manifest.ts';

export const manifestWords: Translated<typeof english.manifestWords> = {
  name: (company) => `${company} · Bellwether`,
  shortName: 'Bellwether',
  description: 'Quartalsziele und eine Minute pro Woche, um zu sagen, wie es um sie steht.',
  myWeek: 'Meine Woche',
  review: 'Prüfen',
};
