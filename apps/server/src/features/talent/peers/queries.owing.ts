import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { remindPeers, TalentOverview } from '@bellwether/contract/talent/overview';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reminderStates, remindOnce } from '../../people/access.reminding.ts';
import { type HeldTeam, holdTeam } from '../access.team.ts';
import { presentTalentPerson } from '../presenter.ts';
import { type OwingPeer, owingPeers } from './queries.reminders.ts';

/** Who owes peer feedback about the people of an overview; null if nobody does. Two statements. */
export async function peersOfOverview(scope: Scope, team: HeldTeam): Promise<TalentOverview['Peers']> {
  if (!team.cycle) return null;
  const owing = await owingOf(scope, team);
  if (owing.length === 0) return null;
  const ids = owing.map(({ id }) => id);
  const states = await reminderStates(scope, ids, { about: 'peers', cycle: team.cycle.Id });
  const reminderOf = (id: number) => {
    const state = states.get(id);
    return state?.is_reminded ? 'today' : state?.is_away ? 'away' : 'possible';
  };
  return {
    Owing: owing.length,
    Possible: ids.filter((id) => reminderOf(id) === 'possible').length,
    Named: owing
      .filter((peer) => peer.is_named)
      .map((peer) => ({ User: presentTalentPerson(scope, peer), Reminder: reminderOf(peer.id) })),
  };
}

/** Reminds who owes peer feedback about the people of an overview (notifications.14). @throws HttpProblem 404 as `holdTeam`. */
export async function remindPeersOf(
  scope: Scope,
  { params, body }: EndpointParsed<typeof remindPeers>,
): Promise<EndpointReplyInput<typeof remindPeers>> {
  const team = await holdTeam(scope, { ...params, cycleId: body.Cycle }, false);
  if (!team.cycle) throw notFound();
  const owing = await owingOf(scope, team);
  const done = await remindOnce(
    scope,
    owing.map(({ id }) => id),
    { about: 'peers', cycle: team.cycle.Id },
  );
  return { Reminded: done.reminded, Already: done.already, Away: done.away };
}

async function owingOf(scope: Scope, { cycle, ask }: HeldTeam): Promise<OwingPeer[]> {
  return cycle ? owingPeers(scope, { cycleId: cycle.Id, userId: ask.userId }) : [];
}
