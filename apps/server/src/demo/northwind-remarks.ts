/** What people of Northwind write beside their predictions, by how the likelihood moved. */
export const ownerRemarks = {
  up: [
    'The fix from last week holds on both test sites, so I am more confident now.',
    'Supplier confirmed the date in writing.',
    'Numbers of the last five days are clearly better than plan.',
    'The pilot team asked to keep it. That was the open question.',
    'We found the cause and it is smaller than feared.',
    'Help from the platform team made the difference.',
  ],
  down: [
    'The customer moved the acceptance test by ten days.',
    'Two people were out this week and the measurement slipped.',
    'The first run on real data was worse than in the hall. Looking for the cause.',
    'Depends on a part that is late. I have asked for a second source.',
    'I underestimated the review effort.',
    'Still possible, but only if the next run is clean.',
  ],
  flat: [
    'On plan, nothing new to report.',
    'Preparation is done, the result shows next week.',
    'Waiting for the weekly numbers, no surprise expected.',
    'Steady. The last tenth will be the hard one.',
  ],
} as const;

export const managerReplies = [
  'Thanks for saying it early. Let us look at it together on Monday.',
  'Good. Please write down what made the difference.',
  'Can we get a second opinion from the pilot site?',
  'I have asked operations to give you two days in the hall.',
  'Understood. What would bring it back to likely?',
  'Nice progress. Keep the quality bar where it is.',
] as const;

export const approvalRemarks = [
  'Clear and measurable. Go.',
  'I like that the measurement names the source.',
  'Approved. Please tell the platform team what you need from them.',
] as const;

export const changeRequests = [
  'The measurement counts what we do, not what the customer gets. Can you turn it round?',
  'Please name the baseline, so that we can see the distance.',
  'Too many things in one goal. Split it and keep the part that matters most.',
] as const;

export const outcomes = {
  yes: [
    'Reached in the last week but one and held since. The report is in the team folder.',
    'Done, a little later than hoped. Two follow-ups are in the backlog.',
    'All measured sites are above the mark. The smallest one only just.',
    'Completed. What helped most was testing on customer data from the start.',
  ],
  no: [
    'We came close but the last site is missing. The remaining work takes about three weeks.',
    'Not reached. We spent the first month on a cause that turned out to be none.',
    'Half way. The approach is right, the estimate was not.',
    'Missed because the part came five weeks late. Everything on our side is ready.',
  ],
} as const;

export const feedback = {
  yes: [
    'Agreed, and well done. The write-up is a model for the other teams.',
    'Reached. For next time: ask for help two weeks earlier.',
    'Agreed. The quality is what impressed me.',
  ],
  no: [
    'Agreed that it is not reached. The reasons are plain and the plan for the rest is good.',
    'Not reached, and I should have cleared the way earlier. We take the rest into the next quarter.',
    'Agreed. Please keep the measurement; it told us the truth early.',
  ],
  dispute: [
    'The measurement says all sites, and two of them are below. For me this is not reached, good as the work is.',
    'I count it as not reached: the audit came after the quarter ended.',
  ],
} as const;
