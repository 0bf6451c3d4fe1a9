import { instantToIso } from '@bellwether/domain/calendar/instant';
import { type GoalTextName, textNames } from '@bellwether/domain/goals/texts';
import { type Selectable, sql } from 'kysely';
import type { GoalEdit } from '#platform/database/database-types.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { decidesFor } from '../../people/access.absence.ts';
import { isWaiting } from '../reading/access.demands.ts';
import { selectTexts, type TextRow, textsOfRow } from '../statements.texts.ts';

/** A goal whose approval somebody may give, as a message shows it. */
export interface WaitingGoal {
  readonly id: number;
  readonly title: string;
  /** Who asks for the approval. */
  readonly owner: string;
  /** Of the goal or, with changes, of its edit. */
  readonly updatedAt: string;
  /** What the waiting edit changes; undefined if the goal itself waits. */
  readonly changes: GoalChanges | undefined;
}

/** What an edit changes. The parent is not named, because the reader may not see it. */
export interface GoalChanges {
  readonly texts: readonly { readonly name: GoalTextName; readonly from: string; readonly to: string }[];
  readonly isPrivate: boolean;
  readonly parent: boolean;
  readonly strategicObjective: boolean;
}

/** Returns the goal if it, or its edit, waits in review for this person. */
export async function waitingGoalOf(
  scope: TenantScope,
  goalId: number,
  personId: number,
): Promise<WaitingGoal | undefined> {
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
