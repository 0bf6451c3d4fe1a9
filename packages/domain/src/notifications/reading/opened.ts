// Apart from the list of events, because every page loads this file.

/** The things that a screen shows, so that opening them reads what was said about them. */
export const openedThings = [
  'Goal',
  'Person',
  'ActionItems',
  'Appraisal',
  'Strategy',
  'Views',
  'WaitingGoals',
  'PeerFeedback',
  'Calibration',
  'Connections',
  'Tokens',
  'PeopleFile',
] as const;
export type OpenedThing = (typeof openedThings)[number];

/** A thing that a person opened. */
export interface Opened {
  readonly thing: OpenedThing;
  /** 0: the thing has none. */
  readonly id: number;
}

type SearchValues = Readonly<Record<string, unknown>>;

/** Returns the thing that an address shows: the layer before the page. Undefined for pages about nothing in particular. */
export function openedAt(path: string, search: SearchValues): Opened | undefined {
  const { open, about, goal, side } = search;
  if (open === 'appraisal') return withId('Appraisal', about);
  if (open === 'calibration') return withId('Calibration', about);
  const ofPath = Number(/^\/v3\/goals\/(\d+)$/.exec(path)?.[1]);
  const shown = [...(open === undefined || open === 'notifications' ? [] : [goal]), side, ofPath];
  const goalId = shown.find((id) => withId('Goal', id) !== undefined);
  if (goalId !== undefined) return withId('Goal', goalId);
  const person = /^\/v3\/profile\/(\d+)$/.exec(path)?.[1];
  if (person !== undefined) return withId('Person', Number(person));
  switch (path) {
    case '/v3/actionitems':
      return { thing: 'ActionItems', id: 0 };
    case '/v3/strategy':
      return { thing: 'Strategy', id: 0 };
    case '/v3/talent/peerfeedback':
      return { thing: 'PeerFeedback', id: 0 };
    case '/v3/settings/company/connections':
      return { thing: 'Connections', id: 0 };
    case '/v3/settings/tokens':
      return { thing: 'Tokens', id: 0 };
    case '/v3/organization/import':
      return withId('PeopleFile', search.file) ?? { thing: 'PeopleFile', id: 0 };
    case '/v3/insight':
      return search.scope === 'reports' ? { thing: 'Views', id: 0 } : undefined;
    case '/v3/goals':
      return search.waiting === true ? { thing: 'WaitingGoals', id: 0 } : undefined;
    default:
      return undefined;
  }
}

function withId(thing: OpenedThing, id: unknown): Opened | undefined {
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { thing, id } : undefined;
}
