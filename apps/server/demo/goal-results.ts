import { timestamp } from '#platform/database/instant.ts';
import type { GoalKey, GoalRows, TakeId } from './goal-rows.ts';
import type { GoalStory } from './story.ts';

/** Adds the owner's and the manager's result, each with its first version. */
export function addResults(rows: GoalRows, key: GoalKey, story: GoalStory, take: TakeId): void {
  for (const [kind, result] of [
    ['owner', story.result],
    ['manager', story.managerResult],
  ] as const) {
    if (!result) continue;
    const id = take.result();
    const at = timestamp(result.at);
    const values = {
      completed: result.completed,
      quality: result.quality,
      objective_result: result.objectiveResult,
      body: result.body,
      author_id: result.by,
      created_at: at,
    };
    rows.goal_result.push({ ...key, id, kind, round: 1, ...values, updated_at: at });
    rows.goal_result_version.push({ tenant_id: key.tenant_id, result_id: id, ...values });
  }
}
