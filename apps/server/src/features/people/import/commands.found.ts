import type { Locale } from '@bellwether/domain/locale/locales';
import { planOf } from '@bellwether/domain/people/plan/plan-of';
import { recordEvent } from '#platform/events/record-event.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { importPeopleOf } from './queries.ts';
import { insertPeople, writtenRow } from './statements.ts';

/** The plan knows who acts; here nobody does. */
const nobody = 0;

/**
 * Adds somebody whom a provider of sign-ins sent as a contributor below a manager, by the same plan as a file (accounts.16).
 * Returns the new id; undefined if the plan refuses, because no manager is there or the address belongs to somebody.
 */
export async function addFound(
  scope: TenantScope,
  found: {
    readonly name: string;
    readonly email: string;
    readonly managerId: number | null;
    readonly locale: Locale | undefined;
    readonly timeZone: string | undefined;
  },
): Promise<number | undefined> {
  await lockTree(scope);
  const people = await importPeopleOf(scope, { lock: true });
  const active = people.filter(({ isDeactivated }) => !isDeactivated);
  const manager =
    found.managerId === null
      ? active.find(({ role }) => role === 'ceo')
      : active.find(({ id }) => id === found.managerId);
  if (!manager) return undefined;
  const plan = planOf(
    people,
    [
      {
        row: 1,
        name: found.name,
        email: found.email,
        externalId: undefined,
        jobTitle: undefined,
        manager: manager.email,
        department: undefined,
        role: 'contributor',
        flags: undefined,
        timeZone: found.timeZone,
        locale: found.locale,
        presence: 'active',
        isPrimary: true,
      },
    ],
    // A first sign-in changes nobody else.
    { actorId: nobody, promotable: new Set() },
  );
  const [person] = plan.added;
  if (!person || plan.faults.length > 0 || plan.changed.length > 0) return undefined;
  const ids = await insertPeople(scope, [writtenRow(person, manager.id)]);
  const id = ids.get(person.values.emailKey);
  if (id === undefined) return undefined;
  await recordEvent(scope, { kind: 'person.created', subjectId: id, detail: {} });
  return id;
}
