import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GroupGift, groupGifts, rightsByGroups } from './groups.ts';
import { attributeOf, enterpriseSchema, type JsonObject, takenResource, userSchema } from './resource.ts';
import { fieldsSetBy, readDirectoryUser, withFollowingName } from './user.ts';

describe('a taken resource', () => {
  test('has known attributes alone, by their names in the schema', () => {
    const sent: JsonObject = {
      USERNAME: ' ada@x.example ',
      password: 'secret',
      Emails: { value: 'ada@x.example', shoe: 44 },
      title: ['no', 'text'],
      department: 'Bridge',
      [enterpriseSchema.toUpperCase()]: { Manager: '7', costCenter: 'x' },
      __proto__: { polluted: true },
    };
    expect(takenResource('User', sent)).toEqual({
      userName: 'ada@x.example',
      emails: [{ value: 'ada@x.example' }],
      [enterpriseSchema]: { department: 'Bridge', manager: { value: '7' } },
    });
  });

  test.each([
    ['userName', 'userName'],
    [`${userSchema}:DISPLAYNAME`, 'displayName'],
    [`${enterpriseSchema}:Department`, 'department'],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['toString', undefined],
    [`${enterpriseSchema}:title`, undefined],
  ])('%s is the attribute %s', (name, found) => {
    expect(attributeOf('User', name)?.name).toBe(found);
  });

  test('is taken again as it is', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('title', 'Active', 'emails', 'x'), fc.jsonValue()),
        (sent) => {
          const once = takenResource('User', sent as JsonObject);
          expect(takenResource('User', once)).toEqual(once);
        },
      ),
    );
  });
});

describe('a directory’s user', () => {
  const read = (sent: JsonObject) => readDirectoryUser(takenResource('User', sent));

  test.each<[JsonObject, string]>([
    [{ displayName: 'Ada Quill', name: { formatted: 'Q' } }, 'Ada Quill'],
    [{ name: { formatted: 'Quill Ada', givenName: 'Ada' } }, 'Quill Ada'],
    [{ name: { givenName: 'Ada', familyName: 'Quill' } }, 'Ada Quill'],
    [{ userName: 'ada' }, 'ada'],
  ])('%j has the name %s', (sent, name) => {
    expect(read(sent).name).toBe(name);
  });

  test.each<[JsonObject, string]>([
    [{ emails: [{ value: 'a@x.example' }, { value: 'b@x.example', primary: 'True' }] }, 'b@x.example'],
    [
      {
        emails: [
          { value: 'a@x.example', type: 'home' },
          { value: 'b@x.example', type: 'Work' },
        ],
      },
      'b@x.example',
    ],
    [{ emails: [{ value: 'a@x.example' }] }, 'a@x.example'],
    [{ userName: 'ada@x.example' }, 'ada@x.example'],
    [{ userName: 'ada' }, ''],
  ])('%j has the address %s', (sent, email) => {
    expect(read(sent).email).toBe(email);
  });

  test.each([
    [true, true],
    ['False', false],
    [' TRUE ', true],
    ['perhaps', undefined],
    [0, undefined],
  ])('active %j is %s', (active, isActive) => {
    expect(read({ active }).isActive).toBe(isActive);
  });

  test('a zone or language that is not known is nothing, and an empty value sets no field', () => {
    const user = read({
      userName: 'a@x.example',
      timezone: 'Mars/Base',
      preferredLanguage: 'tlh',
      title: '',
    });
    expect([user.timeZone, user.locale, user.jobTitle]).toEqual([undefined, undefined, '']);
    expect(fieldsSetBy(user)).toEqual(['Name', 'Email']);
  });

  test('the displayed name follows its parts if it was made of them', () => {
    const before = {
      displayName: 'Ada Quill',
      name: { givenName: 'Ada', familyName: 'Quill', formatted: 'Ada Quill' },
    };
    const changed = { ...before, name: { ...before.name, familyName: 'Moss' } };
    expect(withFollowingName(before, changed)).toMatchObject({
      displayName: 'Ada Moss',
      name: { formatted: 'Ada Moss' },
    });
    const own = { ...changed, displayName: 'Captain' };
    expect(withFollowingName({ ...before, displayName: 'Captain' }, own).displayName).toBe('Captain');
  });
});

test('groups never touch the ceo’s role, keep what no group gave, and never give both goal flags', () => {
  const gifts = fc.subarray([...groupGifts]);
  const flags = fc.subarray(['isOrgAdmin', 'isGoalAdmin', 'isHrAdmin'] as const);
  const role = fc.constantFrom('ceo', 'manager', 'contributor', 'observer');
  fc.assert(
    fc.property(gifts, gifts, flags, role, fc.boolean(), (now, lost, held, is, hasReports) => {
      const rights = { role: is, flags: held, hasReports } as const;
      const found = rightsByGroups(rights as Parameters<typeof rightsByGroups>[0], now, lost);
      expect(found.role === 'ceo').toBe(is === 'ceo');
      expect(found.flags.includes('isGoalAdmin') && found.flags.includes('isGoalManager')).toBe(false);
      for (const flag of held)
        if (!lost.includes(flag)) expect([flag, found.flags.includes(flag)]).toEqual([flag, true]);
      for (const gift of now.filter(
        (each): each is Extract<GroupGift, 'isOrgAdmin'> => each === 'isOrgAdmin',
      ))
        expect(found.flags).toContain(gift);
    }),
  );
});
