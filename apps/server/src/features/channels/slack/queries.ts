import { instantToIso } from '@bellwether/domain/calendar/instant';
import { textNames } from '@bellwether/domain/goals/texts';
import { type Selectable, sql } from 'kysely';
import type { GoalEdit } from '#platform/database/database-types.ts';
import type { Queries } from '#platform/database/driver.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { isPublic } from '../../goals/access.sight.ts';
import { isWaiting } from '../../goals/reading/access.demands.ts';
import { missesUpdate } from '../../goals/reading/access.figures.ts';
import { selectTexts, type TextRow, textsOfRow } from '../../goals/statements.texts.ts';
import { decidesFor } from '../../people/access.absence.ts';
import type { AskedGoal, GoalChanges } from './presenter.blocks.ts';

/** Whether the company has the app, and since when the acting person is connected. */
export async function ownLink({
  db,
  tenant,
  person,
}: Scope): Promise<{ isOffered: boolean; linkedAt: number | null }> {
  const { rows } = await sql<{ isOffered: boolean; linkedAt: number | null }>`select
      exists (select from slack_app where tenant_id = ${tenant.id}) as "isOffered",
      (select linked_at from slack_person where tenant_id = ${tenant.id} and person_id = ${person.id}) as "linkedAt"`.execute(
    db,
  );
  return rows[0] ?? { isOffered: false, linkedAt: null };
}

/** A person who is connected, as the app addresses them. */
export interface LinkedPerson {
  readonly id: number;
  readonly name: string;
  readonly locale: string | null;
  readonly slackUser: string;
}

/** Returns the active person with this id, or of this account, if connected. */
export async function linkedPerson(
  { db, tenant }: { readonly db: Queries; readonly tenant: { readonly id: number } },
  by: { readonly personId: number } | { readonly account: Buffer },
): Promise<LinkedPerson | undefined> {
  const is =
    'personId' in by ? sql`linked.person_id = ${by.personId}` : sql`linked.account_hash = ${by.account}`;
  const { rows } = await sql<LinkedPerson>`select person.id, person.name, person.locale,
      linked.slack_user_id as "slackUser"
    from slack_person linked join person on person.tenant_id = linked.tenant_id and person.id = linked.person_id
    where linked.tenant_id = ${tenant.id} and ${is} and person.deactivated_at is null`.execute(db);
  return rows[0];
}

/** Returns which of these goals everybody in the company sees. */
export async function publicOf(
  { db, tenant }: TenantScope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select goal.id from goal where goal.tenant_id = ${tenant.id}
    and goal.id = any(${ids}::int[]) and goal.deleted_at is null and ${isPublic('goal')}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the goal if it, or its edit, waits in review for this person. */
export async function goalToApprove(
  scope: TenantScope,
  goalId: number,
  personId: number,
): Promise<AskedGoal | undefined> {
  const { rows } =
    await sql<WaitingRow>`select goal.id, ${selectTexts('goal')}, goal.is_private, goal.parent_id,
      goal.strategic_objective, goal.updated_at, owner.name as owner
    from goal join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    where goal.tenant_id = ${scope.tenant.id} and goal.id = ${goalId} and goal.deleted_at is null
      and goal.state in ('review', 'approved') and ${isWaiting('goal')}
      and ${decidesFor(scope, sql`goal.owner_id`, sql`${personId}::int`)}`.execute(scope.db);
  const [goal] = rows;
  if (!goal) return undefined;
  const edit = await waitingEdit(scope, goalId);
  const { id, title, owner } = goal;
  if (!edit) return { id, title, owner, updatedAt: instantToIso(goal.updated_at), changes: undefined };
  const updatedAt = instantToIso(edit.updated_at);
  return { id, title, owner: edit.owner, updatedAt, changes: changesOf(goal, edit) };
}

/** A goal or its edit; `owner`: who asks for the approval. */
type WaitingRow = TextRow &
  Pick<Selectable<GoalEdit>, 'id' | 'is_private' | 'parent_id' | 'strategic_objective' | 'updated_at'> & {
    readonly owner: string;
  };

async function waitingEdit({ db, tenant }: TenantScope, goalId: number): Promise<WaitingRow | undefined> {
  const { rows } =
    await sql<WaitingRow>`select edit.id, ${selectTexts('edit')}, edit.is_private, edit.parent_id,
      edit.strategic_objective, edit.updated_at, author.name as owner
    from goal_edit edit join person author on author.tenant_id = edit.tenant_id and author.id = edit.author_id
    where edit.tenant_id = ${tenant.id} and edit.goal_id = ${goalId} and edit.state = 'review'`.execute(db);
  return rows[0];
}

function changesOf(goal: WaitingRow, edit: WaitingRow): GoalChanges {
  const [before, after] = [textsOfRow(goal), textsOfRow(edit)];
  return {
    texts: textNames
      .filter((name) => before[name] !== after[name])
      .map((name) => ({ name, from: before[name], to: after[name] })),
    isPrivate: goal.is_private !== edit.is_private,
    parent: goal.parent_id !== edit.parent_id,
    strategicObjective: goal.strategic_objective !== edit.strategic_objective,
  };
}

/** Returns how many goals of the person miss their update of the week; 0 also if the ask was answered. */
export async function goalsToUpdate(scope: TenantScope, weekId: number, personId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from goal join goal_period_week asked on asked.tenant_id = goal.tenant_id and asked.id = ${weekId}
      and asked.period_id = goal.period_id
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = ${personId} and goal.deleted_at is null
      and ${missesUpdate('goal', sql`asked.week`)}
      and exists (select from notification told where told.tenant_id = goal.tenant_id and told.person_id = ${personId}
        and told.week_id = ${weekId} and told.read_at is null)`.execute(scope.db);
  return rows[0]?.count ?? 0;
}
