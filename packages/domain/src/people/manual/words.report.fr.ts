import type { Translated } from '../../locale/language.ts';
import type * as english from './words.report.ts';

export const detailTitles: Translated<typeof english.detailTitles> = {
  strengths: 'Ce que j’apporte',
  motives: 'Ce qui me donne de l’énergie',
  talk: 'Comment parler avec moi',
  pressure: 'Comment je suis sous pression',
  help: 'Comment m’aider alors',
  blindSpot: 'Là où j’ai besoin des autres',
};

export const leadingTitles: Translated<typeof english.leadingTitles> = {
  leads: 'Comment je dirige',
  delegates: 'Comment je délègue',
  feedback: 'Comment je fais des retours',
  ask: 'Ce que vous pouvez me demander',
};
