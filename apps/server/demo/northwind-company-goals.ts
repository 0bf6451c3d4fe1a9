import type { GoalTexts } from './goal-texts.ts';

/** The ceo's goals of each quarter, the oldest first; the whole company aligns under them. */
export const companyGoals: readonly (readonly GoalTexts[])[] = [
  [
    [
      'Prove that one robot can serve a whole picking zone',
      'Three reference sites run one zone for 30 days without a second robot on standby.',
      'The reference customers are Halden Foods, Brightline Pharmacy and Aurelia Home.',
    ],
    [
      'Win $6.5M in new recurring revenue',
      'Signed annual contract value of new customers reaches $6.5M by the last day of the quarter.',
    ],
    [
      'Make quality a habit on the assembly line',
      'Hours of rework per robot are down by a third, and every station reads its own numbers daily.',
    ],
    [
      'Be a place where engineers stay',
      'At most one engineer leaves of their own wish, and eight of ten would recommend us to a friend.',
    ],
  ],
  [
    [
      'Cut the time from contract to first pick to 60 days',
      'The median of all deployments that finish this quarter is 60 days or less.',
      'Measured from signature to the first paid pick. Today it takes 84 days.',
    ],
    [
      'Grow new recurring revenue to $7.2M',
      'Signed annual contract value of new customers reaches $7.2M by the last day of the quarter.',
    ],
    [
      'Bring the cost of a robot below $38,000',
      'Bill of materials plus labour of the R4 is below $38,000 for units built in the last month.',
    ],
    [
      'Keep every customer we have',
      'No customer above $250,000 leaves, and nine of ten contracts that end in the quarter are renewed.',
    ],
  ],
  [
    [
      'Launch the R5 picking arm with five pilot customers',
      'Five pilots have signed, are installed and pick at least 300 items an hour.',
      'Speed counts only together with fewer than 4 mispicks in 10,000.',
    ],
    ['Open the German market', 'Two signed customers in Germany and a support partner under contract.'],
    [
      'Reach 99.5% fleet availability',
      'Availability of all robots under contract, weighted by hours, is 99.5% in each month.',
    ],
    [
      'Publish a plan for profitability that the board adopts',
      'The board adopts the plan by vote; each department has a budget that follows from it.',
    ],
  ],
  [
    [
      'Ship the R5 picking arm to 20 customers',
      'Twenty customers run the R5 in production and pick at least 400 items an hour on average.',
      'Every customer of the pilot group has agreed to be named.',
    ],
    [
      'Win $9M in new recurring revenue, a third of it in Europe',
      'Signed annual contract value of new customers reaches $9M, of which $3M in Europe.',
    ],
    [
      'Hold 99.7% fleet availability while we grow by half',
      'Availability of all robots under contract, weighted by hours, is 99.7% in each month.',
    ],
    [
      'Pass the ISO 10218 safety audit without major findings',
      'The auditor’s report lists no major finding and at most three minor ones.',
    ],
  ],
];
