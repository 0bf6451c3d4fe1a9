/**
 * Owners' comments on predictions, by how the likelihood moved and, if it did not, by its level, and by the time of the
 * quarter.
 */
export const ownerRemarks = {
  first: {
    early: [
      'We have begun. The first numbers come next week.',
      'Too early to say more; the plan stands.',
      'A first guess. I will know more after the kick-off.',
      'I know the first half of the way. The second depends on what we find.',
      'Everybody who is needed has said yes. Now we measure where we start.',
      'The goal is clear to the team; the way there is only half planned.',
      'The list of what we measure is agreed with Finance.',
      'Two of the three people I need are free from Monday on.',
    ],
    middle: [
      'Started later than planned, so this is a careful first guess.',
      'The first weeks went into preparation. The numbers begin now.',
      'We have a baseline at last, and it is worse than we believed.',
      'The contract came late. Nine weeks remain for what was planned for thirteen.',
    ],
    late: [
      'We begin late in the quarter. What counts is whether the first step works.',
      'A short goal with a clear end. I will say next week how it stands.',
    ],
  },
  up: {
    early: [
      'The question that was open last week is answered, so I am more confident now.',
      'The kick-off was better than I had feared. Everybody knows their part.',
      'The first trial worked on the second day.',
      'The supplier has confirmed the delivery for next month.',
      'We may use the test hall on Tuesdays and Thursdays. That was the bottleneck.',
      'The people who were promised have arrived.',
      'The old data could be read after all. That saves us two weeks.',
    ],
    middle: [
      'The date is confirmed in writing.',
      'The second way that we tried on the side is the better one. We change over.',
      'Numbers of the last five days are clearly better than plan.',
      'The first people to try it asked to keep it. That was the open question.',
      'We found what held us back, and it is smaller than feared.',
      'Help from the neighbouring team made the difference.',
      'The second site shows the same numbers as the first. It was no accident.',
      'We dropped the part that nobody used, and are back on plan.',
      'The review found two small things and none of the big ones.',
      'The customer let us come on site for a day, and the cause was plain within an hour.',
      'We split the work in two, and the first half is already in use.',
    ],
    late: [
      'Only the last measurement is missing, and the trend is clear.',
      'The customer has tried it and will sign.',
      'Two weeks ahead of the date. We use them for the documentation.',
      'The last risk on our list is gone.',
      'It held through the busiest week of the quarter.',
      'What was a pilot is now the way we work.',
      'The last open part arrived on Tuesday and fits.',
    ],
  },
  down: {
    early: [
      'A date that we depend on moved by ten days.',
      'Two people were out this week and we lost time.',
      'The baseline is lower than we assumed, so the way is longer.',
      'The first trial failed, and we do not know why yet.',
      'I had counted on a decision that was not made this week.',
      'We need a tool that is not bought yet.',
      'The supplier asks for a larger order than we planned.',
    ],
    middle: [
      'The first real numbers are below what we had assumed. Looking for the cause.',
      'Depends on somebody outside who is late. I have asked for a second way.',
      'I underestimated how long the reviews take.',
      'What worked in the lab does not work on site.',
      'The neighbouring team needs the same two people.',
      'A customer found a fault that we have to mend first.',
      'We are at half of the number, with more than half of the time gone.',
      'The approval that we wait for needs another round.',
      'The test hall is booked by others until the end of the month.',
      'The second site has another floor than the first, and everything must be measured again.',
    ],
    late: [
      'Still possible, but only if the next step works at the first try.',
      'We lose a week to the audit, and there is no other week.',
      'The number stands still, and four weeks are left.',
      'It will be close. I would rather say it now than in the last week.',
      'Two of the five parts will be late, and I do not know yet which.',
      'The part that we kept for the end turns out to be the hard one.',
      'Without the second test bench we do not get there.',
      'The customer moved the acceptance by three weeks, past the end of the quarter.',
    ],
  },
  steady: {
    early: [
      'On plan, nothing new to report.',
      'Preparation is done, the result shows next week.',
      'The plan for the next four weeks stands.',
      'Quiet week: everybody is at work on their part.',
      'The kick-off notes are written down and nobody has objected.',
    ],
    middle: [
      'Waiting for the weekly numbers, no surprise expected.',
      'Half of the way, half of the time.',
      'Same as last week, and that is good.',
      'No news from the sites, which is how it should be.',
      'The numbers move as planned.',
      'Nothing to decide this week. The next report comes on Thursday.',
    ],
    late: [
      'Steady. The last tenth will be the hard one.',
      'We only have to hold what we have reached.',
      'The write-up has begun; the result stands.',
      'Two sites are done, the third follows on Wednesday as planned.',
    ],
  },
  stuck: {
    early: [
      'No change. The next step decides, and it is booked for next week.',
      'We still look for somebody who has done this before.',
      'The question of who pays is not settled.',
      'We have two ways and have not chosen yet.',
      'The access to the data is still not granted.',
    ],
    middle: [
      'Same as last week: the answer that we wait for is not in.',
      'We keep at it, but nothing this week tells me more.',
      'The cause is known, the remedy is not.',
      'We wait for parts. The list is with purchasing.',
      'The meeting that was to decide it was moved again.',
    ],
    late: [
      'Still behind. I want to see one more week before I change the plan.',
      'We will reach a part of it. Which part, we decide on Friday.',
      'No movement. I have asked for a talk about what to drop.',
      'We know what is missing, and nobody has the hours for it this month.',
    ],
  },
} as const;

/** The managers' replies to these comments. */
export const managerReplies = {
  first: [
    'Good start. What is the first thing that has to work?',
    'Then I put it on the list for our next talk.',
    'Thank you. Tell me whom you need.',
    'Good. When will you know whether the baseline is right?',
    'Fine. Which week will tell us most?',
    'Good. Please say early if the plan meets the plan of another team.',
  ],
  up: [
    'Good. Please write down what made the difference.',
    'I am glad that you did not give up on it.',
    'Nice progress. Keep the quality bar where it is.',
    'Glad to read that. What is the next thing that could go wrong?',
    'Well done. Tell it in the Monday round, others wait for the same.',
    'Good news. Does it change what you need from the others?',
    'Thank you. I tell the customer that we keep the date.',
    'That is the news of the week. Who else had a hand in it?',
  ],
  down: [
    'Thanks for saying it early. Let us look at it together on Monday.',
    'Understood. What would bring it back to likely?',
    'Can we get a second opinion before we change the plan?',
    'I will free two days for you next week, use them for this.',
    'Who has to know this besides me?',
    'Better now than in the last week. What can we leave out?',
    'I call the supplier tomorrow morning.',
    'Then we talk about it on Thursday, with the numbers beside us.',
  ],
  steady: [
    'Good, thank you.',
    'Fine. Tell me as soon as anything moves.',
    'Good. What would you do if you had one more person?',
    'Thank you. Nothing from me.',
  ],
  stuck: [
    'What would you need to be surer next week?',
    'Then let us decide on Monday whether to narrow it.',
    'Whose answer is missing? I will ask for it.',
    'Let us take it apart together: what is known, what is not.',
    'I would rather have half of it in time. Which half counts?',
  ],
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
