import type { StrategyStory, StrategyTexts, ThemeStory } from './write-strategy.ts';

const paragraph = (text: string) => `<p>${text}</p>`;
const list = (...items: readonly (readonly [string, string])[]) =>
  `<ul>${items.map(([name, text]) => `<li><strong>${name}</strong> ${text}</li>`).join('')}</ul>`;

const present = {
  quartersAgo: 1,
  mission: paragraph(
    'We take the heavy, dull and dangerous work out of warehouses: robots that pick, carry and sort beside people, from the first day and without rebuilding the hall.',
  ),
  vision: paragraph(
    'By 2030 every mid-sized warehouse in Europe and North America can put a robot to work as easily as it hires a person, and nobody lifts more than ten kilograms by hand.',
  ),
  values: list(
    ['Safe before fast.', 'A robot that is unsure stops, and so do we.'],
    [
      'In the hall, not in the lab.',
      'What counts is what runs at a customer’s site at three in the morning.',
    ],
    ['Say the number.', 'We promise what we can measure and tell early when we miss it.'],
    ['One team from bolt to cloud.', 'Hardware, software and service answer for the same robot.'],
  ),
  customers: paragraph(
    'Two hundred sites under contract, each of them live within 60 days of signature, and a net promoter score above 60.',
  ),
  employees: paragraph(
    'Voluntary attrition below 8% a year, every lead trained to lead, and one in three senior roles filled from inside.',
  ),
  shareholders: paragraph(
    'Break even by the end of next year at a gross margin of 45%, without another round of funding.',
  ),
  sales: paragraph(
    'Forty million in recurring revenue, a third of it in Europe, and no customer with more than a tenth of it.',
  ),
  marketing: paragraph(
    'The first name that operations managers think of for picking robots: half of all first meetings come to us unasked.',
  ),
  product: paragraph(
    'The R5 arm picks 600 items an hour with fewer than two mispicks in 10,000, and a fleet of 200 robots shares one hall without a traffic jam.',
  ),
} as const satisfies StrategyStory;

/** The versions that Northwind's ceo published: the first at the start, the present one later. */
export const northwindStrategy: readonly StrategyStory[] = [
  {
    quartersAgo: 3,
    mission: paragraph('We build robots that pick, carry and sort in warehouses.'),
    vision: paragraph('A robot from Northwind in every warehouse of North America.'),
  },
  {
    quartersAgo: 2,
    mission: paragraph(
      'We take the heavy and dull work out of warehouses: robots that pick, carry and sort beside people.',
    ),
    vision: paragraph(
      'A robot from Northwind in every warehouse of North America, and the first ones in Europe.',
    ),
    customers: paragraph('A hundred sites under contract, each of them live within 90 days of signature.'),
    sales: paragraph('Twenty million in recurring revenue.'),
  },
  present,
];

/** The ceo's draft for the next publication. */
export const northwindDraft: StrategyTexts = {
  ...present,
  mission: paragraph(
    'We take the heavy, dull and dangerous work out of warehouses: robots that pick, carry, sort and pack beside people, from the first day and without rebuilding the hall.',
  ),
  sales: paragraph(
    'Sixty million in recurring revenue, half of it in Europe, and no customer with more than a tenth of it.',
  ),
  employees: paragraph(
    'Voluntary attrition below 6% a year, every lead trained to lead, and one in two senior roles filled from inside.',
  ),
};

/** The theme of each quarter of the demo, the oldest first. */
export const northwindThemes: readonly ThemeStory[] = [
  { quartersAgo: 3, title: 'One robot, one zone' },
  { quartersAgo: 2, title: 'From signature to first pick in 60 days' },
  { quartersAgo: 1, title: 'Five pilots, one promise' },
  { quartersAgo: 0, title: 'Twenty customers on the R5, every one of them safe' },
];
