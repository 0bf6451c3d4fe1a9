import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { planFile } from '@bellwether/domain/people/import/plan-file';
import type { PresentPerson } from '@bellwether/domain/people/plan/person';
import type { PeoplePlan } from '@bellwether/domain/people/plan/plan-of';
import type { Answer } from '@bellwether/domain/people/plan/questions';
import { directoryFieldsIn } from '@bellwether/domain/people/scim/fields';
import { readWordMemory } from '#platform/imports/file-memory.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import type { Scope } from '#platform/session/scope.ts';
import { readLocks } from '../statements.ts';
import type { ImportFile } from './access.ts';
import { importPeopleOf } from './queries.ts';

/** A plan, and the company's people for whom it was made. */
export interface FilePlan {
  readonly plan: PeoplePlan;
  readonly people: readonly PresentPerson[];
}

/**
 * Returns what an import of a file would change. With `lock`, for the write: nobody can change a person until the
 * commit, those who were ticked return, and only people of the preview become managers.
 */
export async function planOfFile(
  scope: Scope,
  { cells, reading, shown, choice }: ImportFile,
  { lock }: { lock: boolean },
): Promise<FilePlan> {
  const { headingRow, columns, isComplete } = reading;
  const people = await withLocks(scope, await importPeopleOf(scope, { lock }));
  const answers = [...(await readWordMemory<Answer>(scope, 'people')), ...reading.answers];
  const plan = await inTurns(
    planFile({ table: cells, headingRow, columns, answers }, people, {
      actorId: scope.person.id,
      today: tenantDay(scope.now, scope.tenant.calendar.zone),
      isComplete,
      returning: new Set(lock ? choice.reactivate : []),
      ...(lock ? { promotable: new Set(shown?.promoted ?? []) } : {}),
    }),
  );
  return { plan, people };
}

/** Returns the people with the fields that a file may not change, because they come from the directory (people.41). */
async function withLocks(scope: Scope, people: PresentPerson[]): Promise<PresentPerson[]> {
  const rows = await readLocks(scope);
  if (rows.length === 0) return people;
  const locked = new Map(rows.map(({ id, fields }) => [id, directoryFieldsIn(fields)]));
  return people.map((person) => {
    const own = locked.get(person.id);
    return own ? { ...person, locked: own } : person;
  });
}
