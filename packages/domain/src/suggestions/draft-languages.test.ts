import { describe, expect, test } from 'vitest';
import { limits } from '../goals/messages.ts';
import { goalTypes } from '../goals/rules.ts';
import { languageOf, type Translated } from '../locale/language.ts';
import * as review from '../talent/review-draft.ts';
import * as reviewDe from '../talent/writer.review.de.ts';
import * as reviewEn from '../talent/writer.review.en.ts';
import * as reviewEs from '../talent/writer.review.es.ts';
import * as reviewFr from '../talent/writer.review.fr.ts';
import { draftGoal, draftMeasurements } from './draft.ts';
import type { SuggestionFacts } from './facts.ts';
import { functionalAreas } from './functional-areas.ts';
import { isIn } from './languages.ts';
import { suggestionLimits } from './limits.ts';
import { placeholdersIn } from './placeholders.ts';
import { isSameTitle } from './quality-hints.ts';
import * as areasDe from './words.areas.de.ts';
import * as areasEs from './words.areas.es.ts';
import * as areasFr from './words.areas.fr.ts';
import * as areasEn from './words.areas.ts';
import * as businessDe from './words.templates-business.de.ts';
import * as businessEs from './words.templates-business.es.ts';
import * as businessFr from './words.templates-business.fr.ts';
import * as businessEn from './words.templates-business.ts';
import * as supportDe from './words.templates-support.de.ts';
import * as supportEs from './words.templates-support.es.ts';
import * as supportFr from './words.templates-support.fr.ts';
import * as supportEn from './words.templates-support.ts';
import * as draftDe from './writer.de.ts';
import * as draftEn from './writer.en.ts';
import * as draftEs from './writer.es.ts';
import * as draftFr from './writer.fr.ts';
import * as wishDe from './writer.phrases.de.ts';
import * as wishEn from './writer.phrases.en.ts';
import * as wishEs from './writer.phrases.es.ts';
import * as wishFr from './writer.phrases.fr.ts';

const english = { ...businessEn, ...supportEn, ...areasEn, ...draftEn, ...wishEn, ...reviewEn };
const brothersOf = (translated: Translated<typeof english>) =>
  new Map(Object.entries(english).map(([name, table]) => [table, Reflect.get(translated, name)]));

const languages = [
  {
    spoken: 'de',
    language: languageOf(
      'de-DE',
      brothersOf({ ...businessDe, ...supportDe, ...areasDe, ...draftDe, ...wishDe, ...reviewDe }),
    ),
    wish: 'Abwanderung von 8 % auf 5 % senken. Das schadet uns.',
    about: 'überfällige Rechnungen',
    found: /[Rr]echnungen|Forderungslaufzeit/,
  },
  {
    spoken: 'fr',
    language: languageOf(
      'fr-FR',
      brothersOf({ ...businessFr, ...supportFr, ...areasFr, ...draftFr, ...wishFr, ...reviewFr }),
    ),
    wish: 'Réduire l’attrition de 8 % à 5 %. Elle nous nuit.',
    about: 'les factures en retard',
    found: /factures|paiement/,
  },
  {
    spoken: 'es',
    language: languageOf(
      'es-ES',
      brothersOf({ ...businessEs, ...supportEs, ...areasEs, ...draftEs, ...wishEs, ...reviewEs }),
    ),
    wish: 'Reducir el abandono del 8 % al 5 %. Nos perjudica.',
    about: 'las facturas vencidas',
    found: /facturas|cobro/,
  },
] as const;

const facts: SuggestionFacts = {
  area: 'Accounting/Finance',
  goalType: 'SMART',
  quarter: { label: 'Q4 2026', endDate: '2026-12-31' },
  parent: undefined,
  context: '',
  more: '',
};
const parent = { title: 'Parent', measurement: '' };

describe.each(languages)('drafts in $spoken', ({ language, spoken, wish, about, found }) => {
  test('are in this language, invent no number, and leave placeholders that every form knows', () => {
    for (const area of functionalAreas)
      for (const goalType of goalTypes) {
        const { titles, measurements, description } = draftGoal(
          { ...facts, area, goalType, parent },
          [],
          language,
        );
        expect(new Set(titles).size).toBe(3);
        expect(isIn(spoken, description)).toBe(true);
        const texts = [...titles, ...measurements, description];
        for (const text of texts) {
          expect(text).not.toContain('{');
          for (const [open] of text.matchAll(/\[[^\]]*\]/g)) expect(placeholdersIn(open)).toEqual([open]);
        }
        for (const text of measurements) expect(placeholdersIn(text)).not.toEqual([]);
        for (const title of titles) expect(title.length).toBeLessThanOrEqual(limits.title);
        const own = texts.join('\n').replace(/^\d\. /gm, '');
        expect(own.replace(/31\.? (?:de )?\p{L}+ (?:de )?2026|Q4 2026/gu, '')).not.toMatch(/\d/);
      }
  });

  test('begin with the person’s own sentence, whose numbers are repeated as typed', () => {
    const { titles } = draftGoal({ ...facts, context: wish }, [], language);
    expect(titles[0]).toContain(wish.split('. ')[0]);
    const [measurement] = draftMeasurements(facts, { title: wish, measurement: '' }, language);
    expect(measurement).toContain(wish.split('. ')[0]);
  });

  test('find their template by words of the language, and never run out', () => {
    expect(draftGoal({ ...facts, context: about }, [], language).titles[1]).toMatch(found);
    const past: string[] = [];
    while (past.length < suggestionLimits.pastTitles) {
      const { titles } = draftGoal({ ...facts, context: about }, past, language);
      expect(titles.length).toBe(3);
      for (const title of titles) expect(past.some((one) => isSameTitle(one, title))).toBe(false);
      past.push(...titles);
    }
  });

  test('of a review have blanks that the form of every language knows', () => {
    const goal = {
      id: 1,
      title: 'A',
      measurement: '',
      state: 'finalized',
      isPrivate: false,
      likelihood: null,
    } as const;
    const goals = [
      { ...goal, isCompleted: true, percent: 80 },
      { ...goal, isCompleted: false, percent: null },
      { ...goal, isCompleted: null, percent: null },
    ];
    const none = { selfReview: [], peers: [], peerNames: [] };
    const blanks = review.draftParagraphs({ label: 'Q3 2026', goals, ...none }, language);
    expect(blanks).toHaveLength(4);
    const empty = review.draftParagraphs({ label: 'Q3', goals: [], ...none }, language);
    for (const { text } of [...blanks, ...empty].flat()) expect(review.blankRefusal(text)).toBeDefined();
  });
});
