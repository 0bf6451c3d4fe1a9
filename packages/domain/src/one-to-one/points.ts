/** What a goal can give the two to talk about (people.43). */
export const talkSigns = ['fallen', 'silent', 'waiting'] as const;
export type TalkSign = (typeof talkSigns)[number];

export const pointLimits = { body: 500, open: 100 } as const;

/** The facts of a goal that say what to talk about. */
export interface TalkedGoal {
  /** The likelihood before the latest one and the latest one; null: none. */
  readonly before: number | null;
  readonly now: number | null;
  /** Whether the goal misses the prediction of the latest week that needs one. */
  readonly needsUpdate: boolean;
  /** Whether a part of the goal waits for the manager's answer. */
  readonly waits: boolean;
}

/** Returns what a goal gives the two to talk about, the most urgent first (people.43). */
export function signsOf({ before, now, needsUpdate, waits }: TalkedGoal): TalkSign[] {
  return talkSigns.filter((sign) => {
    if (sign === 'fallen') return before !== null && now !== null && now < before;
    return sign === 'silent' ? needsUpdate : waits;
  });
}

/** Whether two people are a pair: one is the other's manager. */
export function isPair(one: { id: number; managerId: number | null }, other: typeof one): boolean {
  return one.id !== other.id && (one.managerId === other.id || other.managerId === one.id);
}
