import { hasBegun } from '@bellwether/domain/calendar/prediction-window';
import type { Northwind } from '../demo/northwind.ts';
import { plannedGoal } from '../demo/northwind-plans.ts';
import { changeRequests, outcomes } from '../demo/northwind-remarks.ts';
import type { GoalStory, MoveStory, ResultStory, WrittenGoal } from '../demo/story.ts';
import { later } from '../demo/timeline.ts';
import type { Period } from '../src/features/tenant/queries.ts';
import { goalTexts } from './texts.ts';

const day = 86_400_000;

/** The stages of a goal of the running quarter. */
export const scenes = [
  'approved',
  'edit draft',
  'edit in review',
  'draft',
  'sent back',
  'in review',
  'shelving asked',
  'shelved',
  'results in review',
  'finalized',
] as const;
export type Scene = (typeof scenes)[number];

/** The number of goals in each scene, of fifty goals of the running quarter. */
const share: Readonly<Record<Scene, number>> = {
  approved: 30,
  'edit draft': 2,
  'edit in review': 2,
  draft: 3,
  'sent back': 1,
  'in review': 3,
  'shelving asked': 1,
  shelved: 2,
  'results in review': 3,
  finalized: 3,
};

/** Returns a dealer of shuffled scenes in these shares: any fifty goals in a row have every scene. */
export function sceneDeck(random: { between(from: number, to: number): number }): () => Scene {
  const deck = scenes.flatMap((scene) => Array<Scene>(share[scene]).fill(scene));
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [deck[last], deck[other]] = [deck[other] ?? 'approved', deck[last] ?? 'approved'];
  }
  let dealt = 0;
  return () => deck[dealt++ % deck.length] ?? 'approved';
}

export interface GoalToMake {
  readonly key: string;
  readonly manager: string | undefined;
  readonly period: Period;
  readonly parent: WrittenGoal | undefined;
  readonly isPrivate: boolean;
  readonly followers: readonly number[];
  readonly scene: Scene;
}

/**
 * Returns a goal with its history: finished in an ended quarter, in its scene in the running one, new in a
 * later one.
 */
export function madeGoal(company: Northwind, asked: GoalToMake): GoalStory {
  const { parent, isPrivate, followers } = asked;
  const ties = { parent: isPrivate ? undefined : parent, isPrivate, followers };
  const begun = hasBegun(asked.period, company.now, company.calendar);
  const story = begun ? begunGoal(company, asked) : youngGoal(company, asked, laterScene(asked.scene));
  return { ...story, ...ties };
}

function begunGoal(company: Northwind, asked: GoalToMake): GoalStory {
  const { key, manager, period, isPrivate, scene } = asked;
  const isYoung = scene === 'draft' || scene === 'sent back' || scene === 'in review';
  const isRunning = period === company.periods.current;
  if (isRunning && isYoung) return youngGoal(company, asked, scene);
  const story = plannedGoal(company, { key, manager, period, texts: goalTexts(company.random), isPrivate });
  return isRunning ? inScene(company, story, asked) : story;
}

/** A quarter that has not begun has no results and no shelving. */
function laterScene(scene: Scene): 'draft' | 'in review' | 'approved' {
  if (scene === 'draft' || scene === 'in review') return scene;
  return scene === 'approved' ? 'approved' : 'draft';
}

/** Returns a goal that was begun a few days ago and is not long approved. */
function youngGoal(company: Northwind, asked: GoalToMake, scene: Scene): GoalStory {
  const { random, now, idOf } = company;
  const owner = idOf(asked.key);
  const manager = asked.manager === undefined ? undefined : idOf(asked.manager);
  const createdAt = now - random.between(4, 9) * day;
  const submittedAt = later(createdAt, 1, random);
  const answeredAt = later(submittedAt, 1, random);
  const submit: MoveStory = { move: 'submitGoal', at: submittedAt, by: owner };
  const moves: MoveStory[] = [];
  if (manager === undefined) {
    if (scene === 'approved') moves.push({ move: 'publishGoal', at: submittedAt, by: owner });
  } else {
    if (scene !== 'draft') moves.push(submit);
    if (scene === 'approved') moves.push({ move: 'approveGoal', at: answeredAt, by: manager });
    if (scene === 'sent back') {
      const comment = random.pick(changeRequests);
      moves.push({ move: 'requestGoalChanges', at: answeredAt, by: manager, comment });
    }
  }
  return { owner, period: asked.period, ...goalTexts(random), createdAt, moves, predictions: [] };
}

/** Adds the last days' events to an approved goal of the running quarter. */
function inScene(company: Northwind, story: GoalStory, asked: GoalToMake): GoalStory {
  const { now, random, idOf } = company;
  const manager = asked.manager === undefined ? undefined : idOf(asked.manager);
  const at = now - 2 * day + random.between(0, 20) * 3_600_000;
  const add = (...moves: MoveStory[]) => ({
    ...story,
    moves: [...story.moves, ...moves],
    predictions: story.predictions.filter((given) => given.at < at),
  });
  // An owner without a manager requests nothing, and a quarter that is hours old has no results.
  const hasRoom = at > (story.moves.at(-1)?.at ?? now) && hasBegun(story.period, at, company.calendar);
  if (manager === undefined || !hasRoom) return story;
  const result: ResultStory = {
    completed: random.chance(0.7),
    objectiveResult: null,
    quality: random.between(1, 4),
    body: random.pick(outcomes.yes),
    at,
    by: story.owner,
  };
  const reviewedAt = at + 7_200_000;
  switch (asked.scene) {
    case 'edit draft':
      return { ...story, edit: { state: 'draft', title: `${story.title} and keep it`, at, by: story.owner } };
    case 'edit in review':
      return {
        ...story,
        edit: { state: 'review', title: `${story.title} and keep it`, at, by: story.owner },
      };
    case 'shelving asked':
      return add({ move: 'requestShelving', at, by: story.owner, comment: 'Other work goes first.' });
    case 'shelved':
      return add({ move: 'shelveGoal', at, by: manager });
    case 'results in review':
      return { ...add({ move: 'finalizeGoal', at, by: story.owner }), result };
    case 'finalized':
      return {
        ...add(
          { move: 'finalizeGoal', at, by: story.owner },
          { move: 'reviewResult', at: reviewedAt, by: manager },
        ),
        result,
        managerResult: { ...result, quality: null, at: reviewedAt, by: manager },
      };
    default:
      return story;
  }
}

/** Returns whether later goals may be aligned below it: it is not private and was approved. */
export function canHoldGoals(story: GoalStory): boolean {
  const hidden = story.isPrivate ?? false;
  const last = story.moves.at(-1)?.move;
  return !hidden && last !== undefined && !['submitGoal', 'requestGoalChanges', 'shelveGoal'].includes(last);
}
