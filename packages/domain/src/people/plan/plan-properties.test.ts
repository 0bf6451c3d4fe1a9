import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proposeColumns } from '../../shared/table/propose.ts';
import type { ImportTable } from '../../shared/table/table.ts';
import { importColumns } from '../import/columns.ts';
import { planFile } from '../import/plan-file.ts';
import { peopleVocabulary } from '../import/vocabulary.ts';
import { roleLabels } from '../roles/roles.ts';
import { personFieldLabels, plannedFlagsText } from './fields.ts';
import type { PresentPerson, WantedPerson } from './person.ts';
import { ceo, person, planImport } from './plan.fixture.ts';
import { type PeoplePlan, planOf } from './plan-of.ts';

const headings = ['Name', 'Email', 'Manager Email', 'Role'];

/** The rows that an export writes. */
function exported(people: readonly PresentPerson[]): ImportTable {
  const byId = new Map(people.map((one) => [one.id, one]));
  const shown = (one: PresentPerson | undefined): string =>
    one === undefined ? 'Corporate' : (one.orgUnit ?? shown(byId.get(one.managerId ?? 0)));
  const rows = people.filter(({ isDeactivated }) => !isDeactivated);
  return [
    importColumns.map((column) => personFieldLabels[column]),
    ...rows.map((one) => [
      one.externalId ?? '',
      one.name,
      one.email,
      one.jobTitle,
      byId.get(one.managerId ?? 0)?.email ?? '',
      shown(one),
      one.location,
      one.startDate ?? '',
      roleLabels[one.role],
      plannedFlagsText(one.flags),
    ]),
  ];
}

test('an export imports again without a change and without a warning, whatever the company', () => {
  const company = fc
    .array(
      fc.record({
        above: fc.nat(),
        department: fc.option(fc.constantFrom('Sales', 'Legal', 'Corporate', 'Field'), { nil: null }),
        isDeactivated: fc.boolean(),
        location: fc.constantFrom('', 'Austin', 'Köln'),
        startDate: fc.constantFrom(null, '2024-02-01', '2020-05-23'),
        flags: fc.subarray(['isOrgAdmin', 'isGoalAdmin', 'isHrAdmin'] as const),
        kind: fc.constantFrom('manager', 'contributor', 'observer'),
      }),
      { maxLength: 25 },
    )
    .map((made) => {
      const people: PresentPerson[] = [ceo];
      for (const [at, one] of made.entries()) {
        const managers = people.filter(({ role }) => role === 'ceo' || role === 'manager');
        const role = one.kind as PresentPerson['role'];
        const manager = role === 'observer' ? undefined : managers[one.above % managers.length];
        const isFree = !people.some(({ orgUnit }) => orgUnit === one.department);
        people.push(
          person(at + 2, {
            role,
            managerId: manager?.id ?? null,
            orgUnit: role === 'manager' && isFree ? one.department : null,
            isDeactivated: one.isDeactivated,
            flags: one.flags,
            location: one.location,
            startDate: one.startDate,
            externalId: at % 2 === 0 ? `E${at}` : null,
          }),
        );
      }
      return people;
    });
  fc.assert(
    fc.property(company, (people) => {
      const { faults, warnings, added, changed } = planImport(exported(people), people, 1);
      expect({ faults, warnings, added, changed }).toEqual({
        faults: [],
        warnings: [],
        added: [],
        changed: [],
      });
    }),
  );
});

/** A company: each person's manager comes before the person. */
const company = fc
  .array(
    fc.record({
      above: fc.nat(),
      kind: fc.constantFrom('manager', 'contributor', 'observer'),
      isDeactivated: fc.boolean(),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((made) => {
    const people: PresentPerson[] = [ceo];
    for (const [at, { above, kind, isDeactivated }] of made.entries()) {
      const managers = people.filter(({ role }) => role === 'ceo' || role === 'manager');
      const manager = kind === 'observer' ? undefined : managers[above % managers.length];
      people.push(
        person(at + 2, {
          role: kind as PresentPerson['role'],
          managerId: manager?.id ?? null,
          isDeactivated,
          isInvited: at % 2 === 0,
        }),
      );
    }
    return people;
  });

/** Rows about people of the company and others, with managers who may be anybody. */
const rowsOf = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 25 }),
    manager: fc.option(fc.integer({ min: 1, max: 25 }), { nil: null }),
    role: fc.constantFrom('', 'Manager', 'Individual Contributor', 'Observer'),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 20 },
);

const cellsOf = ({ id, manager, role }: { id: number; manager: number | null; role: string }) => [
  `Person ${id}`,
  `p${id}@x.example`,
  manager === null ? '' : `p${manager}@x.example`,
  role,
];

test('the tree is sound after every plan: no circle, and everybody reports to an active manager or stays', () => {
  fc.assert(
    fc.property(company, rowsOf, (people, rows) => {
      const found = planImport([headings, ...rows.map(cellsOf)], people);
      const after = new Map(
        people.map(({ id, managerId, role, isDeactivated }) => [
          id,
          { manager: managerId, role, isDeactivated, isMoved: false },
        ]),
      );
      for (const { key, values, changes } of [...found.added, ...found.changed])
        after.set(key, {
          manager: values.manager,
          role: values.role,
          isDeactivated: false,
          isMoved: key < 0 || changes.manager,
        });
      for (const [key, { manager, role, isMoved }] of after) {
        const seen = new Set([key]);
        for (let at = manager; at !== null; at = after.get(at)?.manager ?? null) {
          expect(seen.has(at)).toBe(false);
          seen.add(at);
        }
        if (role === 'ceo' || role === 'observer') expect(manager).toBeNull();
        const above = manager === null ? undefined : after.get(manager);
        if (manager !== null) expect(['ceo', 'manager']).toContain(above?.role);
        if (isMoved && manager !== null) expect(above?.isDeactivated).toBe(false);
      }
      // What is written was counted once: each row is added, changed, unchanged, left or faulty.
      const faulty = new Set(found.faults.map(({ row }) => row)).size;
      const withRow = found.changed.filter(({ key, row }) => rows[row - 2]?.id === key).length;
      expect(found.added.length + withRow + found.unchanged + faulty).toBe(rows.length);
    }),
  );
});

test('the order of the rows changes nothing', () => {
  const planned = (
    { added, changed, unchanged, faults, leavers, promoted }: PeoplePlan,
    rows: string[][],
  ) => {
    const nameOf = (key: number | null) => (key === null || key > 0 ? key : rows[-key - 2]?.[1]);
    const of = (one: PeoplePlan['added'][number]) => ({
      ...one.values,
      manager: nameOf(one.values.manager),
      depth: one.depth,
    });
    const byEmail = (one: { emailKey: string }, other: { emailKey: string }) =>
      one.emailKey < other.emailKey ? -1 : 1;
    return {
      added: added.map(of).sort(byEmail),
      changed: changed.map(of).sort(byEmail),
      unchanged,
      faulty: [...new Set(faults.map(({ row }) => rows[row - 2]?.[1]))].sort(),
      leavers: leavers.map(({ person: { id } }) => id).sort(),
      promoted: promoted.map(({ name }) => name).sort(),
    };
  };
  fc.assert(
    fc.property(
      company,
      rowsOf,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (people, rows, order) => {
        const cells = rows.map(cellsOf);
        const shuffled = cells
          .map((row) => ({ row, at: order.next().value as number }))
          .sort((one, other) => one.at - other.at)
          .map(({ row }) => row);
        const of = (some: string[][]) => planned(planImport([headings, ...some], people), some);
        expect(of(shuffled)).toEqual(of(cells));
      },
    ),
  );
});

test('a large file is planned in steps', () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => [`P ${at}`, `new${at}@x.example`, 'p1@x.example']);
  const table = [['Name', 'Email', 'Manager Email'], ...rows];
  const columns = proposeColumns(peopleVocabulary, table[0] ?? [], table.slice(1));
  const steps = planFile({ table, headingRow: 1, columns, answers: [] }, [ceo], {
    actorId: 1,
    today: '2026-11-28',
  });
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  // Reading takes four steps, checking four. One is within the matching, and one between every two parts of the plan.
  expect(count).toBe(19);
  expect(step.value.added).toHaveLength(2_000);
});

test('a source that is no file gets the same plan', () => {
  const wanted = (row: number, given: Partial<WantedPerson>): WantedPerson => ({
    row,
    name: `Person ${row}`,
    email: `p${row}@x.example`,
    externalId: undefined,
    jobTitle: undefined,
    manager: undefined,
    department: undefined,
    role: undefined,
    flags: undefined,
    timeZone: undefined,
    presence: undefined,
    isPrimary: false,
    ...given,
  });
  const people = [ceo, person(2, { externalId: 'okta-2' }), person(3)];
  const found = planOf(
    people,
    [
      wanted(2, { externalId: 'okta-2', jobTitle: 'Head' }),
      wanted(3, { presence: 'left' }),
      wanted(9, { manager: 'okta-2' }),
    ],
    { actorId: 1 },
  );
  expect(found.changed.map(({ key, values }) => [key, values.jobTitle, values.role])).toEqual([
    [2, 'Head', 'manager'],
  ]);
  expect(found.added.map(({ values }) => values.manager)).toEqual([2]);
  expect(found.leavers.map(({ person: { id } }) => id)).toEqual([3]);
});
