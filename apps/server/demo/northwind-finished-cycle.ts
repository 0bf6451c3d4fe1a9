import type { CycleQuestionStory } from './northwind-cycles.ts';

/** A review of the finished cycle; people by their keys. */
interface FinishedReview {
  readonly employee: string;
  readonly reviewer: string;
  readonly primary: number;
  readonly secondary: number;
  /** One answer for each question of the self review. */
  readonly selfReview: readonly string[];
  readonly comment?: string;
  /** The reviewer closed it without the employee's signature. */
  readonly closed?: { readonly reason: string; readonly statement: string };
}

const questions: readonly CycleQuestionStory[] = [
  {
    question: 'What did you achieve, and what helped you?',
    help: 'Your goals of the half-year stand beside this form.',
    isRequired: true,
  },
  { question: 'What was difficult, and what did you learn from it?', help: '', isRequired: true },
];

/**
 * A finished half-year cycle of two teams: self reviews, managers' reviews, signatures, and one that was closed without the
 * employee's signature.
 */
export const northwindFinishedCycle = {
  name: 'Half-year review, hardware',
  departments: ['Mechanical Design', 'Electronics'],
  questions,
  reviews: [
    {
      employee: 'mec1',
      reviewer: 'mech',
      primary: 2,
      secondary: 2,
      selfReview: [
        'The new wrist came out of the first tool as it was drawn. The two days in the tool shop before the release helped most.',
        'I drew too much alone. Since May somebody looks at each drawing before it is final.',
      ],
      comment: 'Thank you. I would like to lead the wrist of the next arm.',
    },
    {
      employee: 'mec2',
      reviewer: 'mech',
      primary: 1,
      secondary: 1,
      selfReview: [
        'The covers are lighter by a third, and the line mounts them without a tool.',
        'Suppliers answer late. I ask two of them at the same time now.',
      ],
    },
    {
      employee: 'ele1',
      reviewer: 'elec',
      primary: 1,
      secondary: 2,
      selfReview: [
        'The power board passed its tests at the second try, and I wrote down why the first one failed.',
        'Planning. Three boards at once were one too many.',
      ],
    },
    {
      employee: 'ele2',
      reviewer: 'elec',
      primary: 1,
      secondary: 1,
      selfReview: [
        'The pack holds its charge over a whole shift, also in the cold store.',
        'The certificate took longer than the design. Next time I ask for it first.',
      ],
      closed: {
        reason: 'Two reminders and a talk had no answer, and the half-year has to be closed.',
        statement:
          'I was with the customer in Osaka for five weeks and read this afterwards. I agree with the review.',
      },
    },
  ] satisfies readonly FinishedReview[] as readonly FinishedReview[],
} as const;

/** The people of the cycle, whose half-year has no appraisals by quarter. */
export const finishedCyclePeople: ReadonlySet<string> = new Set(
  northwindFinishedCycle.reviews.map(({ employee }) => employee),
);
