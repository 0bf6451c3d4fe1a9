import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.manifest.ts';

export const manifestWords: Translated<typeof english.manifestWords> = {
  name: (company) => `${company} · Bellwether`,
  shortName: 'Bellwether',
  description: 'Des objectifs trimestriels, et une minute par semaine pour dire où ils en sont.',
  myWeek: 'Ma semaine',
  review: 'Examiner',
};
