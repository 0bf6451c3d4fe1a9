import type { EndpointReply } from '@bellwether/contract/endpoint';
import type {
  GroupBadNews,
  GroupCalibration,
  getMyInsight,
  LabelPoint,
  listInsightGroups,
} from '@bellwether/contract/insight/calibration';
import type { Forecast } from '@bellwether/contract/insight/forecast';
import type { LabelChance } from '@bellwether/contract/insight/insight';
import type { CalledItem, Look, LookItem } from '@bellwether/contract/insight/look';
import type { getOpinions } from '@bellwether/contract/insight/opinions';

type Mine = EndpointReply<typeof getMyInsight>;
type Groups = EndpointReply<typeof listInsightGroups>;
type OpinionsReply = EndpointReply<typeof getOpinions>;

const person = (Id: number, Name: string) => ({ Id, Name, Avatar: null });

export function buildLookItem(changes: Partial<LookItem> = {}): LookItem {
  return {
    GoalId: 111,
    Title: 'Cut the docking time of the S4 to 40 seconds',
    Owner: person(9, 'Tom Becker'),
    HasOwnerLeft: false,
    MayGiveAway: false,
    Likelihood: 2,
    Quality: 2,
    Weeks: '--333322------',
    Tenths: 4,
    Percent: 42,
    IsAssumed: false,
    Reasons: [
      { Code: 'fell', Text: 'Likelihood fell from Likely to Unsure within a month.' },
      { Code: 'label', Text: 'Unsure at this point comes true about 4 times in 10 here.' },
    ],
    StatusId: 900,
    MayTalk: true,
    WasTalkedAbout: false,
    MayGiveView: true,
    ...changes,
  };
}

const called = (changes: Partial<CalledItem>): CalledItem => ({
  ...buildLookItem({ Likelihood: 1, Quality: 1, Tenths: 3, Percent: 27, Reasons: [] }),
  IsNew: false,
  ...changes,
});

export function buildLook(changes: Partial<Look> = {}): Look {
  return {
    Scope: 3,
    Scopes: [3, 1, 0],
    PeriodId: 40,
    Week: 8,
    Weeks: 14,
    Goals: 52,
    Items: [
      buildLookItem(),
      buildLookItem({
        GoalId: 112,
        Title: 'Win the Rotterdam terminal as a reference customer before the trade fair in Hanover',
        Owner: person(10, 'Isabelle Laurent'),
        Likelihood: 3,
        Quality: 1,
        Tenths: 5,
        Percent: 54,
        Reasons: [
          { Code: 'children', Text: '2 of its 3 contributing goals are called unlikely.' },
          { Code: 'quality_low', Text: 'Likely, yet its quality is called Bad.' },
          { Code: 'label', Text: 'Likely at this point comes true about 6 times in 10 here.' },
        ],
      }),
      buildLookItem({
        GoalId: 113,
        Title: 'Hire two field engineers for the Gdańsk depot',
        Owner: person(11, 'Noor Haddad'),
        Likelihood: null,
        Quality: null,
        Tenths: 4,
        Percent: 45,
        IsAssumed: true,
        Reasons: [{ Code: 'no_word', Text: 'No prediction yet, 8 weeks in.' }],
        MayTalk: false,
      }),
    ],
    Called: [
      called({ GoalId: 121, Title: 'Bring the return rate of batteries below 2%', IsNew: true }),
      called({ GoalId: 122, Title: 'Pass the safety audit in Lyon', Likelihood: 0, Tenths: 1, Percent: 9 }),
    ],
    CalledCount: 2,
    Contradictions: [
      {
        GoalId: 131,
        Title: 'Ship 2.0',
        Kind: 'parent_high',
        Likelihood: 3,
        Children: [
          { GoalId: 132, Title: 'Finish the map editor', Likelihood: 1 },
          { GoalId: 133, Title: 'Replace the planner', Likelihood: 0 },
        ],
        Of: 3,
        Text: 'Ship 2.0 is called Likely; 2 of its 3 contributing goals are called unlikely.',
      },
    ],
    Waiting: 9,
    Quiet: null,
    ...changes,
  };
}

const chanceTenths = [
  [2, 3, 4, 6, 7],
  [1, 3, 4, 6, 8],
  [1, 2, 4, 6, 9],
];

function buildChances(): LabelChance[] {
  return chanceTenths.flatMap((phase, Phase) =>
    phase.map((Tenths, Label) => ({
      Phase,
      Label,
      Tenths,
      Percent: Tenths * 10 + 1,
      IsAssumed: Label === 0,
      Goals: Label === 0 ? null : 20 + Label * 7,
      Text: `Label ${Label} comes true about ${Tenths} in 10 here.`,
    })),
  );
}

export function buildForecast(changes: Partial<Forecast> = {}): Forecast {
  const expected = [34.2, 34.9, 33.1, 33.4, 32.6, 33.2, 32.8];
  return {
    PeriodId: 40,
    Week: 8,
    Weeks: 14,
    Goals: 52,
    Decided: 3,
    Achieved: 2,
    InDispute: 0,
    Expected: 31.4,
    Low: 25,
    Mid: 31,
    High: 37,
    NoWord: 4,
    Share: 0.15,
    History: expected.map((Expected, place) => ({
      Week: place + 1,
      Goals: 52,
      Expected,
      Low: Math.round(Expected) - 8 + Math.floor(place / 3),
      High: Math.round(Expected) + 8 - Math.floor(place / 3),
    })),
    HasEnded: false,
    Moved: [
      { GoalId: 111, Title: 'Cut the docking time of the S4 to 40 seconds', From: 3, To: 2 },
      { GoalId: 141, Title: 'Certify the lidar', From: 3, To: 1 },
      { GoalId: 142, Title: 'Publish the service handbook', From: 2, To: 3 },
      { GoalId: 143, Title: 'Open the Gdańsk depot', From: null, To: 3 },
    ],
    Inside: { Of: 8, Inside: 7 },
    Parts: [
      {
        Group: 'department:Sales',
        Name: 'Sales',
        Goals: 18,
        Decided: 0,
        Achieved: 0,
        Expected: 11.2,
        Low: 8,
        High: 14,
      },
      {
        Group: 'department:Hardware',
        Name: 'Hardware',
        Goals: 15,
        Decided: 0,
        Achieved: 0,
        Expected: 7.1,
        Low: 4,
        High: 10,
      },
      {
        Group: 'department:Navigation',
        Name: 'Navigation',
        Goals: 14,
        Decided: 0,
        Achieved: 0,
        Expected: 10.4,
        Low: 8,
        High: 13,
      },
      {
        Group: 'department:Executive',
        Name: 'Executive',
        Goals: 4,
        Decided: 0,
        Achieved: 0,
        Expected: 2.4,
        Low: null,
        High: null,
      },
    ],
    Chances: buildChances(),
    Phase: 1,
    Goal: null,
    ...changes,
  };
}

const points: readonly (readonly [happened: number, low: number, high: number, goals: number | null])[] = [
  [0.12, 0.04, 0.29, 9],
  [0.31, 0.2, 0.45, 24],
  [0.44, 0.33, 0.56, 41],
  [0.58, 0.47, 0.68, 52],
  [0.62, 0.48, 0.74, 37],
];
const said = [0.05, 0.25, 0.5, 0.75, 0.95];

const labels = (): LabelPoint[] =>
  points.map(([Happened, Low, High, Goals], Label) => ({
    Label,
    Said: said[Label] ?? 0,
    Happened,
    Low,
    High,
    Goals,
  }));

export function buildCalibration(changes: Partial<GroupCalibration> = {}): GroupCalibration {
  return {
    TooFew: false,
    Goals: 163,
    Owners: 31,
    Quarters: 4,
    Imported: null,
    Labels: labels(),
    Brier: 0.203,
    Reliability: 0.014,
    Resolution: 0.031,
    Uncertainty: 0.247,
    Skill: 0.18,
    Bias: 0.118,
    BiasError: 0.052,
    Word: 'too_hopeful',
    Shelved: 11,
    ShelvedUnlikely: 8,
    SecondView: { Goals: 34, Together: 0.16, Alone: 0.18 },
    ...changes,
  };
}

export function buildBadNews(changes: Partial<GroupBadNews> = {}): GroupBadNews {
  const figures = {
    Missed: 14,
    Imported: null,
    Mean: 5.2,
    Early: 8,
    Never: 3,
    Warned: 22,
    WarnedAndAchieved: 6,
  };
  return {
    TooFew: false,
    Quarter: 'Q3 2026',
    ...figures,
    Before: { ...figures, Quarter: 'Q2 2026', Mean: 2.1 },
    ...changes,
  };
}

export function buildGroups(): Groups {
  return {
    data: [
      { Group: 'company', Name: 'Northwind Robotics', Kind: 'company' },
      { Group: 'department:Sales', Name: 'Sales', Kind: 'department' },
      { Group: 'organisation:12', Name: 'Priya Raman', Kind: 'organisation' },
    ],
  };
}

export function buildOpinions(changes: Partial<OpinionsReply> = {}): OpinionsReply {
  return {
    Week: null,
    Owner: null,
    Manager: null,
    Peers: null,
    Together: null,
    IsApart: false,
    StatusId: 900,
    Own: null,
    Looks: [],
    Permissions: { Give: true, Look: true, Note: true },
    ...changes,
  };
}

export function buildMine(): Mine {
  const { Brier, Reliability, Resolution, Uncertainty, Skill } = buildCalibration();
  const ownLabels = labels().map((label) =>
    label.Label < 2 ? { ...label, Low: 0.05, High: 0.6, Goals: null } : { ...label, Goals: 6 },
  );
  return {
    Calibration: {
      TooFew: false,
      Goals: 14,
      Quarters: 4,
      Imported: 0,
      Labels: ownLabels,
      ...{ Brier, Reliability, Resolution, Uncertainty, Skill },
      Bias: 0.12,
      BiasError: 0.09,
      Word: 'too_hopeful',
      BadNews: { Missed: 5, Mean: 3.4, Early: 2, Never: 1, Warned: 6, WarnedAndAchieved: 2 },
      Chances: [
        [0.16, 0.28, 0.4, 0.52, 0.66],
        [0.11, 0.24, 0.39, 0.55, 0.73],
        [0.06, 0.19, 0.36, 0.58, 0.82],
      ],
    },
    Opinions: { TooFew: true, Goals: 2, Need: 5 },
  };
}
