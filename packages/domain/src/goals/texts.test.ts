import { describe, expect, test } from 'vitest';
import { english } from '../locale/language.ts';
import { sentenceOf } from '../shared/said.ts';
import { limits } from './messages.ts';
import { goalTypes } from './rules.ts';
import {
  eachText,
  eachWireText,
  type GoalTexts,
  hasText,
  replyTexts,
  storedTexts,
  textNames,
  textsFromWire,
  validateGoalTexts,
  wireTextsOf,
} from './texts.ts';

describe('the texts of a goal', () => {
  const good: GoalTexts = { ...eachText(() => ''), title: 'Win', measurement: 'Ten customers' };
  const paths = (changes: Partial<GoalTexts>) =>
    validateGoalTexts('SMART', { ...good, ...changes }).map((error) => error.path);

  test('title and measurement are required, description and memo are not', () => {
    expect(validateGoalTexts('SMART', good)).toEqual([]);
    expect(paths({ title: '  ', measurement: '' })).toEqual(['Title', 'Measurement']);
  });

  test.each([
    ['SMART', ['Please enter title!', 'Please enter measurement!']],
    ['OKR', ['Please enter objective!', 'Please enter key results!']],
    ['ObjectiveResult', ['Please enter title!', 'Please enter measurement!']],
  ] as const)('of a %s goal are asked for by the names of its form', (goalType, messages) => {
    const faults = validateGoalTexts(goalType, { ...good, title: ' ', measurement: '' });
    expect(faults.map((fault) => sentenceOf(fault, english))).toEqual(messages);
  });

  test.each([
    ['title', 'Title', 255],
    ['measurement', 'Measurement', 3000],
    ['description', 'Description', 10_000],
    ['reportingMemo', 'ReportingMemo', 255],
  ] as const)('%s ends at its limit', (key, path, limit) => {
    expect(paths({ [key]: '🎯'.repeat(limit) })).toEqual([]);
    expect(paths({ [key]: 'x'.repeat(limit + 1) })).toEqual([path]);
  });

  test.each([
    ['SMART', ['Title', 'Measurement', 'Description', 'Reporting memo']],
    ['OKR', ['Objective', 'Key Results', 'Description', 'Reporting memo']],
    ['ObjectiveResult', ['Title', 'Measurement', 'Description', 'Reporting memo']],
  ] as const)('of a %s goal are called as its form calls them', (goalType, labels) => {
    const long = 'x'.repeat(10_001);
    const faults = validateGoalTexts(
      goalType,
      eachText(() => long),
    );
    const limit = { Title: '255', Measurement: '3,000', Description: '10,000', ReportingMemo: '255' };
    expect(faults.map((fault) => sentenceOf(fault, english))).toEqual(
      Object.values(limit).map((most, at) => `${labels[at]} can have at most ${most} characters.`),
    );
  });

  test('do not count the spaces at their ends, which are not kept', () => {
    const padded = (length: number) => ` ${'x'.repeat(length)}\n `;
    expect(paths({ title: padded(limits.title), reportingMemo: padded(limits.reportingMemo) })).toEqual([]);
  });

  test.each(goalTypes)('of a %s goal are stored where its form has them', (goalType) => {
    const stored = storedTexts(
      goalType,
      eachText((name) => name),
    );
    for (const name of textNames) expect(stored[name]).toBe(hasText(goalType, name) ? name : '');
  });

  test('come back by the names of the code from a save and from a reply', () => {
    const texts = eachText((name) => `The ${name}`);
    expect(textsFromWire(eachWireText((name) => texts[name]))).toEqual(texts);
    expect(textsFromWire(wireTextsOf(replyTexts((name) => texts[name])))).toEqual(texts);
  });

  test('stand in a reply where clients expect them', () => {
    expect(replyTexts((name) => name)).toMatchObject({
      GoalDetail: { Title: 'title', Measurement: 'measurement', Description: 'description' },
      ReportingMemo: 'reportingMemo',
    });
  });
});
