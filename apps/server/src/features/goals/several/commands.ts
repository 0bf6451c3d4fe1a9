import type { SeveralOutcome } from '@bellwether/contract/people/several';
import { hasEnded, latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { isUpdateAsked } from '@bellwether/domain/goals/badges';
import { decideGoalAct } from '@bellwether/domain/goals/decide';
import { severalReasonSentences } from '@bellwether/domain/goals/messages';
import { mayRemindOwner, owedOf, remindsOwner, type SeveralGoalAct } from '@bellwether/domain/goals/several';
import { conflict, type HttpProblem, notFound } from '#platform/refusal/problem.ts';
import { reasonOf } from '#platform/session/row-by-row.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reminderStates, remindOnce } from '../../people/access.reminding.ts';
import { type HeldGoal, holdGoals } from '../access.ts';
import { carryOverPeriods, sourceRefusal } from '../carry-over/access.ts';
import { carryOverGoals } from '../carry-over/commands.ts';
import { heldSources } from '../carry-over/statements.ts';
import { refused } from '../commands.ts';
import { followAll, unfollowAll } from './statements.ts';

/** By goal: why it is refused; undefined: it is done. */
type Verdicts = ReadonlyMap<number, HttpProblem | undefined>;

/**
 * Does one act for several goals, with the rights of the single act for each (goals.39). The number of statements does not
 * depend on the number of goals.
 */
export async function actOnSeveralGoals(
  scope: Scope,
  ids: readonly number[],
  act: SeveralGoalAct,
): Promise<SeveralOutcome> {
  const asked = [...new Set(ids)];
  const verdicts = await (act === 'carry_over'
    ? carryOver(scope, asked)
    : act === 'remind'
      ? remind(scope, await holdGoals(scope, asked))
      : follow(scope, await holdGoals(scope, asked), act === 'follow'));
  const refusals = asked.flatMap((id) => {
    const refusal = verdicts.has(id) ? verdicts.get(id) : notFound();
    return refusal ? [{ Id: id, Reason: reasonOf(refusal, scope) }] : [];
  });
  const isRefused = new Set(refusals.map(({ Id }) => Id));
  return { Done: asked.filter((id) => !isRefused.has(id)), Refused: refusals };
}

async function follow(scope: Scope, goals: readonly HeldGoal[], on: boolean): Promise<Verdicts> {
  const verdicts = new Map<number, HttpProblem | undefined>(
    goals.map(({ row, facts, relation }) => {
      const verdict = decideGoalAct('Follow', facts, relation);
      return [row.id, verdict.ok ? undefined : refused(verdict)];
    }),
  );
  const allowed = [...verdicts].flatMap(([id, refusal]) => (refusal ? [] : [id]));
  const changed = await (on ? followAll : unfollowAll)(scope, allowed);
  for (const id of allowed)
    if (!changed.has(id))
      verdicts.set(id, conflict(severalReasonSentences, on ? 'followed' : 'not_followed'));
  return verdicts;
}

async function remind(scope: Scope, goals: readonly HeldGoal[]): Promise<Verdicts> {
  const owing = goals.map((goal) => ({ goal, owes: owedFor(scope, goal) }));
  const verdicts = new Map<number, HttpProblem | undefined>();
  for (const about of [undefined, 'update', 'result'] as const) {
    const ofKind = owing.filter(({ owes }) => owes === about);
    const owners = [...new Set(ofKind.map(({ goal }) => goal.row.owner_id))];
    const states = about ? await reminderStates(scope, owners, { about }) : undefined;
    const reminded = new Set<number>();
    for (const { goal } of ofKind) {
      const state = states?.get(goal.row.owner_id);
      const verdict = remindsOwner({
        isOwner: goal.relation.isOwner,
        mayRemind: mayRemindOwner(scope.person, goal.relation.isInChain),
        isOwnerGone: goal.row.is_owner_gone,
        owesSomething: about !== undefined,
        isAway: state?.is_away ?? false,
        isReminded: state?.is_reminded ?? false,
      });
      if (verdict.ok) reminded.add(goal.row.owner_id);
      verdicts.set(goal.row.id, verdict.ok ? undefined : conflict(severalReasonSentences, verdict.reason));
    }
    if (about && reminded.size > 0) await remindOnce(scope, [...reminded], { about });
  }
  return verdicts;
}

function owedFor({ now, tenant }: Scope, { row, period }: HeldGoal) {
  const { calendar } = tenant;
  return owedOf({
    state: row.state,
    isUpdateAsked: isUpdateAsked(
      { recentWeek: row.recent_week, recentGap: row.recent_gap, firstWeek: row.first_week },
      latestAskedWeek(period, now, calendar),
    ),
    periodEnded: hasEnded(period, now, calendar),
  });
}

async function carryOver(scope: Scope, ids: readonly number[]): Promise<Verdicts> {
  const { from } = await carryOverPeriods(scope);
  const rows = await heldSources(scope, ids);
  const verdicts = new Map(rows.map((row) => [row.id, sourceRefusal(scope, row, from)]));
  const allowed = rows.flatMap(({ id }) => (verdicts.get(id) ? [] : [id]));
  if (allowed.length > 0) await carryOverGoals(scope, allowed);
  return verdicts;
}
