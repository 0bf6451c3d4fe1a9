import type { Translated } from '../locale/language.ts';
import type * as english from './words.texts.ts';

export const goalTextLabels: Translated<typeof english.goalTextLabels> = {
  title: 'Titel',
  objective: 'Objective',
  measurement: 'Messgröße',
  keyResults: 'Key Results',
  description: 'Beschreibung',
  reportingMemo: 'Berichtsnotiz',
};
