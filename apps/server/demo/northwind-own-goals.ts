import type { Northwind } from './northwind.ts';
import { plannedGoal } from './northwind-plans.ts';
import type { GoalStory, MoveStory } from './story.ts';
import { later } from './timeline.ts';

type Texts = readonly [title: string, measurement: string];

/** A goal of the running quarter that shows one state, for one person. */
type Scene = (company: Northwind, key: string, manager: string, parent: GoalStory | undefined) => GoalStory;

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Returns additional goals of the running quarter that show every state and badge to the documented accounts.
 */
export function ownGoals(
  company: Northwind,
  key: string,
  manager: string,
  parent: GoalStory | undefined,
): GoalStory[] {
  return (scenes[key] ?? []).map((scene) => scene(company, key, manager, parent));
}

const scenes: Readonly<Record<string, readonly Scene[]>> = {
  contributor: [
    sentBack(
      ['Write down how we test docking', 'The guide exists and two people have used it.'],
      [
        'That it exists counts what we do. What should go better for whoever uses it?',
        'Please name the baseline: how long does a docking test take without the guide?',
        'Writing it and getting it used are two things. Keep the second, it matters more.',
      ],
    ),
    privateGoal([
      'Finish the motion planning course',
      'Certificate of the university with a grade of B or better.',
    ]),
    withEdit(
      'review',
      ['Keep the simulator green on every merge', 'The nightly run fails on less than 2 of 30 nights.'],
      { title: 'Keep the simulator green on every merge and release' },
    ),
    slipping(['Publish the docking benchmark', 'The benchmark runs weekly and three teams look at it.']),
  ],
  peer: [
    inReview([
      'Bring elevator rides to three sites',
      'Robots change floors alone at three sites for two weeks.',
    ]),
    draft(['Tidy the lidar driver', 'No warning in the build, tests for every public function.']),
  ],
  nav3: [
    shelvingAsked(['Evaluate ultra-wideband anchors', 'A written comparison with numbers from two halls.']),
  ],
  nav4: [
    finalizedEarly(
      ['Model the new conveyor in simulation', 'Twenty incidents of last year replay in the model.'],
      'All twenty replay. Two of them showed a cause that nobody had thought of.',
    ),
  ],
  lead: [
    inReview(['Hire a second localisation engineer', 'Signed contract before the end of the quarter.']),
    withEdit(
      'draft',
      [
        'Review every incident within two days',
        'Share of incidents with a review within two working days is 95%.',
      ],
      {
        title: 'Review every incident within one day',
        measurement: 'Share of incidents with a review within one working day is 95%.',
      },
    ),
  ],
  perception: [
    inReview([
      'Agree on one camera for the R6',
      'Decision record signed by hardware, perception and purchasing.',
    ]),
  ],
  manager: [
    privateGoal([
      'Prepare the handover of fleet platform',
      'A named successor and a plan agreed with the CTO.',
    ]),
  ],
  per2: [shelved(['Try event cameras', 'A demo on the test rig and a cost estimate.'])],
  fle1: [draft(['Sketch the data export for auditors', 'Two auditors have seen the sketch and agree.'])],
  seu1: [slipping(['Find a logistics partner in Vienna', 'Letter of intent with one of three candidates.'])],
  suc1: [
    withEdit('review', ['Quarterly review with Halden Foods', 'Minutes with three agreed actions.'], {
      title: 'Quarterly reviews with Halden Foods and Aurelia Home',
    }),
  ],
  lin3: [shelved(['Try the optical torque check', 'Ten robots measured with both methods.'])],
};

function usual(
  company: Northwind,
  key: string,
  manager: string,
  parent: GoalStory | undefined,
  [title, measurement]: Texts,
  more: { isPrivate?: boolean; isUpToDate?: boolean; course?: 'slide' | 'win' } = {},
): GoalStory {
  return plannedGoal(company, {
    key,
    manager,
    period: company.periods.current,
    texts: { title, measurement, description: '' },
    parent: more.isPrivate ? undefined : parent,
    isUpToDate: true,
    ...more,
  });
}

/** Returns a goal that was begun a few days ago and is not approved yet. */
function young(
  company: Northwind,
  key: string,
  parent: GoalStory | undefined,
  [title, measurement]: Texts,
): GoalStory {
  const createdAt = company.now - company.random.between(4, 6) * day - company.random.between(1, 6) * hour;
  return {
    owner: company.idOf(key),
    period: company.periods.current,
    parent,
    title,
    measurement,
    createdAt,
    moves: [],
    predictions: [],
  };
}

function draft(texts: Texts): Scene {
  return (company, key, _manager, parent) => young(company, key, parent, texts);
}

function inReview(texts: Texts): Scene {
  return (company, key, _manager, parent) => {
    const story = young(company, key, parent, texts);
    return {
      ...story,
      moves: [{ move: 'submitGoal', at: later(story.createdAt, 1, company.random), by: story.owner }],
    };
  };
}

function sentBack(texts: Texts, comments: readonly string[]): Scene {
  return (company, key, manager, parent) => {
    const story = young(company, key, parent, texts);
    const submitted = later(story.createdAt, 1, company.random);
    const comment = company.random.pick(comments);
    return {
      ...story,
      moves: [
        { move: 'submitGoal', at: submitted, by: story.owner },
        {
          move: 'requestGoalChanges',
          at: later(submitted, 1, company.random),
          by: company.idOf(manager),
          comment,
        },
      ],
    };
  };
}

function privateGoal(texts: Texts): Scene {
  return (company, key, manager) => usual(company, key, manager, undefined, texts, { isPrivate: true });
}

/** Likelihood falls and the latest week is missing, so the goal is at the top of everybody's list. */
function slipping(texts: Texts): Scene {
  return (company, key, manager, parent) => {
    const story = usual(company, key, manager, parent, texts, { isUpToDate: false, course: 'slide' });
    const last = story.predictions.at(-1);
    const before = story.predictions.at(-2);
    if (!last || !before) return story;
    const lower = { ...last, likelihood: Math.max(0, before.likelihood - 1) };
    return { ...story, predictions: [...story.predictions.slice(0, -1), lower] };
  };
}

function withEdit(
  state: 'draft' | 'review',
  texts: Texts,
  change: { title: string; measurement?: string },
): Scene {
  return (company, key, manager, parent) => {
    const story = usual(company, key, manager, parent, texts);
    return { ...story, edit: { state, ...change, at: company.now - 2 * day, by: story.owner } };
  };
}

function shelvingAsked(texts: Texts): Scene {
  return (company, key, manager, parent) => {
    const story = usual(company, key, manager, parent, texts);
    const comment = 'The supplier stopped the product. I would rather help with docking.';
    return {
      ...story,
      moves: [...story.moves, { move: 'requestShelving', at: company.now - day, by: story.owner, comment }],
    };
  };
}

function shelved(texts: Texts): Scene {
  return (company, key, manager, parent) => {
    const story = usual(company, key, manager, parent, texts);
    const comment = 'Not this year; the pilot needs all hands.';
    return {
      ...story,
      moves: [
        ...story.moves,
        { move: 'shelveGoal', at: company.now - 3 * day, by: company.idOf(manager), comment },
      ],
    };
  };
}

function finalizedEarly(texts: Texts, outcome: string): Scene {
  return (company, key, manager, parent) => {
    const story = usual(company, key, manager, parent, texts, { course: 'win' });
    const at = company.now - 26 * hour;
    const finalize: MoveStory = { move: 'finalizeGoal', at, by: story.owner };
    return {
      ...story,
      predictions: story.predictions.filter((given) => given.at < at),
      moves: [...story.moves, finalize],
      result: {
        completed: true,
        objectiveResult: null,
        quality: 4,
        body: outcome,
        at,
        by: story.owner,
      },
    };
  };
}
