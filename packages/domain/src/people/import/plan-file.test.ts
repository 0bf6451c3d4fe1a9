import { describe, expect, test } from 'vitest';
import type { Preset } from '../../shared/table/preset.ts';
import { headingRowOf, presetOf, proposeColumns } from '../../shared/table/propose.ts';
import { type ImportTable, importTableFault } from '../../shared/table/table.ts';
import type { PersonField } from '../plan/fields.ts';
import type { PresentPerson } from '../plan/person.ts';
import { person as anyPerson, type PlanGiven, planImport } from '../plan/plan.fixture.ts';
import type { PeoplePlan } from '../plan/plan-of.ts';
import { planFile } from './plan-file.ts';
import { presets } from './presets.ts';
import { peopleVocabulary } from './vocabulary.ts';

const person = (id: number, given: Partial<PresentPerson> = {}): PresentPerson => {
  const email = given.email ?? `p${id}@demo.example`;
  return anyPerson(id, { email, emailKey: email, ...given });
};
const ceo = person(1, { managerId: null, role: 'ceo', name: 'Cleo Chief', email: 'ceo@demo.example' });
const lead = person(2, { name: 'Lena Lead', email: 'lead@demo.example', role: 'manager' });
const ben = person(3, { name: 'Ben Gone', email: 'ben@demo.example', managerId: 2 });

function planCells(whole: ImportTable, people: readonly PresentPerson[], given: PlanGiven = {}): PeoplePlan {
  const table = whole.slice(headingRowOf(peopleVocabulary, whole));
  const columns = proposeColumns(peopleVocabulary, table[0] ?? [], table.slice(1));
  expect(importTableFault(table, columns, 'Email')).toBeUndefined();
  return planImport(whole, people, 1, given);
}
const planText = (lines: string, people: readonly PresentPerson[] = [ceo, lead], given: PlanGiven = {}) =>
  planCells(
    lines.split(' ⏎ ').map((line) => line.split(line.includes(';') ? ';' : ',')),
    people,
    given,
  );
const addedOf = ({ added }: PeoplePlan) => added.map(({ values }) => [values.name, values.manager]);
const asked = ({ questions }: PeoplePlan) => questions.map(({ kind, value, rows }) => [kind, value, rows]);

describe('small files of other programs', () => {
  test('Google: suspended people are not added', () => {
    const found = planText(
      'First Name [Required],Last Name [Required],Email Address [Required],Manager Email,Status [READ ONLY] ⏎ Ada,Quill,ada@demo.example,lead@demo.example,Active ⏎ Ben,Moss,ben@demo.example,lead@demo.example,Suspended',
    );
    expect([addedOf(found), found.left, found.faults, found.leavers]).toEqual([
      [['Ada Quill', 2]],
      1,
      [],
      [],
    ]);
  });

  test('Entra: without a column for the manager the manager is asked once', () => {
    const file =
      'version:v1.0 ⏎ Name [displayName] Required,User name [userPrincipalName] Required,Job title [jobTitle] ⏎ Ada Quill,ada@demo.example,Engineer ⏎ Ben Moss,ben@demo.example,Clerk';
    const found = planText(file);
    expect([addedOf(found), asked(found)]).toEqual([[], [['no_manager', '', [3, 4]]]]);
    for (const to of [2, 'lead@demo.example', 'Lena Lead']) {
      const answered = planText(file, [ceo, lead], { answers: [{ kind: 'no_manager', value: '', to }] });
      expect([addedOf(answered), answered.faults]).toEqual([
        [
          ['Ada Quill', 2],
          ['Ben Moss', 2],
        ],
        [],
      ]);
    }
    const without = planText(file, [ceo, lead], { answers: [{ kind: 'no_manager', value: '', to: null }] });
    expect([addedOf(without), without.faults, without.warnings.map(({ code }) => code)]).toEqual([
      [],
      [],
      ['row_left_out', 'row_left_out'],
    ]);
  });

  test('BambooHR: a manager by a name that only one person has', () => {
    const file = (manager: string) =>
      `Employee #,Last name,First name,Job Title,Reporting to,Work Email,Status ⏎ 12,Quill,Ada,Engineer,${manager},ada@demo.example,Active`;
    const found = planText(file('lena LEAD'));
    expect([addedOf(found), found.added[0]?.values.externalId]).toEqual([[['Ada Quill', 2]], '12']);
    const namesake = person(4, { name: 'Léna Lead', role: 'manager' });
    expect(asked(planText(file('Lena Lead'), [ceo, lead, namesake]))).toEqual([
      ['manager', 'Lena Lead', [2]],
    ]);
  });

  test('in German', () => {
    const found = planText(
      'ID;Vorname;Nachname;E-Mail;Position;Abteilung;Vorgesetzter;Status ⏎ 77;Änne;Großmann;aenne@demo.example;Ingenieurin;Navigation;lead@demo.example;aktiv',
    );
    expect(addedOf(found)).toEqual([['Änne Großmann', 2]]);
    expect(found.added[0]?.values).toMatchObject({ externalId: '77', jobTitle: 'Ingenieurin' });
  });

  test.each([
    [
      'Matricule,Nom,Prénom,Courriel,Intitulé du poste,Responsable,Statut ⏎ 7,Quill,Ada,ada@demo.example,Ingénieure,lead@demo.example,en poste',
    ],
    [
      'Nombre,Apellidos,Correo electrónico,Cargo,Jefe directo,Estado ⏎ Ada,Quill,ada@demo.example,Ingeniera,lead@demo.example,activa',
    ],
    ['Name;Vorname;E-Mail-Adresse;Führungskraft ⏎ Quill;Ada;ada@demo.example;Lead, Lena'],
    [
      '?,??,???,???? ⏎ Ada Quill,ada@demo.example,lead@demo.example,active ⏎ Bo Moss,bo@demo.example,lead@demo.example,inactive',
    ],
  ])('in other words: %s', (file) => {
    expect(addedOf(planText(file))).toEqual([['Ada Quill', 2]]);
  });

  test('rows that can be written are neither leavers who stay as they are nor people who only become managers', () => {
    const gone = person(4, { name: 'Gus', email: 'gus@demo.example', isDeactivated: true });
    const found = planText(
      `Name,Email,Manager Email,Status ⏎ Gus,gus@demo.example,,left ⏎ Ada,ada@demo.example,${ben.email},active`,
      [ceo, lead, ben, gone],
    );
    expect(found.promoted.map(({ key }) => key)).toEqual([ben.id]);
    expect([found.added.length, found.changed.length, found.unchanged, found.good]).toEqual([1, 1, 1, 1]);
  });

  test('managers by id, and the top is asked', () => {
    const file =
      'Employee ID,Name,Email,Title,Manager ID ⏎ E1,Ada Quill,ada@demo.example,Head, ⏎ E2,Ben Moss,moss@demo.example,Engineer,E1';
    const found = planText(file);
    expect(asked(found)).toEqual([['no_manager', '', [2]]]);
    expect(found.faults.map(({ row, code, value }) => [row, code, value])).toEqual([
      [2, 'manager_required', ''],
      [3, 'manager_left_out', 'Ada Quill'],
    ]);
    const answered = planText(file, [ceo, lead], { answers: [{ kind: 'no_manager', value: '', to: 1 }] });
    expect(addedOf(answered)).toEqual([
      ['Ada Quill', 1],
      ['Ben Moss', -2],
    ]);
    // Without a ceo the row is the top of the tree.
    expect(addedOf(planText(file, [lead]))).toEqual([
      ['Ada Quill', null],
      ['Ben Moss', -2],
    ]);
  });

  test('leavers: not added, and proposed for deactivation if they are here', () => {
    const file =
      'Name,Email,Manager Email,Status,Termination Date ⏎ Ben Gone,ben@demo.example,lead@demo.example,Terminated,2025-01-31';
    const absent = planText(file);
    expect([absent.added, absent.left, absent.leavers]).toEqual([[], 1, []]);
    const here = planText(file, [ceo, lead, ben]);
    expect(here.leavers).toEqual([{ row: 2, person: ben }]);
    expect([here.changed, here.unchanged]).toEqual([[], 0]);
  });

  test.each([
    ['2025-01-31', 1],
    ['31.01.2025', 1],
    ['01/31/2025', 1],
    ['31-Jan-2025', 1],
    ['31-JAN-25', 1],
    ['31. Januar 2025', 1],
    ['January 31 2025', 1],
    ['31.12.2027', 0],
    ['unbefristet', 0],
    ['', 0],
    // Past by one order of the numbers only.
    ['12/11/2026', 0],
  ])('an end date of %s', (date, left) => {
    const found = planText(
      `Name,Email,Manager Email,Austrittsdatum ⏎ Ada Quill,ada@demo.example,lead@demo.example,${date}`,
    );
    expect([found.left, found.added.length]).toEqual([left, 1 - left]);
    const isOpen = date === '12/11/2026';
    expect(found.warnings.map(({ code }) => code)).toEqual(isOpen ? ['end_date_unknown'] : []);
  });

  test.each([
    ['Termination Date', '31-Jan-2025'],
    ['Block sign in', 'Yes'],
  ])('a status such as Active is no match for “%s”, and the row says so', (heading, cell) => {
    const file = (status: string) =>
      `Name,Email,Manager Email,Status,${heading} ⏎ Ben Moss,ben@demo.example,lead@demo.example,${status},${cell}`;
    const found = planText(file('Active'), [ceo, lead, ben]);
    expect(found.leavers).toEqual([{ row: 2, person: ben }]);
    expect(found.warnings.map(({ code, value }) => [code, value])).toEqual([
      ['left_against_status', 'Active'],
    ]);
    expect(planText(file('Terminated'), [ceo, lead, ben]).warnings).toEqual([]);
  });

  test('deactivated people are named and stay, or return', () => {
    const gone = { ...ben, isDeactivated: true };
    const file = (status: string) =>
      `Name,Email,Manager Email,Status ⏎ Ben Gone,ben@demo.example,lead@demo.example,${status} ⏎ Ada Quill,ada@demo.example,lead@demo.example,active`;
    const found = planText(file(''), [ceo, lead, gone]);
    expect([addedOf(found), found.unchanged, found.returners]).toEqual([[['Ada Quill', 2]], 1, []]);
    expect(found.warnings.map(({ row, code, value }) => [row, code, value])).toEqual([
      [2, 'person_deactivated', 'Ben Gone'],
    ]);
    const active = planText(file('active'), [ceo, lead, gone]);
    expect([active.changed, active.returners]).toEqual([[], [{ row: 2, person: gone }]]);
    const back = planText(file('active'), [ceo, lead, gone], { returning: new Set([3]) });
    expect(back.changed.map(({ key, changes }) => [key, changes.returns])).toEqual([[3, true]]);
  });

  test('people whom the file does not name stay, unless it is complete', () => {
    const file = 'Name,Email ⏎ Lena Lead,lead@demo.example';
    const found = planText(file, [ceo, lead, ben]);
    expect([found.missing.map(({ id }) => id), found.leavers]).toEqual([[1, 3], []]);
    const complete = planText(file, [ceo, lead, ben], { isComplete: true });
    expect(complete.leavers).toEqual([{ row: null, person: ben }]);
  });

  test('the ceo with the own address as manager, and a board member without one', () => {
    const file =
      'Name,Email,Manager Email ⏎ Cleo Chief,ceo@demo.example,ceo@demo.example ⏎ Bo Ard,bo@demo.example, ⏎ Ada,ada@demo.example,ADA@demo.example';
    expect(asked(planText(file))).toEqual([['no_manager', '', [3, 4]]]);
    const found = planText(file, [ceo, lead], { answers: [{ kind: 'no_manager', value: '', to: 2 }] });
    expect([addedOf(found), found.faults, found.unchanged]).toEqual([
      [
        ['Bo Ard', 2],
        ['Ada', 2],
      ],
      [],
      1,
    ]);
  });

  test('a contributor to whom somebody reports becomes a manager, in the file or not, and stays one', () => {
    const file =
      'Name,Email,Manager Email,Role ⏎ Ada,ada@demo.example,ben@demo.example, ⏎ Bo,bo@demo.example,ada@demo.example,Individual Contributor ⏎ Cy,cy@demo.example,bo@demo.example,';
    const found = planText(file, [ceo, lead, ben]);
    expect(found.promoted.map(({ name }) => name)).toEqual(['Ben Gone', 'Bo']);
    expect(
      found.changed.map(({ key, row, values, changes, depth }) => [
        key,
        row,
        values.role,
        changes.role,
        depth,
      ]),
    ).toEqual([[3, 2, 'manager', true, 2]]);
    expect(found.added.map(({ values }) => values.role)).toEqual(['manager', 'manager', 'contributor']);
    // What a preview did not show is not done.
    const later = planText(file, [ceo, lead, ben], { promotable: new Set() });
    expect(later.faults.map(({ row, code }) => [row, code])).toEqual([
      [2, 'manager_role'],
      [3, 'manager_left_out'],
      [4, 'manager_left_out'],
    ]);
    const bo = person(5, { name: 'Bo', email: 'bo@demo.example', role: 'manager', managerId: 2 });
    const again = planText(
      'Name,Email,Manager Email,Role ⏎ Bo,bo@demo.example,lead@demo.example,Individual Contributor ⏎ Cy,cy@demo.example,bo@demo.example,',
      [ceo, lead, bo],
    );
    expect([again.changed, again.faults]).toEqual([[], []]);
  });

  test('two rows of one person: the primary one, else the first', () => {
    const file = (one: string, other: string) =>
      `Name,Email,Manager Email,Title,Primary Position ⏎ Ada,ada@demo.example,lead@demo.example,Nurse,${one} ⏎ Ada,Ada@Demo.example,lead@demo.example,Teacher,${other}`;
    for (const [one, other, title] of [
      ['', '', 'Nurse'],
      ['no', 'yes', 'Teacher'],
      ['Ja', 'Nein', 'Nurse'],
    ] as const) {
      const found = planText(file(one, other));
      expect(found.added.map(({ values }) => values.jobTitle)).toEqual([title]);
      expect([found.warnings.map(({ code }) => code), found.faults]).toEqual([['row_repeated'], []]);
    }
  });

  test('an unknown word of a status is asked once', () => {
    const file =
      'Name,Email,Manager Email,Status ⏎ Ada,ada@demo.example,lead@demo.example,Zzyzx ⏎ Bo,bo@demo.example,lead@demo.example,zzyzx';
    expect(asked(planText(file))).toEqual([['status', 'Zzyzx', [2, 3]]]);
    const answers = (to: string): PlanGiven => ({ answers: [{ kind: 'status', value: 'Zzyzx', to }] });
    expect(planText(file, [ceo, lead], answers('left')).left).toBe(2);
    expect(planText(file, [ceo, lead], answers('active')).added).toHaveLength(2);
  });

  test('good rows are written without the bad ones and those below them', () => {
    const rows = Array.from({ length: 50 }, (_, at) => `P${at},p${at}@good.example,lead@demo.example`);
    const found = planText(
      ['Name,Email,Manager Email', ...rows, 'Bad,bad@,lead@demo.example', 'Low,low@demo.example,Bad'].join(
        ' ⏎ ',
      ),
    );
    expect(found.added).toHaveLength(50);
    expect(found.faults.map(({ row, code }) => [row, code])).toEqual([
      [52, 'email_invalid'],
      [53, 'manager_left_out'],
    ]);
  });

  test('a mail link, a name around an address and other spellings are the same address', () => {
    for (const email of [
      'mailto:ADA@demo.example',
      'Ada Quill <ada@demo.example>',
      ' ada@DEMO.example\u200b',
    ])
      expect(
        planText(`Name,Email,Manager Email ⏎ Ada Quill,${email},Lena <lead@demo.example>`, [
          ceo,
          lead,
          person(4, { name: 'Ada Quill', email: 'ada@demo.example', managerId: 2 }),
        ]),
      ).toMatchObject({ unchanged: 1, added: [], changed: [], faults: [] });
  });

  test('an empty cell empties nothing unless its box is ticked', () => {
    const ada = person(4, {
      name: 'Ada',
      email: 'ada@demo.example',
      jobTitle: 'Nurse',
      flags: ['isHrAdmin'],
    });
    const table = [
      ['Name', 'Email', 'Title', 'Permissions'],
      ['Ada', 'ada@demo.example', '', ''],
    ];
    expect(planCells(table, [ceo, lead, ada]).changed).toEqual([]);
    const columns = proposeColumns(peopleVocabulary, table[0] ?? [], table.slice(1)).map((column) => ({
      ...column,
      emptyDeletes: column.field === 'JobTitle',
    }));
    const file = { table, headingRow: 1, columns, answers: [] };
    const steps = planFile(file, [ceo, lead, ada], { actorId: 1, today: '2026-11-28' });
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.changed.map(({ values }) => [values.jobTitle, values.flags])).toEqual([
      ['', ['isHrAdmin']],
    ]);
  });

  test.each([
    ['Location', 'Start Date', '2024-02-01'],
    ['Standort', 'Eintrittsdatum', '01.02.2024'],
    ['Lieu de travail', 'Date d’embauche', '01/02/2024'],
    ['Centro de trabajo', 'Fecha de contratación', '1 feb 2024'],
  ])('%s and %s are read', (location, started, day) => {
    const found = planText(
      `Name;Email;Manager Email;${location};${started} ⏎ Ada;ada@demo.example;lead@demo.example;Austin;${day} ⏎ Bo;bo@demo.example;lead@demo.example;;23/05/2020`,
    );
    expect([found.faults, found.warnings]).toEqual([[], []]);
    expect(found.added.map(({ values }) => [values.location, values.startDate])).toEqual([
      ['Austin', '2024-02-01'],
      ['', '2020-05-23'],
    ]);
  });

  test('a first day whose month is not certain is left out, and the row is written', () => {
    const ada = person(4, { name: 'Ada', email: 'ada@demo.example', startDate: '2020-05-23' });
    const found = planText('Name,Email,Start Date ⏎ Ada,ada@demo.example,01/02/2024', [ceo, lead, ada]);
    expect([found.faults, found.changed, found.unchanged]).toEqual([[], [], 1]);
    expect(found.warnings.map(({ row, code, value }) => [row, code, value])).toEqual([
      [2, 'start_date_unknown', '01/02/2024'],
    ]);
    const sure = planText(
      'Name,Email,Start Date ⏎ Ada,ada@demo.example,02/01/2024 ⏎ Lena Lead,lead@demo.example,05/23/2020',
      [ceo, lead, ada],
    );
    expect(sure.changed.map(({ values, changes }) => [values.startDate, changes.fields])).toEqual(
      [
        ['2020-05-23', ['start_date']],
        ['2024-02-01', ['start_date']],
      ].toReversed(),
    );
  });

  test('a column “Role” with other words has the titles of jobs', () => {
    const found = planText(
      'Name,Email,Manager Email,Role ⏎ A,a@x.example,Lena Lead,Engineer ⏎ B,b@x.example,Lena Lead,Nurse',
    );
    expect(found.added.map(({ values }) => values.jobTitle)).toEqual(['Engineer', 'Nurse']);
  });

  test('of two headings alike the first one is read', () => {
    const found = planText('Name,Email,Email,Manager ⏎ A,a@x.example,b@x.example,Lena Lead');
    expect(found.added.map(({ values }) => values.email)).toEqual(['a@x.example']);
    expect(found.warnings.map(({ code, value }) => [code, value])).toEqual([['column_unknown', 'Email']]);
  });
});

describe('the preset of', () => {
  test.each(presets.map((preset) => [preset.name, preset] as const))(
    '%s reads its sample',
    (_name, preset: Preset) => {
      const headings = Object.keys(preset.headings);
      expect(presetOf(peopleVocabulary, headings)).toBe(preset);
      const found = planCells([headings, ...preset.sample], [ceo, { ...lead, externalId: 'L1' }], {
        answers: [{ kind: 'no_manager', value: '', to: 2 }],
      });
      expect(addedOf(found)).toEqual([['Ada Quill', 2]]);
      expect(found.added[0]?.values).toMatchObject({ email: 'ada@demo.example', jobTitle: 'Engineer' });
      const { location, startDate } = found.added[0]?.values ?? {};
      const says = (field: PersonField) => Object.values(preset.headings).includes(field);
      expect([location, startDate]).toEqual([
        says('Location') ? 'Austin' : '',
        says('StartDate') ? '2024-02-01' : null,
      ]);
      expect([found.faults, found.left]).toEqual([[], preset.name === 'Bellwether' ? 0 : 1]);
    },
  );
});
