import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.files.ts';

/** The words of the names of downloaded files: small letters without accents, which every system stores alike. */
export const fileWords: Translated<typeof english.fileWords> = {
  kinds: {
    people: 'personen',
    peopleTemplate: 'personenvorlage',
    userManual: 'bedienungsanleitung',
    goalList: 'zielliste',
    goalTree: 'zielbaum',
    goalTrees: 'zielbaeume',
    goalCompliance: 'beteiligung',
    goalTemplate: 'zielvorlage',
    appraisal: 'beurteilung',
    appraisals: 'beurteilungen',
    appraisalReport: 'beurteilungsbericht',
    appraisalCompliance: 'stand-der-beurteilungen',
    quarterlySummary: 'quartalsrueckblick',
    annualSummary: 'jahresrueckblick',
    boardPack: 'vorstandsmappe',
  },
  to: 'bis',
  all: 'alle',
  cycle: 'runde',
};
