import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getCeo, listManagerChoices, listReportManagers } from '@bellwether/contract/people/manager';
import { mayOnProfile } from '@bellwether/domain/people/permissions';
import { type Said, said, sentenceOf } from '@bellwether/domain/shared/said';
import { wordPatterns } from '#platform/database/word-search.ts';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { hasActions, holdProfile } from '../profile/access.ts';
import { presentManagerChoice } from '../profile/presenter.ts';
import type { ProfileRow } from '../statements.ts';
import { managerWords } from '../words.ts';
import { type ManagerRow, readManagerChoices } from './statements.manager.ts';

const newPerson = 0;
const pageSize = 50;
const lastPerson = { path: 'Cursor', numbers: { id: anyId } } as const;

interface ManagersQuestion {
  readonly search: string | undefined;
  readonly cursor: string | null | undefined;
}

/**
 * Returns the people who can become the manager of a person, by name, 50 a page. People who cannot be chosen now
 * carry the reason (people.15). `personId` 0 stands for a new person (people.22).
 * @throws HttpProblem 404 if the acting person may never change the person's manager, or never adds people.
 */
export async function managerChoicesOf(
  scope: Scope,
  personId: number,
  asked: ManagersQuestion,
): Promise<EndpointReplyInput<typeof listManagerChoices>> {
  const managerId = personId === newPerson ? null : await managerToChange(scope, personId);
  // A read refuses with 404, because 403 would end the session (wire.2).
  if (personId === newPerson && !scope.capabilities.addsEmployees) throw notFound();
  return pageOfManagers(scope, `managers.${personId}`, personId, asked, (choice) =>
    reasonAgainst(choice, personId, managerId),
  );
}

/**
 * Returns the people to whom the direct reports of a person can move, in the form of `managerChoicesOf`.
 * @throws HttpProblem 404 if the acting person may never deactivate the person.
 */
export async function reportManagersOf(
  scope: Scope,
  personId: number,
  asked: ManagersQuestion,
): Promise<EndpointReplyInput<typeof listReportManagers>> {
  const profile = await holdProfile(scope, personId);
  if (!hasActions(profile)) throw notFound();
  return pageOfManagers(scope, `report-managers.${personId}`, personId, asked, (choice) => {
    if (choice.id === personId) return said(managerWords, 'manager_already');
    const reason = reasonAgainstSuccessor(choice, profile.row);
    return reason && said(managerWords, reason, choice);
  });
}

async function pageOfManagers(
  scope: Scope,
  name: string,
  personId: number,
  asked: ManagersQuestion,
  reasonOf: (choice: ManagerRow) => Said | null,
): Promise<EndpointReplyInput<typeof listManagerChoices>> {
  const question = `${name}.${asked.search ?? ''}`;
  const after = readCursor(scope, question, lastPerson, asked.cursor);
  const rows = await readManagerChoices(scope, {
    personId,
    words: wordPatterns(asked.search ?? ''),
    after: after?.id ?? 0,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const id = rows.length > pageSize ? page.at(-1)?.id : undefined;
  return {
    data: page.map((choice) => {
      const reason = reasonOf(choice);
      return presentManagerChoice(scope, choice, reason && sentenceOf(reason, scope.language));
    }),
    Next:
      id === undefined ? null : writeCursor(scope, question, lastPerson, { at: after?.at ?? scope.now, id }),
  };
}

/**
 * Returns why the direct reports of a person cannot move to this manager; null if they can. One of the direct reports
 * can be chosen if the person has a manager, to whom the chosen report then moves.
 */
export function reasonAgainstSuccessor(
  choice: ManagerRow,
  person: Pick<ProfileRow, 'id' | 'manager_id'>,
): 'needs_place' | 'reports_to_person' | null {
  if (choice.manager_id === person.id) return person.manager_id === null ? 'needs_place' : null;
  return choice.is_below_person ? 'reports_to_person' : null;
}

/**
 * Returns the present manager of a person.
 * @throws HttpProblem 404 if the acting person may never change it.
 */
async function managerToChange(scope: Scope, personId: number): Promise<number | null> {
  const { row, facts, relation } = await holdProfile(scope, personId);
  const verdict = mayOnProfile('ChangeManager', facts, relation);
  if (!verdict.ok && verdict.reason === 'never') throw notFound();
  return row.manager_id;
}

function reasonAgainst(choice: ManagerRow, personId: number, managerId: number | null): Said | null {
  if (choice.id === personId) return said(managerWords, 'own_manager');
  if (choice.id === managerId) return said(managerWords, 'present_manager', choice);
  return choice.is_below_person ? said(managerWords, 'reports_to_person', choice) : null;
}

/** Returns the ceo; id 0 in a company without ceo (people.19). */
export async function ceoOf({ db, tenant }: Scope): Promise<EndpointReplyInput<typeof getCeo>> {
  const ceo = await db
    .selectFrom('person')
    .select(['id as Id', 'name as Name'])
    .where('tenant_id', '=', tenant.id)
    .where('role_name', '=', 'ceo')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return ceo ?? { Id: 0, Name: '' };
}
