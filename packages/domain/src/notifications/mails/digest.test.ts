import fc from 'fast-check';
import { expect, it } from 'vitest';
import { briefly, digestHorizon, digestThings, lastWords } from './digest.ts';
import { digestWords } from './words.digest.ts';

const minute = 60_000;

it('notifications are due for a digest once they are as old as the setting says', () => {
  expect(digestHorizon(100 * minute, 45)).toBe(55 * minute);
});

it('ten things are shown, and the others are counted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (things) => {
      const { shown, more } = digestThings(things);
      expect(shown).toEqual(things.slice(0, 10));
      expect(shown.length + more).toBe(things.length);
    }),
  );
});

const told = (words: string) =>
  words.split(' ').map((word, at) => {
    const [thing = '', kind = ''] = word.split(':');
    return { thing, kind, at };
  });

it.each([
  ['one thing', 'a:goal_approved', 'a:goal_approved'],
  [
    'the last word of each thing',
    'a:new_comment b:goal_approved a:goal_approved',
    'a:new_comment b:goal_approved',
  ],
  ['nothing of what was taken back', 'a:goal_restored a:goal_deleted', ''],
  ['what was said before it', 'a:goal_restored a:goal_deleted a:new_comment', 'a:new_comment'],
  ['a restored goal whose deletion was told before', 'a:goal_restored', 'a:goal_restored'],
  ['the second of two acts', 'a:goal_finalized a:result_retracted a:goal_finalized', 'a:goal_finalized'],
  ['nothing of what leads back', 'a:goal_deleted a:goal_restored', ''],
  ['other things', 'a:goal_restored b:goal_deleted', 'a:goal_restored b:goal_deleted'],
  ['what still holds', 'a:gone a:new_comment b:gone', 'a:new_comment'],
])('a digest tells %s', (_name, newestFirst, words) => {
  const kept = lastWords(told(newestFirst), ({ kind }) => kind !== 'gone');
  expect(kept.map(({ thing, kind }) => `${thing}:${kind}`).join(' ')).toBe(words);
});

it.each([
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['«\u00a0', '\u00a0»'],
])('a subject that is cut within %s%s closes the quote', (open, close) => {
  const title = `Cut the map update for the northern region ${'and the eastern one '.repeat(4)}`;
  const said = (end: string) => briefly(`Priya Raman asked for changes to ${open}${title}${close}${end}`);
  expect(said('. Please look.')).toMatch(
    new RegExp(`^Priya Raman .*${open.trim()} ?Cut the map .*…${close}$`),
  );
  const after = briefly(`Mia: ${open}Grow${close} ${'and more '.repeat(20)}`);
  expect(after).toMatch(/[a-z]…$/);
  expect(briefly(`Mia approved ${open}Grow${close}.`)).toMatch(new RegExp(`${close.trim()}$`));
});

const counts = { goals: 0, appraisals: 0, asked: [], others: [] };
const comment = 'Tom Becker commented on “Cut the map update”.';
it.each<[Parameters<typeof digestWords.subject>[0], string]>([
  [{ ...counts, others: [comment] }, 'Tom Becker commented on “Cut the map update”'],
  [{ ...counts, others: [comment, 'x'] }, 'Tom Becker commented on “Cut the map update”, and 1 other thing'],
  [
    { ...counts, goals: 34, asked: ['a'], others: Array(8).fill('x') },
    '34 goals wait for you, and 8 other things',
  ],
  [
    { ...counts, goals: 1, asked: ['Mia submitted “Grow”. It waits for your review.'] },
    'Mia submitted “Grow”. It waits for your review',
  ],
  [{ ...counts, goals: 1, asked: ['a'], others: ['x', 'x'] }, '1 goal waits for you, and 2 other things'],
  [{ ...counts, appraisals: 1, asked: ['a'], others: ['x'] }, '1 appraisal waits for you, and 1 other thing'],
  [{ ...counts, goals: 2, appraisals: 1, asked: ['a'] }, '2 goals and 1 appraisal wait for you'],
  // Goals that waited in an earlier mail do not hide the news.
  [{ ...counts, goals: 34, others: [comment] }, 'Tom Becker commented on “Cut the map update”'],
])('the subject of %j is %s', (said, subject) => {
  expect(digestWords.subject(said)).toBe(subject);
});
