import type { Cycle, ListedCycle } from '@bellwether/contract/talent/cycles';
import { writesAppraisals } from '@bellwether/domain/talent/permissions';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { demandTalent } from '../access.ts';
import { talentSettingsOf } from '../queries.labels.ts';
import { holdCycle } from './access.ts';
import { presentCycle, presentListedCycle } from './presenter.ts';
import { countPeople, cyclesOf, peerQuestionsOf, questionsOf } from './statements.ts';

/** Returns the cycles that the acting person may open, newest first; nothing for people without a team. */
export async function listedCycles(scope: Scope): Promise<ListedCycle[]> {
  demandTalent(scope);
  const { readsAllAppraisals, runsCycles } = scope.capabilities;
  if (!readsAllAppraisals && !writesAppraisals(scope.person)) return [];
  const rows = await cyclesOf(scope, { readsAll: readsAllAppraisals, seesDrafts: runsCycles });
  const periods = await periodsOf(scope);
  const { graceWeeks } = await talentSettingsOf(scope);
  return rows.map((row) => presentListedCycle(scope, row, row, { periods, graceWeeks }));
}

/** Returns the set-up of a cycle. @throws HttpProblem 404 if it does not exist. */
export async function cycleFor(scope: Scope, cycleId: number): Promise<Cycle> {
  const cycle = await holdCycle(scope, cycleId);
  const listed = await cyclesOf(scope, { readsAll: true, seesDrafts: true });
  const counted = listed.find(({ id }) => id === cycleId);
  const people = cycle.isRunning ? (counted?.people ?? 0) : await countPeople(scope, cycle);
  const { handedIn = 0, peersAsked = 0, peersHandedIn = 0 } = counted ?? {};
  return presentCycle(
    scope,
    cycle,
    { people, handedIn, peersAsked, peersHandedIn },
    {
      templates: await questionsOf(scope, cycleId),
      peers: await peerQuestionsOf(scope, cycleId),
    },
  );
}
