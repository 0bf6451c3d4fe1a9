import type { AppraisalState } from '@bellwether/domain/talent/lifecycle';
import type { LevelCount } from '@bellwether/domain/talent/rating';
import { finishedCyclePeople } from './northwind-finished-cycle.ts';
import { leaver, newPeople, northwindPeople } from './northwind-people.ts';

/** An appraisal; employee and reviewer by their keys. */
export interface AppraisalStory {
  readonly employee: string;
  readonly reviewer: string;
  /** 1: the quarter that ended last. */
  readonly quartersAgo: number;
  readonly state: AppraisalState;
  /** Chooses between the texts that fit the rating. */
  readonly turn: number;
  /** The number of levels of both ratings. */
  readonly levels: LevelCount;
  readonly primary: number;
  readonly secondary: number;
  /** The employee's comment, from acknowledged on. */
  readonly comment?: string | undefined;
  /** The reviewer closed it without the employee's signature. */
  readonly closed?: { readonly reason: string; readonly statement: string } | undefined;
}

/** An appraisal in the finished cycle, whose last quarter is `quartersAgo`. */
export interface CycleAppraisalStory extends AppraisalStory {
  readonly cycle: { readonly id: number; readonly name: string; readonly quarters: number };
}

/**
 * The states of the quarter that ended last, by person; everybody else's is completed. Those without one and the drafts
 * are overdue from its fourth week on.
 */
const lately: Readonly<Record<string, AppraisalState | 'none'>> = {
  contributor: 'shared',
  nav3: 'acknowledged',
  nav4: 'draft',
  per1: 'draft',
  per2: 'shared',
  fle1: 'shared',
  fle2: 'none',
  sna1: 'acknowledged',
  des2: 'acknowledged',
  mar3: 'shared',
  seu2: 'none',
};

/** Primary and secondary ratings of twenty people: most are in the middle, a few at each end. */
const spread = '11 21 11 12 10 11 22 11 21 01 11 12 11 20 11 22 10 12 11 00'.split(' ');

/** Most people keep their ratings from quarter to quarter. */
function ratingsOf(place: number, quartersAgo: number) {
  const isMoving = place % 4 === quartersAgo;
  const [primary, secondary] = [...(spread[(place * 7 + (isMoving ? 3 : 0)) % spread.length] ?? '11')];
  const levels = levelsOf(quartersAgo);
  // The middle of three levels is the middle of five, and the ends lie one step further out.
  const rating = (digit: string | undefined) => Number(digit) + (levels === 5 ? 1 : 0);
  return { levels, primary: rating(primary), secondary: rating(secondary) };
}

/** Northwind rated on five levels at first, so the earliest matrix has a scale of its own. */
const levelsOf = (quartersAgo: number): LevelCount => (quartersAgo === 3 ? 5 : 3);

/** Nobody has written this appraisal of two quarters ago, so it is always overdue. */
const overdue = 'sup2';
const disagreement =
  'I see the second goal otherwise: the supplier moved its date, and I said so in week six. I would have liked to talk about it before I read it here.';

/** This person did not sign the appraisal of two quarters ago. */
const silent = 'mar3';
const closed = {
  reason: 'Two reminders and a talk in July had no answer, and the quarter has to be closed.',
  statement:
    'I was on parental leave from the third of July on, and read this in September. I agree with the review.',
};

/** Northwind's appraisals of the finished quarters, in every state. */
export const northwindAppraisals: readonly AppraisalStory[] = northwindPeople.flatMap(
  ({ key, manager, role }, place) => {
    if (manager === undefined || role === 'observer' || newPeople.has(key) || key === leaver) return [];
    return [3, 2, 1].flatMap((quartersAgo): AppraisalStory[] => {
      if (quartersAgo === 2 && key === overdue) return [];
      // The cycle stands in for the two quarters.
      if (quartersAgo >= 2 && finishedCyclePeople.has(key)) return [];
      const state = quartersAgo === 1 ? (lately[key] ?? 'completed') : 'completed';
      if (state === 'none') return [];
      return [
        {
          employee: key,
          reviewer: manager,
          quartersAgo,
          state,
          turn: place + quartersAgo,
          ...ratingsOf(place, quartersAgo),
          closed: key === silent && quartersAgo === 2 ? closed : undefined,
          comment: key === 'peer' && quartersAgo === 1 ? disagreement : undefined,
        },
      ];
    });
  },
);
