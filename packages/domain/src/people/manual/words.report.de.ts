import type { Translated } from '../../locale/language.ts';
import type * as english from './words.report.ts';

export const detailTitles: Translated<typeof english.detailTitles> = {
  strengths: 'Was ich einbringe',
  motives: 'Was mir Energie gibt',
  talk: 'Wie man mit mir spricht',
  pressure: 'Wie ich unter Druck bin',
  help: 'Was mir dann hilft',
  blindSpot: 'Wo ich andere brauche',
};

export const leadingTitles: Translated<typeof english.leadingTitles> = {
  leads: 'Wie ich führe',
  delegates: 'Wie ich Arbeit übergebe',
  feedback: 'Wie ich Feedback gebe',
  ask: 'Was Sie von mir erwarten können',
};
