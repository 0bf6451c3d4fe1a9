import { describe, expect, test } from 'vitest';
import type { PresentPerson } from './person.ts';
import { ceo, person, planImport } from './plan.fixture.ts';
import type { PeoplePlan } from './plan-of.ts';

const headings = [
  'Name',
  'Email',
  'Manager Email',
  'Role',
  'Department',
  'Permissions',
  'External ID',
  'Job Title',
];
const plan = (
  rows: string[][],
  people: readonly PresentPerson[] = [ceo],
  actorId = 1,
  given: Parameters<typeof planImport>[3] = {},
) => planImport([headings, ...rows], people, actorId, given);
const codes = ({ faults }: PeoplePlan) => faults.map(({ row, column, code }) => `${row} ${column} ${code}`);

test('a time zone is read by either name, kept where the file has none, and refused where there is none such', () => {
  const zones = (cells: readonly string[], before: string | null = null) =>
    planImport(
      [
        ['Name', 'Email', 'Time Zone'],
        ...cells.map((zone, at) => [`Person ${at + 2}`, `p${at + 2}@x.example`, zone]),
      ],
      [ceo, ...cells.map((_, at) => person(at + 2, { timeZone: before }))],
      1,
    );
  const told = zones(['berlin', 'Asia/Calcutta', 'Europe/London', 'Europe/Vaduz']);
  expect(told.changed.map(({ values, changes }) => [values.timeZone, changes.fields])).toEqual([
    ['Berlin', ['time_zone']],
    ['Kolkata', ['time_zone']],
    ['London', ['time_zone']],
    ['Europe/Vaduz', ['time_zone']],
  ]);
  expect(zones([''], 'Tokyo')).toMatchObject({ changed: [], unchanged: 1 });
  expect(codes(zones(['Mars']))).toEqual(['2 TimeZone zone_unknown']);
});

test('a language is read by its name or code, kept where the file has none, and left out where it is not offered', () => {
  const languages = (cells: readonly string[], before: string | null = null) =>
    planImport(
      [
        ['Name', 'Email', 'Sprache'],
        ...cells.map((language, at) => [`Person ${at + 2}`, `p${at + 2}@x.example`, language]),
      ],
      [ceo, ...cells.map((_, at) => person(at + 2, { locale: before }))],
      1,
    );
  const told = languages(['Deutsch', 'de_AT', 'English', 'en-gb', 'English (United Kingdom)']);
  expect(told.changed.map(({ values, changes }) => [values.locale, changes.fields])).toEqual([
    ['de-DE', ['locale']],
    ['de-DE', ['locale']],
    ['en-US', ['locale']],
    ['en-GB', ['locale']],
    ['en-GB', ['locale']],
  ]);
  expect(languages([''], 'de-DE')).toMatchObject({ changed: [], unchanged: 1 });
  const unknown = languages(['Klingon', 'en-XA'], 'de-DE');
  expect(unknown.faults).toEqual([]);
  expect(unknown.warnings.map(({ row, code, value }) => [row, code, value])).toEqual([
    [2, 'language_unknown', 'Klingon'],
  ]);
});

describe('a faulty cell is named', () => {
  const boss = person(2, { role: 'manager', externalId: 'B' });
  const people = [
    ceo,
    boss,
    person(3, { managerId: 2 }),
    person(4, { isDeactivated: true }),
    person(5, { isInvited: false, externalId: 'E', managerId: 2 }),
    person(6, { role: 'manager', isDeactivated: true }),
    person(7, { role: 'manager', flags: ['isOrgAdmin'], keptKeys: ['old@x.example'] }),
    person(8, { role: 'observer', managerId: null }),
  ];
  test.each<[string, string[][], string[]]>([
    ['no name', [['', 'n@x.example', 'p1@x.example']], ['2 Name name_missing']],
    ['no e-mail', [['N', '', 'p1@x.example']], ['2 Email email_missing']],
    ['a wrong e-mail', [['N', 'n@x', 'p1@x.example']], ['2 Email email_invalid']],
    ['a long name', [['N'.repeat(256), 'n@x.example', 'p1@x.example']], ['2 Name too_long']],
    ['an unknown role', [['N', 'n@x.example', 'p1@x.example', 'Boss']], ['2 Role role_unknown']],
    [
      'an unknown permission',
      [['N', 'n@x.example', 'p1@x.example', '', '', 'Org Admin; King']],
      ['2 Permissions permission_unknown'],
    ],
    [
      'both goal flags',
      [['N', 'n@x.example', 'p1@x.example', '', '', 'goal admin, Goal Manager']],
      ['2 Permissions goal_admin_or_manager'],
    ],
    [
      'an external id twice',
      [
        ['N', 'n@x.example', 'p1@x.example', '', '', '', '9'],
        ['M', 'm@x.example', 'p1@x.example', '', '', '', '9'],
      ],
      ['3 ExternalId external_id_repeated'],
    ],
    [
      'a person twice',
      [
        ['N', 'new@x.example', 'p2@x.example', '', '', '', 'E'],
        ['N', 'p5@x.example', 'p2@x.example'],
      ],
      ['3 Email person_repeated'],
    ],
    [
      'another external id',
      [['N', 'p2@x.example', 'p1@x.example', '', '', '', 'Z']],
      ['2 ExternalId external_id_differs'],
    ],
    ['a taken e-mail', [['N', 'p3@x.example', 'p1@x.example', '', '', '', 'B']], ['2 Email email_taken']],
    [
      'a new e-mail of an invited person',
      [['N', 'new@x.example', 'p1@x.example', '', '', '', 'B']],
      ['2 Email email_in_profile'],
    ],
    ['an address that may be taken back', [['N', 'old@x.example', 'p1@x.example']], ['2 Email email_kept']],
    ['a second ceo', [['N', 'p2@x.example', '', 'CEO']], ['2 Role ceo_elsewhere']],
    ['a ceo who leaves', [['Cleo', 'p1@x.example', '', 'Manager']], ['2 Role ceo_first']],
    [
      'a ceo with a manager',
      [['Cleo', 'p1@x.example', 'p2@x.example', 'CEO']],
      ['2 ManagerEmail ceo_has_manager'],
    ],
    ['no manager', [['N', 'n@x.example', '']], ['2 ManagerEmail manager_required']],
    ['an unknown manager', [['N', 'n@x.example', 'who@x.example']], ['2 ManagerEmail manager_missing']],
    ['oneself', [['N', 'p2@x.example', 'p2@x.example']], ['2 ManagerEmail own_manager']],
    ['an observer as manager', [['N', 'n@x.example', 'p8@x.example']], ['2 ManagerEmail manager_role']],
    ['a deactivated manager', [['N', 'n@x.example', 'p6@x.example']], ['2 ManagerEmail manager_deactivated']],
    [
      'an observer with a manager',
      [['N', 'n@x.example', 'p1@x.example', 'Observer']],
      ['2 ManagerEmail observer_with_ties'],
    ],
    [
      'a contributor with reports',
      [['N', 'p2@x.example', 'p1@x.example', 'Individual Contributor']],
      ['2 Role contributor_with_reports'],
    ],
    [
      'a circle',
      [
        ['N', 'p2@x.example', 'n@x.example'],
        ['M', 'n@x.example', 'p2@x.example', 'Manager'],
      ],
      ['2 ManagerEmail circle', '3 ManagerEmail circle'],
    ],
  ])('%s', (_name, rows, expected) => {
    expect(codes(plan(rows, people)).slice(0, expected.length)).toEqual(expected);
    const { faults, added, changed } = plan(rows, people);
    const bad = new Set(faults.map(({ row }) => row));
    expect([...added, ...changed].filter(({ row }) => bad.has(row))).toEqual([]);
  });

  test('an org admin cannot change the own role or flags, the ceo the own flags can', () => {
    const row = ['P', 'p7@x.example', 'p1@x.example', 'Manager', '', ''];
    expect(codes(plan([row], people, 7))).toEqual(['2 Permissions own_rights']);
    expect(codes(plan([row], people, 1))).toEqual([]);
    expect(codes(plan([['C', 'p1@x.example', '', 'CEO', '', 'HR Admin']], people, 1))).toEqual([]);
  });
});

describe('what an import does', () => {
  test('adds people below each other, and names as managers whom others report to', () => {
    const { added, faults } = plan([
      ['Low', 'low@x.example', 'mid@x.example'],
      ['Mid', 'mid@x.example', 'p1@x.example'],
      ['Eye', 'eye@x.example', '', 'observer'],
    ]);
    expect(faults).toEqual([]);
    expect(added.map(({ values, depth }) => [values.name, values.role, values.manager, depth])).toEqual([
      ['Low', 'contributor', -3, 2],
      ['Mid', 'manager', 1, 1],
      ['Eye', 'observer', null, 0],
    ]);
  });

  test('moves people in an order in which no circle arises: by depth', () => {
    const people = [ceo, person(2, { role: 'manager' }), person(3, { role: 'manager', managerId: 2 })];
    const { changed } = plan(
      [
        ['Person 2', 'p2@x.example', 'p3@x.example'],
        ['Person 3', 'p3@x.example', 'p1@x.example'],
      ],
      people,
    );
    expect(changed.map(({ key, depth, changes }) => [key, depth, changes.manager])).toEqual([
      [2, 2, true],
      [3, 1, true],
    ]);
  });

  test('an absent column and an empty role, department or external id change nothing', () => {
    const people = [
      ceo,
      person(2, {
        role: 'manager',
        orgUnit: 'Sales',
        externalId: 'B',
        jobTitle: 'Head',
        flags: ['isHrAdmin'],
      }),
    ];
    const found = planImport(
      [
        ['Name', 'Email', 'Role', 'Department', 'External ID'],
        ['Person 2', 'P2@x.example', '', '', ''],
      ],
      people,
      1,
    );
    expect([found.unchanged, found.changed]).toEqual([1, []]);
  });

  test('only the topmost manager owns a department; others are shown in it, or warned about', () => {
    const { added, warnings } = plan([
      ['Ada', 'ada@x.example', 'p1@x.example', 'Manager', 'Sales'],
      ['Bo', 'bo@x.example', 'ada@x.example', 'Manager', 'sales'],
      ['Cy', 'cy@x.example', 'bo@x.example', 'Manager', 'Field Sales'],
      ['Di', 'di@x.example', 'p1@x.example', 'Manager', 'Sales'],
      ['Ed', 'ed@x.example', 'ada@x.example', 'Individual Contributor', 'Legal'],
    ]);
    expect(added.map(({ values }) => values.orgUnit)).toEqual(['Sales', null, 'Field Sales', null, null]);
    expect(warnings.map(({ row, code, value }) => [row, code, value])).toEqual([
      [5, 'department_taken', 'Corporate'],
      [6, 'department_not_for_role', 'Sales'],
    ]);
  });

  test('a manager above takes a department over, but not from somebody outside the file', () => {
    const people = [
      ceo,
      person(2, { role: 'manager' }),
      person(3, { role: 'manager', managerId: 2, orgUnit: 'Sales' }),
    ];
    const above = ['Person 2', 'p2@x.example', 'p1@x.example', 'Manager', 'Sales'];
    const both = plan([above, ['Person 3', 'p3@x.example', 'p2@x.example', 'Manager', 'Sales']], people);
    expect(both.changed.map(({ values }) => values.orgUnit)).toEqual(['Sales', null]);
    expect(both.warnings).toEqual([]);
    const alone = plan([above], people);
    expect(alone.warnings.map(({ code, value }) => [code, value])).toEqual([
      ['department_taken', 'Corporate'],
    ]);
  });
});

test('a file leaves what the directory has set, and says so only where it differs (people.41)', () => {
  const lead = person(2, { role: 'manager', name: 'Lena Lead' });
  const locked = person(3, { managerId: 2, jobTitle: 'Mate', locked: ['Name', 'JobTitle', 'Manager'] });
  const file = (title: string, above: string) => [
    ['Name', 'Email', 'Job Title', 'Manager Email', 'Location'],
    ['Person 3', locked.email, title, above, 'Berlin'],
  ];
  const same = planImport(file('Mate', 'Lena Lead'), [ceo, lead, locked]);
  expect(same.warnings).toEqual([]);
  const other = planImport(file('Captain', ceo.email), [ceo, lead, locked]);
  expect(other.warnings.map(({ column, code }) => [column, code])).toEqual([
    ['JobTitle', 'from_directory'],
    ['ManagerEmail', 'from_directory'],
  ]);
  for (const { changed } of [same, other])
    expect(changed.map(({ changes, values }) => [changes.fields, changes.manager, values.jobTitle])).toEqual([
      [['location'], false, 'Mate'],
    ]);
});
