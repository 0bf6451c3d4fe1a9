import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.manifest.ts';

export const manifestWords: Translated<typeof english.manifestWords> = {
  name: (company) => `${company} · Bellwether`,
  shortName: 'Bellwether',
  description: 'Objetivos trimestrales, y un minuto a la semana para decir cómo van.',
  myWeek: 'Mi semana',
  review: 'Revisar',
};
