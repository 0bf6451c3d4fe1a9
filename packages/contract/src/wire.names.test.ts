import { cleanEmail } from '@bellwether/domain/people/profile/email';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

/** What the fields of sent bodies are called that hold a name, a job title, a department or an address. */
const named = [
  'Name',
  'JobTitle',
  'OrgUnit',
  'Location',
  'PhoneNumber',
  'LinkedinUrl',
  'Email',
  'Title',
  'Label',
  'Sign',
  'TimeZone',
];

/** Bodies whose titles are searched for or read by a model, and never stored. */
const notStored = ['listActionItems', 'listGoals', 'summarizeGoals', 'draftMeasurements', 'draftDescription'];

interface Door {
  readonly at: string;
  readonly field: string;
  readonly schema: z.ZodMiniType;
}

interface Definition {
  readonly type?: string;
  readonly shape?: Record<string, z.ZodMiniType>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
}

/** Returns every field of a sent body that holds a name, at any depth. */
function doorsIn(schema: z.ZodMiniType, at: string): Door[] {
  const { shape, innerType, element } = schema._zod.def as Definition;
  if (innerType) return doorsIn(innerType, at);
  if (element) return doorsIn(element, at);
  return Object.entries(shape ?? {}).flatMap(([field, inner]) =>
    named.includes(field)
      ? [{ at: `${at}.${field}`, field, schema: inner }]
      : doorsIn(inner, `${at}.${field}`),
  );
}

const doors = endpoints.flatMap(({ name, body }) =>
  body && '_zod' in body && !notStored.includes(name) ? doorsIn(body as z.ZodMiniType, name) : [],
);

const unusual = [
  '\r\n',
  '\t',
  '\u200b',
  '\u202e',
  '\u00ad',
  '\u2060',
  '\ue000',
  '\u0007',
  '\u2028',
  '\u00a0',
  '\ufeff',
  '  ',
];

test('the doors of names are found', () => {
  expect(doors.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'saveProfile.Name',
      'saveProfile.JobTitle',
      'saveProfile.OrgUnit',
      'saveProfile.Location',
      'saveProfile.Email',
      'addEmployee.Name',
      'addEmployee.Email',
      'editTenant.Name',
      'createGoal.Title',
      'updateGoal.Title',
      'createActionItem.Title',
      'createNote.Title',
      'saveTheme.Title',
      'requestPasswordReset.Email',
    ]),
  );
});

test.each(doors)('$at takes one visible line', ({ field, schema }) => {
  for (const odd of unusual) {
    const sent = field === 'LinkedinUrl' ? `linkedin.com/in/${odd}ann` : `A${odd}nn e\u0301`;
    const typed = field === 'Email' ? `Ann <an${odd.trim()}n@example.com>${odd}` : sent;
    const read = schema.safeParse(typed);
    if (read.success) expect(read.data).toBe(field === 'Email' ? cleanEmail(typed) : cleanName(typed));
    // Only an address can be refused: there a blank is no part.
    else expect(field).toMatch(/^(?:LinkedinUrl|Email)$/);
  }
});

test.each(doors)('$at shows something, or is empty', ({ schema }) => {
  for (const nothing of ['\u200b', '\u202e\u2060', '\u00ad \u00a0', '\r\n']) {
    const read = schema.safeParse(nothing);
    if (read.success) expect([null, '']).toContain(read.data);
    else expect(read.error?.issues[0]?.message).toMatch(/\w/);
  }
});
