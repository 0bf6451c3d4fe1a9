import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const opinionWords: Translated<typeof english.opinionWords> = {
  not_running: 'Dieses Ziel läuft nicht.',
  week_not_running: 'Eine Zweitmeinung kann nur für die laufende Woche gegeben werden.',
  owner_answered:
    'Die verantwortliche Person hat diese Woche geantwortet, deshalb bleibt Ihre Einschätzung, wie sie ist.',
};

export const lookWords: Translated<typeof english.lookWords> = { not_running: 'Dieses Ziel läuft nicht.' };
