import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { parentReasonSentences } from '@bellwether/domain/goals/messages';
import type { SuggestionFacts } from '@bellwether/domain/suggestions/facts';
import type { FunctionalArea } from '@bellwether/domain/suggestions/functional-areas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { badField, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoal } from '../goals/access.ts';
import { activePerson } from '../people/access.ts';
import { periodsOf } from '../tenant/queries.ts';
import { draftingFieldWords } from './words.ts';

/** The validated input of every drafting call (suggestions.3). */
interface Asked {
  readonly ParentId: number;
  readonly Category: FunctionalArea;
  readonly MoreContext: string;
  readonly AdditionalContext: string;
  readonly goalOwner: number;
  readonly Quarter: number;
}

/**
 * Returns the facts for a draft: everything that leaves the company when a model writes it.
 * @throws HttpProblem 404 for an invisible parent, 403 if the person may not create goals, or not for the
 *   owner, 400 by field for values that no goal can have.
 */
export async function suggestionFacts(scope: Scope, asked: Asked): Promise<SuggestionFacts> {
  const parent = asked.ParentId === 0 ? undefined : await holdGoal(scope, asked.ParentId);
  await refuseOwner(scope, asked.goalOwner);
  // A private goal cannot be a parent, and only its owner's managers may read its texts.
  if (parent?.facts.isPrivate) throw badField('ParentId', parentReasonSentences, 'is_private');
  const periods = await periodsOf(scope);
  const period = asked.Quarter === 0 ? periods.current : periods.byId(asked.Quarter);
  if (!period) throw badField('Quarter', draftingFieldWords, 'period_missing');
  return {
    area: asked.Category,
    goalType: scope.tenant.goalType,
    quarter: { label: quarterLabel(period), endDate: period.endDate },
    parent: parent && { title: parent.row.title, measurement: parent.row.measurement },
    context: asked.MoreContext,
    more: asked.AdditionalContext,
  };
}

/** Refuses a person who may not create a goal for this owner, with the same replies as the goal form. */
async function refuseOwner(scope: Scope, ownerId: number): Promise<void> {
  // Check after the parent: an invisible parent is 404, also for people who write no goals.
  if (!scope.capabilities.writesGoals) throw forbidden();
  if (ownerId === 0 || ownerId === scope.person.id) return;
  if (!scope.capabilities.writesGoalsForOthers) throw forbidden();
  if (!(await activePerson(scope, ownerId))) throw badField('goalOwner', draftingFieldWords, 'owner_missing');
}

/**
 * Returns the form's titles that may be sent to a model. Titles of the person's own private goals are not
 * sent, and are filtered out of the drafts afterwards.
 */
export async function titlesToSend(scope: Scope, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return [];
  const { tenant, person } = scope;
  // Use one query each for undeleted and deleted goals, because each has its own index; a combined query
  // would read all goals of the company.
  const own = (isDeleted: RawBuilder<SqlBool>) => sql`select title from goal where tenant_id = ${tenant.id}
    and owner_id = ${person.id} and ${isDeleted} and is_private and title = any(${[...titles]}::text[])`;
  const query = sql<{
    title: string;
  }>`${own(sql`deleted_at is null`)} union all ${own(sql`deleted_at is not null`)}`;
  const { rows } = await query.execute(scope.db);
  const kept = new Set(rows.map((row) => row.title));
  return titles.filter((title) => !kept.has(title));
}
