import type { Northwind } from './northwind.ts';
import type { CommentStory, GoalStory, PredictionStory } from './story.ts';

/** What an owner says, from the first doubt to the present one; the last may be answered by the ceo. */
interface Doubt {
  readonly owner: string;
  /** Which of the owner's goals under the company goal. */
  readonly title: RegExp;
  readonly said: readonly [early: string, middle: string, late: string];
  readonly asked?: string;
}

/**
 * Three teams doubt the company goal that the ceo calls very likely: the contradiction of the running quarter, told through
 * from the first doubt to the ceo's question.
 */
const doubts: readonly Doubt[] = [
  {
    owner: 'cto',
    title: /^Release /,
    said: [
      'The gripper firmware came a week late. We still make the date if the hardware freeze holds.',
      'The freeze moved by two weeks, so our test weeks overlap with the pilot. I call it less likely than the plan says.',
      'Without two weeks of testing on the final arm I will not release. For 20 customers this quarter we need a smaller first release.',
    ],
    asked:
      'I call the 20 customers very likely, and three of you do not. What do you know that I do not? Please bring the smallest release that a customer would pay for to our talk on Thursday.',
  },
  {
    owner: 'product',
    title: /^Decide the roadmap/,
    said: [
      'Seven of the 30 customers have answered so far. Enough to begin, not enough to decide.',
      'The answers say that half of them want the R5 only with the new safety board, which is certified next quarter.',
      'If the board is late, we have nine customers for the R5 and not 20. I told Samuel and Aisha the same.',
    ],
  },
  {
    owner: 'operations',
    title: /^Deploy /,
    said: [
      'Sites are booked, but six of them wait for the release date before they sign.',
      'Two sites moved to January because nobody could confirm the release to them.',
      'We can deploy what is released. At the present pace that is eleven sites, so the 20 customers do not add up.',
    ],
  },
];

const minute = 60_000;

/** Returns the story, with these comments in the place of others on the same predictions if it is a doubted one. */
export function toldThrough(company: Northwind, story: GoalStory): GoalStory {
  const doubt = doubts.find(
    ({ owner, title }) => company.idOf(owner) === story.owner && title.test(story.title),
  );
  if (!doubt || story.period !== company.periods.current || story.isPrivate) return story;
  const { predictions } = story;
  const places = [0, Math.floor((predictions.length - 1) / 2), predictions.length - 1];
  return {
    ...story,
    predictions: predictions.map((given, at) => withWords(company, given, doubt, places.indexOf(at))),
  };
}

function withWords(
  company: Northwind,
  given: PredictionStory,
  { owner, said, asked }: Doubt,
  place: number,
): PredictionStory {
  const body = said[place];
  const at = given.at + minute;
  if (body === undefined || at >= company.now) return given;
  const answeredAt = at + 3 * 60 * minute;
  const isAsked = place === said.length - 1 && asked !== undefined && answeredAt < company.now;
  const comments: CommentStory[] = [
    { by: company.idOf(owner), at, body },
    ...(isAsked ? [{ by: company.idOf('ceo'), at: answeredAt, body: asked }] : []),
  ];
  return { ...given, comments };
}
