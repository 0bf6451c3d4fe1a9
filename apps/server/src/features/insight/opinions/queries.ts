import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getOpinions } from '@bellwether/contract/insight/opinions';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { decideGoalAct } from '@bellwether/domain/goals/decide';
import { type ChanceModel, chanceOf, labelChance } from '@bellwether/domain/insight/learning/chances';
import { phaseOf } from '@bellwether/domain/insight/learning/own-record';
import {
  areApart,
  decideOpinion,
  mayGiveOpinion,
  together,
} from '@bellwether/domain/insight/opinions/opinions';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from '../../goals/access.ts';
import { modelOf } from '../learning/queries.model.ts';
import { holdForViews, isRunning, mayLook, runningWeekOf } from './access.ts';
import { noViews, presentLooks, presentOpinion, presentTogether } from './presenter.ts';
import { type AskedStatus, askedStatusOf, looksOf, type ShownWeek, shownWeekOf } from './statements.ts';

type OpinionsReply = EndpointReplyInput<typeof getOpinions>;

/**
 * Returns what the acting person sees of a goal's second views and talks (insight.11, insight.12). People see their
 * own view of the running week at any time. They see other people's views once the owner has answered or the week is
 * over.
 * @throws HttpProblem 404 if insight is switched off, for observers, and for absent and invisible goals.
 */
export async function opinionsOf(scope: Scope, goalId: number): Promise<OpinionsReply> {
  const goal = await holdForViews(scope, goalId);
  const { hasOpinions } = scope.tenant;
  const week = runningWeekOf(scope, goal);
  const status =
    hasOpinions && isRunning(goal) && week > 0 ? await askedStatusOf(scope, { goalId, week }) : undefined;
  const today = tenantDay(scope.now, scope.tenant.calendar.zone);
  const shown = hasOpinions ? await shownWeekOf(scope, goalId, today) : undefined;
  const looks = mayLook(goal) ? await looksOf(scope, goalId) : [];
  return {
    ...(shown ? await presentShown(scope, goal, shown) : noViews),
    StatusId: status?.id ?? null,
    Own: status?.own
      ? presentOpinion({ ...status.own, statusId: status.id, goalId, week: status.week })
      : null,
    Looks: presentLooks(looks),
    Permissions: permissionsOf(goal, { hasOpinions, week, status }),
  };
}

async function presentShown(scope: Scope, goal: HeldGoal, shown: ShownWeek) {
  const { chances } = await modelOf(scope);
  const manager = shown.opinions.find(({ asManager }) => asManager);
  const peers = shown.opinions.filter(({ asManager, isBlind }) => isBlind && !asManager);
  const of = together(
    viewsOf(chances, phaseOf(shown.week, insideWeekCount(goal.period)), { shown, manager, peers }),
  );
  return {
    Week: shown.week,
    Owner: shown.likelihood,
    Manager: manager
      ? { Name: manager.name, Likelihood: manager.likelihood, IsBlind: manager.isBlind }
      : null,
    ...presentTogether(of, peers.length),
    IsApart: areApart(shown.likelihood, manager?.likelihood ?? null),
  };
}

type Phase = ReturnType<typeof phaseOf>;

function viewsOf(
  model: ChanceModel,
  phase: Phase,
  given: {
    readonly shown: ShownWeek;
    readonly manager: ShownWeek['opinions'][number] | undefined;
    readonly peers: ShownWeek['opinions'];
  },
) {
  const { shown, manager, peers } = given;
  return {
    owner: shown.likelihood === null ? null : chanceOf(model, shown, phase),
    manager: manager?.isBlind ? labelChance(model, manager.likelihood, phase) : null,
    peers: peers.map(({ likelihood }) => labelChance(model, likelihood, phase)),
  };
}

function permissionsOf(
  goal: HeldGoal,
  at: { readonly hasOpinions: boolean; readonly week: number; readonly status: AskedStatus | undefined },
): OpinionsReply['Permissions'] {
  const { relation, facts } = goal;
  const mayPress = mayLook(goal) && isRunning(goal) && at.week > 0;
  const verdict = decideOpinion({
    isRunning: isRunning(goal),
    isRunningWeek: at.status !== undefined,
    ownerAnswered: at.status?.owner_answered ?? false,
    hasGiven: at.status?.own != null,
  });
  return {
    ...(at.hasOpinions && mayGiveOpinion(relation) ? { Give: verdict.ok || verdict.reason } : {}),
    ...(mayPress ? { Look: true as const } : {}),
    ...(mayPress && decideGoalAct('Comment', facts, relation).ok ? { Note: true as const } : {}),
  };
}
