/** Owners' comments on predictions, by how the likelihood moved and, if it did not, by its level. */
export const ownerRemarks = {
  first: [
    'We have begun. The first numbers come next week.',
    'Too early to say more; the plan stands.',
    'A first guess. I will know more after the kick-off.',
  ],
  up: [
    'The question that was open last week is answered, so I am more confident now.',
    'The date is confirmed in writing.',
    'Numbers of the last five days are clearly better than plan.',
    'The first people to try it asked to keep it. That was the open question.',
    'We found what held us back, and it is smaller than feared.',
    'Help from the neighbouring team made the difference.',
  ],
  down: [
    'A date that we depend on moved by ten days.',
    'Two people were out this week and we lost time.',
    'The first real numbers are below what we had assumed. Looking for the cause.',
    'Depends on somebody outside who is late. I have asked for a second way.',
    'I underestimated how long the reviews take.',
    'Still possible, but only if the next step works at the first try.',
  ],
  steady: [
    'On plan, nothing new to report.',
    'Preparation is done, the result shows next week.',
    'Waiting for the weekly numbers, no surprise expected.',
    'Steady. The last tenth will be the hard one.',
  ],
  stuck: [
    'No change. The next step decides, and it is booked for next week.',
    'Same as last week: the answer that we wait for is not in.',
    'We keep at it, but nothing this week tells me more.',
    'Still behind. I want to see one more week before I change the plan.',
  ],
} as const;

/** The managers' replies to these comments. */
export const managerReplies = {
  first: ['Good start. What is the first thing that has to work?', 'Thank you. Tell me whom you need.'],
  up: [
    'Good. Please write down what made the difference.',
    'Nice progress. Keep the quality bar where it is.',
    'Glad to read that. What is the next thing that could go wrong?',
  ],
  down: [
    'Thanks for saying it early. Let us look at it together on Monday.',
    'Understood. What would bring it back to likely?',
    'Can we get a second opinion before we change the plan?',
    'I will free two days for you next week, use them for this.',
  ],
  steady: ['Good, thank you.', 'Fine. Tell me as soon as anything moves.'],
  stuck: ['What would you need to be surer next week?', 'Then let us decide on Monday whether to narrow it.'],
} as const;

export const approvalRemarks = [
  'Clear and measurable. Go.',
  'I like that the measurement says how we will know.',
  'Approved. Please tell the teams that you depend on what you need from them.',
] as const;

export const changeRequests = [
  'The measurement counts what we do, not what the customer gets. Can you turn it round?',
  'Please name the baseline, so that we can see the distance.',
  'Too many things in one goal. Split it and keep the part that matters most.',
] as const;

export const outcomes = {
  yes: [
    'Reached in the last week but one and held since. The numbers are in the team folder.',
    'Done, a little later than hoped. Two follow-ups are on our list.',
    'Reached as measured, if only just.',
    'Completed. What helped most was measuring it from the first week on.',
  ],
  no: [
    'We came close, but the last part is missing. It takes about three weeks more.',
    'Not reached. We spent the first month on a cause that turned out to be none.',
    'Half way. The approach is right, the estimate was not.',
    'Missed because something we depended on came five weeks late. Everything on our side is ready.',
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
    'Good as the work is: by the measurement that we agreed on, this is close to the mark and not at it.',
    'I count it as not reached: the proof came after the quarter ended.',
  ],
} as const;
