import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { largestBody } from './endpoint.body-size.ts';
import { bodySchemaOf, endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const reply = z.object({});
const call = (body: z.ZodMiniType, who: 'anyone' | 'person' = 'person') =>
  endpoint({ name: 'x', summary: '', method: 'POST', path: '/x', scope: 'none', who, body, reply });

test('a body may be as large as its fields, and no call without a session takes more than 4 kB', () => {
  const texts = z.strictObject({ Title: z.string().check(z.maxLength(10_000)) });
  expect(largestBody(call(texts))).toBeGreaterThanOrEqual(60_000);
  expect(largestBody(call(texts))).toBeLessThan(61_000);
  expect(largestBody(call(texts, 'anyone'))).toBe(4_096);
  expect(largestBody(call(z.strictObject({ Id: z.int() })))).toBe(4_096);
});

test('only these calls reach the limit of all', () => {
  const unlimited = endpoints.filter((each) => bodySchemaOf(each) && largestBody(each) >= 1_048_576);
  // A part of the strategy is long, goals are carried over with their results, the slides of a deck are sent back with
  // all texts, a file of people has a hundred columns and thousands of leavers, a SAML provider is set up by its
  // metadata, and a review cycle and a calibration name thousands of people.
  expect(unlimited.map(({ name }) => name)).toEqual([
    'addProvider',
    'saveProvider',
    'changeImport',
    'startImport',
    'saveStrategy',
    'carryOverGoals',
    'changeGoalImport',
    'makeQuarterlyDeck',
    'makeAnnualDeck',
    'openCalibration',
    'createCycle',
    'saveCycle',
  ]);
});

test('no call without a session has a form that does not fit', () => {
  const tight = endpoints.filter((each) => each.who === 'anyone' && bodySchemaOf(each));
  expect(tight.length).toBeGreaterThan(5);
  // The answers of passkeys are base64url: one byte a character.
  const bytesWide = (name: string) => (['signInByPasskey', 'finishSecondStep'].includes(name) ? 6 : 3);
  for (const each of tight)
    expect(largestBody({ ...each, who: 'person' }) / bytesWide(each.name), each.name).toBeLessThan(4_096);
});
