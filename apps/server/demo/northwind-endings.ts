import { addDays } from '@bellwether/domain/calendar/day';
import type { Northwind, Plan } from './northwind.ts';
import { feedback, outcomes } from './northwind-remarks.ts';
import type { GoalStory, MoveStory, ResultStory } from './story.ts';
import { atWork, later } from './timeline.ts';

type Ending = 'reviewed' | 'dispute' | 'in_review' | 'open' | 'shelved';

/** The endings of the last quarter's goals that the documented accounts see first. */
const named: Readonly<Record<string, Ending>> = {
  'contributor:0': 'open',
  'contributor:1': 'dispute',
  'peer:0': 'in_review',
  'lead:0': 'reviewed',
  'nav3:1': 'shelved',
};

/**
 * Returns how a goal of an ended quarter ended: usually finalised and reviewed, with realistic exceptions.
 */
export function endingOf(
  company: Northwind,
  story: GoalStory,
  manager: number | null,
  plan: Plan,
): GoalStory {
  const { random, calendar, now, periods } = company;
  const isLatest = story.period.index === periods.current.index - 1;
  const ending = (isLatest && named[`${plan.key}:${plan.index}`]) || chance(company, isLatest);
  if (ending === 'open') return story;
  const { endDate } = story.period;
  if (ending === 'shelved' && manager !== null) {
    const at = atWork(addDays(endDate, -random.between(20, 40)), calendar.zone, random);
    const shelve: MoveStory = {
      move: 'shelveGoal',
      at,
      by: manager,
      comment: 'The plan has changed; we come back to this next year.',
    };
    return {
      ...story,
      predictions: story.predictions.filter((given) => given.at < at),
      moves: [...story.moves, shelve],
    };
  }
  const finalizedAt = atWork(addDays(endDate, -random.between(0, 3)), calendar.zone, random);
  if (finalizedAt >= now) return story;
  const last = story.predictions.at(-1);
  const isReached = ending === 'dispute' || (last?.likelihood ?? 2) >= 3;
  const result: ResultStory = {
    completed: isReached,
    objectiveResult: null,
    // What was reached is at least acceptable, whatever was feared before.
    quality: Math.max(last?.quality ?? 2, isReached ? 2 : 0),
    body: random.pick(isReached ? outcomes.yes : outcomes.no),
    at: finalizedAt,
    by: story.owner,
  };
  const finalized = {
    ...story,
    result,
    predictions: story.predictions.filter((given) => given.at < finalizedAt),
  };
  if (manager === null) {
    return {
      ...finalized,
      moves: [...story.moves, { move: 'finalizeGoalAlone', at: finalizedAt, by: story.owner }],
    };
  }
  const moves: MoveStory[] = [...story.moves, { move: 'finalizeGoal', at: finalizedAt, by: story.owner }];
  const reviewedAt = later(finalizedAt, random.between(1, 3), random);
  if (ending === 'in_review' || reviewedAt >= now) return { ...finalized, moves };
  const agreed = ending === 'dispute' ? false : isReached;
  const words = ending === 'dispute' ? feedback.dispute : agreed ? feedback.yes : feedback.no;
  return {
    ...finalized,
    managerResult: {
      completed: agreed,
      objectiveResult: null,
      quality: null,
      body: random.pick(words),
      at: reviewedAt,
      by: manager,
    },
    moves: [...moves, { move: 'reviewResult', at: reviewedAt, by: manager }],
  };
}

function chance({ random }: Northwind, isLatest: boolean): Ending {
  const roll = random.next();
  if (roll < 0.04) return 'shelved';
  if (roll < 0.055) return 'dispute';
  if (isLatest && roll < 0.1) return 'in_review';
  if (isLatest && roll < 0.13) return 'open';
  return 'reviewed';
}
