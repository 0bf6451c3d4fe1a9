import type { Rating } from '../../goals/rating.ts';
import { grouped } from '../../shared/grouped.ts';
import { midpoints, minimums, z } from '../constants.ts';
import type { ScoredGoal } from '../learning/chances.ts';
import { type Calibration, calibrationOf, clumpOf, sumOf } from './calibration.ts';

/** A blind second view of an agent. Later views come later in the list. */
export interface AgentView {
  readonly goalId: number;
  readonly week: number;
  readonly agent: string;
  readonly likelihood: Rating;
}

export interface AgentScore {
  /** The name as it was last written. */
  readonly agent: string;
  readonly goals: number;
  readonly views: number;
  readonly theirs: Calibration;
  readonly owners: Calibration;
  readonly agentRightOwnerNot: number;
  readonly ownerRightAgentNot: number;
  readonly bothRight: number;
  readonly neitherRight: number;
  /** Who knew better; `alike` if chance alone could make the difference. */
  readonly better: 'agent' | 'owners' | 'alike';
}

type PeriodGoal = ScoredGoal & { readonly periodId: number };

/** A goal with the weeks about which both the agent and the owner said something. */
interface Paired {
  readonly theirs: PeriodGoal;
  readonly owners: PeriodGoal;
}

/**
 * Returns how well each agent knew, beside the owners of the same goals in the same weeks (agents.8): the same weeks,
 * because everybody knows more at a quarter's end. Agents with fewer than 20 finished goals, or with goals of fewer than
 * five owners, are left out. The most goals come first.
 */
export function agentScoresOf(goals: readonly PeriodGoal[], views: readonly AgentView[]): AgentScore[] {
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const byAgent = grouped(views, ({ agent }) => agent.trim().toLowerCase());
  return [...byAgent.values()]
    .flatMap((given) => scoreOf(byId, given) ?? [])
    .sort((one, other) => other.goals - one.goals);
}

function scoreOf(
  goals: ReadonlyMap<number, PeriodGoal>,
  views: readonly AgentView[],
): AgentScore | undefined {
  const paired = [...grouped(views, ({ goalId }) => goalId)].flatMap(([goalId, given]) => {
    const goal = goals.get(goalId);
    return goal ? (pairOf(goal, given) ?? []) : [];
  });
  const owners = new Set(paired.map(({ owners }) => owners.ownerId));
  if (paired.length < minimums.agentGoals || owners.size < minimums.owners) return undefined;
  const quarters = new Set(paired.map(({ owners }) => owners.periodId)).size;
  const theirs = calibrationOf(
    paired.map((pair) => pair.theirs),
    quarters,
  );
  const ofOwners = calibrationOf(
    paired.map((pair) => pair.owners),
    quarters,
  );
  if (!theirs || !ofOwners) return undefined;
  const right = paired.map((pair) => [isRight(pair.theirs), isRight(pair.owners)] as const);
  const count = (agent: boolean, owner: boolean) =>
    right.filter(([one, other]) => one === agent && other === owner).length;
  return {
    agent: views.at(-1)?.agent ?? '',
    goals: paired.length,
    views: sumOf(paired.map((pair) => pair.theirs.given.length)),
    theirs,
    owners: ofOwners,
    agentRightOwnerNot: count(true, false),
    ownerRightAgentNot: count(false, true),
    bothRight: count(true, true),
    neitherRight: count(false, false),
    better: betterOf(paired, quarters),
  };
}

function pairOf(goal: PeriodGoal, views: readonly AgentView[]): Paired | undefined {
  const latest = new Map(views.map(({ week, likelihood }) => [week, likelihood]));
  const both = goal.given.filter(({ week }) => latest.has(week));
  if (both.length === 0) return undefined;
  const theirs = both.map((given) => ({ ...given, likelihood: latest.get(given.week) ?? given.likelihood }));
  return { theirs: { ...goal, given: theirs }, owners: { ...goal, given: both } };
}

const chance = (label: Rating) => midpoints[label] ?? 0;

/** Whether a goal's mean likelihood was on the side of its result; "Unsure" is on no side. */
function isRight({ given, isAchieved }: ScoredGoal): boolean {
  const mean = sumOf(given.map(({ likelihood }) => chance(likelihood))) / given.length;
  return isAchieved ? mean > 0.5 : mean < 0.5;
}

const distance = ({ given, isAchieved }: ScoredGoal) =>
  sumOf(given.map(({ likelihood }) => (chance(likelihood) - (isAchieved ? 1 : 0)) ** 2)) / given.length;

function betterOf(paired: readonly Paired[], quarters: number): AgentScore['better'] {
  const count = paired.length;
  const gains = paired.map(({ theirs, owners }) => distance(owners) - distance(theirs));
  const mean = sumOf(gains) / count;
  const variance = sumOf(gains.map((gain) => (gain - mean) ** 2)) / (count - 1);
  const error = Math.sqrt((variance * clumpOf(count, quarters)) / count);
  if (Math.abs(mean) <= z * error) return 'alike';
  return mean > 0 ? 'agent' : 'owners';
}
