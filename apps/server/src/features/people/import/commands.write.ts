import type { PersonKey } from '@bellwether/domain/people/plan/person';
import type { PeoplePlan, PlannedPerson } from '@bellwether/domain/people/plan/plan-of';
import { grantingFlags } from '@bellwether/domain/people/roles/flags';
import { type RawBuilder, sql } from 'kysely';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { writePlannedAbsences } from './commands.absences.ts';
import { freeDepartments, insertPeople, planAnew, updatePeople, writtenRow } from './statements.ts';

/**
 * Each statement must stay far below the time limit. The first statements are small, because the query planner knows
 * no people yet.
 */
const peopleAtOnce = { first: 100, later: 1_000 } as const;

/**
 * Writes the good rows of a plan, level by level from the top: each manager is stored before the reports, and no move
 * makes a circle in between. The caller holds the lock on the company's tree. `onWritten` gets the number of people
 * written so far; it may throw to roll everything back. Returns a function that gives the id of a written person.
 */
export async function writePlan(
  scope: Scope,
  plan: PeoplePlan,
  onWritten: (count: number) => Promise<void> = async () => undefined,
): Promise<(person: PlannedPerson) => number> {
  const ids = new Map<PersonKey, number>();
  const managerOf = ({ values }: PlannedPerson) =>
    values.manager === null ? null : (ids.get(values.manager) ?? presentId(values.manager));
  await freeDepartments(
    scope,
    plan.changed.filter(({ changes }) => changes.fields.includes('org_unit')).map(({ key }) => key),
  );
  const levels = Map.groupBy([...plan.added, ...plan.changed], ({ depth }) => depth);
  let count = 0;
  let planAt: number = peopleAtOnce.first;
  for (const [, level] of [...levels].sort(([one], [other]) => one - other)) {
    for (let from = 0; from < level.length; ) {
      const size = count < peopleAtOnce.first ? peopleAtOnce.first : peopleAtOnce.later;
      const people = level.slice(from, from + size);
      from += size;
      if (count >= planAt) {
        await planAnew(scope);
        planAt = count * 5;
      }
      const added = people.filter(({ before }) => before === undefined);
      const changed = people.filter(({ before }) => before !== undefined);
      if (added.length > 0) {
        const found = await insertPeople(
          scope,
          added.map((person) => writtenRow(person, managerOf(person))),
        );
        for (const { key, values } of added) ids.set(key, found.get(values.emailKey) ?? presentId(0));
      }
      if (changed.length > 0)
        await updatePeople(
          scope,
          changed.map((person) => writtenRow(person, managerOf(person))),
        );
      count += people.length;
      await onWritten(count);
    }
  }
  const idOf = ({ key, before }: PlannedPerson) => (before ? key : (ids.get(key) ?? presentId(0)));
  await recordAdded(scope, plan.added.map(idOf));
  await recordChanged(scope, plan.changed, managerOf);
  await recordGranted(scope, [...plan.added, ...plan.changed], idOf);
  await recordAbsences(scope, [...plan.added, ...plan.changed], idOf, ids);
  return idOf;
}

/** Returns the id of a person who exists already: such a person's key is the id. */
function presentId(key: PersonKey): number {
  if (key <= 0) throw new Error('A person of the plan was not written.');
  return key;
}

async function recordAdded(scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = sql`unnest(${ids}::int[]) as r (id)`;
  await execute(scope, rows, [{ kind: 'person.created', subjectId: sql`r.id`, detail: {} }]);
}

async function recordChanged(
  scope: Scope,
  changed: readonly PlannedPerson[],
  managerOf: (person: PlannedPerson) => number | null,
): Promise<void> {
  const subjectId = sql`r.id`;
  const rowsOf = (rows: readonly object[], columns: string) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, ${sql.raw(columns)})`;
  const returned = changed.filter(({ changes }) => changes.returns);
  if (returned.length > 0)
    await execute(scope, sql`unnest(${returned.map(({ key }) => key)}::int[]) as r (id)`, [
      { kind: 'person.activated', subjectId, detail: {} },
    ]);
  const fields = changed.filter(({ changes }) => changes.fields.length > 0);
  if (fields.length > 0)
    await execute(
      scope,
      rowsOf(
        fields.map(({ key, changes }) => ({ id: key, fields: changes.fields })),
        'fields jsonb',
      ),
      [{ kind: 'person.profile_changed', subjectId, detail: { fields: sql`r.fields` } }],
    );
  const emails = changed.filter(({ changes }) => changes.email);
  if (emails.length > 0)
    await execute(scope, sql`unnest(${emails.map(({ key }) => key)}::int[]) as r (id)`, [
      { kind: 'person.email_changed', subjectId, detail: {} },
    ]);
  const roles = changed.filter(({ changes }) => changes.role);
  if (roles.length > 0)
    await execute(
      scope,
      rowsOf(
        roles.map(({ key, before, values }) => ({ id: key, was: before?.role, role: values.role })),
        'was text, role text',
      ),
      [{ kind: 'person.role_changed', subjectId, detail: { from: sql`r.was`, to: sql`r.role` } }],
    );
  const flags = changed.filter(({ changes }) => changes.granted.length + changes.revoked.length > 0);
  if (flags.length > 0)
    await execute(
      scope,
      rowsOf(
        flags.map(({ key, changes }) => ({
          id: key,
          granted: changes.granted.map((flag) => grantingFlags[flag].wire),
          revoked: changes.revoked.map((flag) => grantingFlags[flag].wire),
        })),
        'granted jsonb, revoked jsonb',
      ),
      [
        {
          kind: 'person.flags_changed',
          subjectId,
          detail: { granted: sql`r.granted`, revoked: sql`r.revoked` },
        },
      ],
    );
  const moved = changed.filter(({ changes }) => changes.manager);
  if (moved.length > 0)
    await execute(
      scope,
      rowsOf(
        moved.map((person) => ({
          id: person.key,
          was: person.before?.managerId ?? null,
          manager: managerOf(person),
        })),
        'was int, manager int',
      ),
      [{ kind: 'person.manager_changed', subjectId, detail: { from: sql`r.was`, to: sql`r.manager` } }],
    );
}

/** Writes the absences, once everybody has an id. */
async function recordAbsences(
  scope: Scope,
  people: readonly PlannedPerson[],
  idOf: (person: PlannedPerson) => number,
  ids: ReadonlyMap<PersonKey, number>,
): Promise<void> {
  const away = people.flatMap((person) => {
    if (person.absence === undefined) return [];
    const { deputy } = person.absence;
    const deputyId = deputy === null || deputy > 0 ? deputy : (ids.get(deputy) ?? null);
    return [{ person: idOf(person), deputy: deputyId, planned: person.absence }];
  });
  await writePlannedAbsences(scope, away);
}

/** Records who got flags, new people too, so that those who have them are told (people.30). */
async function recordGranted(
  scope: Scope,
  people: readonly PlannedPerson[],
  idOf: (person: PlannedPerson) => number,
): Promise<void> {
  const granted = people.filter(({ changes }) => changes.granted.length > 0);
  if (granted.length === 0) return;
  const rows = granted.map((person) => ({
    id: idOf(person),
    granted: person.changes.granted.map((flag) => grantingFlags[flag].wire),
  }));
  await execute(scope, sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, granted jsonb)`, [
    { kind: 'person.flags_imported', subjectId: sql`r.id`, detail: { granted: sql`r.granted` } },
  ]);
}

async function execute(
  scope: Scope,
  rows: RawBuilder<unknown>,
  events: Parameters<typeof eventClausesOf>[2],
): Promise<void> {
  await sql`with ${eventClausesOf(scope, rows, events, sql`r.id`)} select 1`.execute(scope.db);
}
