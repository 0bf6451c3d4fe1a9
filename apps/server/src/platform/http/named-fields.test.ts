import { replySchemaOf } from '@bellwether/contract/endpoint';
import { endpoints } from '@bellwether/contract/endpoints';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { namedFieldsOf } from './named-fields.ts';
import { parseReply } from './validation.ts';

const person = z.object({
  Id: z.int(),
  Name: z.nullable(z.string()),
  Manager: z.optional(z.object({ Id: z.int() })),
});
const list = z.object({
  data: z.array(person),
  Rights: z.record(z.string(), z.union([z.literal(true), z.string()])),
});
const named = namedFieldsOf(list);

test.each([
  ['all of them', { data: [{ Id: 1, Name: 'A', Manager: { Id: 2 } }], Rights: { a: true } }, true],
  ['none, null and undefined', { data: [{ Id: 1, Name: null, Manager: undefined }], Rights: {} }, true],
  ['one more at the top', { data: [], Rights: {}, Secret: 1 }, false],
  ['one more in a list', { data: [{ Id: 1, Name: 'A', Email: 'x' }], Rights: {} }, false],
  ['one more below', { data: [{ Id: 1, Name: 'A', Manager: { Id: 2, Email: 'x' } }], Rights: {} }, false],
  ['one that objects inherit', { data: [], Rights: {}, toString: 1 }, false],
  ['an object in the place of a list', { data: { Id: 1 }, Rights: {} }, false],
  ['a list in the place of an object', { data: [[1]], Rights: {} }, false],
])('%s', (_name, value, expected) => {
  expect(named?.(value)).toBe(expected);
});

test('a schema that changes its value is parsed', () => {
  const trimmed = z.object({ Title: z.string().check(z.overwrite((text) => text.trim())) });
  expect(namedFieldsOf(trimmed)).toBeUndefined();
  expect(namedFieldsOf(z.object({ Id: z._default(z.int(), 0) }))).toBeUndefined();
  expect(namedFieldsOf(z.object({ Id: z.pipe(z.string(), z.transform(Number)) }))).toBeUndefined();
  expect(namedFieldsOf(z.union([person, z.string()]))).toBeUndefined();
});

test('the replies of lists and goals need no parsing', () => {
  const parsed = endpoints
    .filter((endpoint) => {
      const schema = replySchemaOf(endpoint);
      return schema && !namedFieldsOf(schema);
    })
    .map(({ name }) => name);
  for (const name of ['listGoals', 'getGoal', 'getDashboard', 'getPredictionMatrix'])
    expect([name, parsed.includes(name)]).toEqual([name, false]);
});

test('a field that the contract does not name never leaves', () => {
  const [endpoint] = endpoints.filter(({ name }) => name === 'countWaitingGoals');
  if (!endpoint) throw new Error('The call is gone.');
  expect(parseReply(endpoint, { Count: 1, Secret: 2 }, false)).toEqual({ Count: 1 });
  expect(() => parseReply(endpoint, { Count: 1, Secret: 2 }, true)).toThrow('Secret');
});
