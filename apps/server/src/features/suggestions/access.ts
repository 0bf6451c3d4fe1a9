import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { parentReasonSentences } from '@bellwether/domain/goals/messages';
import type { DraftingFacts } from '@bellwether/domain/suggestions/facts';
import type { FunctionalArea } from '@bellwether/domain/suggestions/functional-areas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { badField, forbidden } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoal } from '../goals/access.ts';
import { activePerson } from '../people/access.ts';
import { periodsOf } from '../tenant/queries.ts';
import { draftingFieldWords } from './words.ts';

/** What every drafting call takes (1-goals §7), as validated. */
interface Asked {
  readonly ParentId: number;
  readonly Category: FunctionalArea;
  readonly MoreContext: string;
  readonly AdditionalContext: string;
  readonly goalOwner: number;
  readonly Quarter: number;
}

/**
 * What a draft is made from: all that leaves the company when a model writes it. Throws 404 for a parent that the person does
 * not see, 403 where they may not create goals or not for others, 400 by field for what no goal could have.
 */
export async function draftingFacts(scope: Scope, asked: Asked): Promise<DraftingFacts> {
  const parent = asked.ParentId === 0 ? undefined : await holdGoal(scope, asked.ParentId);
  await refuseOwner(scope, asked.goalOwner);
  // It cannot be a parent, and its texts are for its owner's management alone.
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

/** Whoever may not create a goal for this owner gets no draft of it; the same answers as the goal form's. */
async function refuseOwner(scope: Scope, ownerId: number): Promise<void> {
  // After the parent: what is invisible is 404, also for those who write no goals.
  if (!scope.capabilities.writesGoals) throw forbidden();
  if (ownerId === 0 || ownerId === scope.person.id) return;
  if (!scope.capabilities.writesGoalsForOthers) throw forbidden();
  if (!(await activePerson(scope, ownerId))) throw badField('goalOwner', draftingFieldWords, 'owner_missing');
}

/**
 * Of the titles that the form names, those that may go to a model: the titles of the person's own private goals stay in the
 * house, and are kept out of the drafts afterwards.
 */
export async function titlesToSend(scope: Scope, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return [];
  const { tenant, person } = scope;
  // Living and deleted ones by an index each: asked for in one, all goals of the company would be looked through.
  const own = (isDeleted: RawBuilder<SqlBool>) => sql`select title from goal where tenant_id = ${tenant.id}
    and owner_id = ${person.id} and ${isDeleted} and is_private and title = any(${[...titles]}::text[])`;
  const query = sql<{
    title: string;
  }>`${own(sql`deleted_at is null`)} union all ${own(sql`deleted_at is not null`)}`;
  const { rows } = await query.execute(scope.db);
  const kept = new Set(rows.map((row) => row.title));
  return titles.filter((title) => !kept.has(title));
}
