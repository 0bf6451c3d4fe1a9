import type { GoalTemplate } from './goal-template.ts';

const product: readonly GoalTemplate[] = [
  {
    about: 'adopt activat onboard feature usage user engag',
    titles: [
      'Raise the share of new users who reach [outcome] in their first week from [baseline]% to [target]% {by}',
      'Get [target]% of active customers to use [feature] every week {by}',
    ],
    objectives: [
      'Make the first week with our product feel easy and worth it',
      'Make [feature] part of our customers’ weekly work',
    ],
    measures: [
      'Share of new users who reach [outcome] within seven days of signing up: from [baseline]% to [target]% {by}, read every week from [system]',
      'Weekly active users of [feature]: from [baseline] to [target] {by}',
      'Median time from signing up to [outcome]: from [baseline] to [target] minutes {by}',
    ],
    why: 'People who reach a first result early stay, and recommend us; those who do not are lost before anyone talks to them.',
    steps: [
      'Watch [number] new users and write down where they stop.',
      'Mend the largest drop first, and measure it before and after.',
      'Repeat every two weeks until the target holds for a full month.',
    ],
  },
  {
    about: 'roadmap launch release ship deliver build portal version mvp',
    titles: [
      'Launch [feature] to [segment] {by}, with at least [target] customers using it',
      'Deliver [target] of the [number] roadmap items promised for this quarter {by}',
    ],
    objectives: [
      'Put [feature] into the hands of customers who have been waiting for it',
      'Become a product team whose dates can be relied on',
    ],
    measures: [
      '[feature] is open to all of [segment] {by} and used by at least [target] customers in its first month',
      'Promised roadmap items delivered: [target] of [number] {by}, counted in [system]',
      'Critical faults reported in the first month after the launch: at most [target], against [baseline] at the last launch',
    ],
    why: 'Sales and support have promised this to customers; each week of delay costs trust that is hard to earn back.',
    steps: [
      'Agree with [team] what is in the first version and what is not.',
      'Open it to [number] friendly customers and collect what they say.',
      'Decide on the launch from that evidence, and tell everybody the date.',
    ],
  },
  {
    about: 'customer feedback satisf nps research discover interview need',
    titles: [
      'Raise the product’s NPS from [baseline] to [target] {by}',
      'Talk with [target] customers of [segment] and turn what they say into [number] decisions {by}',
    ],
    objectives: [
      'Know our customers’ work better than anyone else in the market',
      'Build a product that customers recommend without being asked',
    ],
    measures: [
      'NPS of [product]: from [baseline] to [target] {by}, from the survey of at least [number] customers',
      'Customer conversations held and written up: [target] {by}, each by the template in [system]',
      'Roadmap decisions that name the conversations behind them: [target]% {by}, against [baseline]% today',
    ],
    why: 'We decide every week what to build; decisions backed by what customers do are right more often than opinions.',
    steps: [
      'Choose whom to talk to: happy, unhappy and lost customers.',
      'Hold the conversations in pairs, and share a summary within two days.',
      'Present what we learned and what we change because of it.',
    ],
  },
  {
    about: 'quality bug fault defect reliab perform speed stab',
    titles: [
      'Cut customer-reported faults from [baseline] to [target] a month {by}',
      'Bring the median load time of [feature] from [baseline] to [target] seconds {by}',
    ],
    objectives: [
      'Give customers a product they never have to wait for or apologise for',
      'Let quality be the reason why customers stay',
    ],
    measures: [
      'Faults reported by customers: from [baseline] to [target] a month {by}, counted in [system]',
      'Median load time of [feature]: from [baseline] to [target] seconds {by}, measured for real users',
      'Faults mended within the promised time: from [baseline]% to [target]% {by}',
    ],
    why: 'Every fault costs the customer’s time and ours twice: once in support and once in the next renewal.',
    steps: [
      'Group last quarter’s faults by cause and choose the three largest.',
      'Give each cause an owner, and add a check that keeps it from coming back.',
      'Review the count every week with [team].',
    ],
  },
];

const marketing: readonly GoalTemplate[] = [
  {
    about: 'lead pipeline demand generat campaign mql inbound funnel',
    titles: [
      'Raise qualified leads from [baseline] to [target] a month {by}',
      'Bring [amount] of new pipeline from [campaign] {by}',
    ],
    objectives: [
      'Give sales more good conversations than they can start themselves',
      'Turn marketing into the most reliable source of pipeline',
    ],
    measures: [
      'Qualified leads accepted by sales: from [baseline] to [target] a month {by}, counted in [system]',
      'Pipeline that began with marketing: from [baseline] to [target] {by}',
      'Cost of a qualified lead: from [baseline] to at most [target] {by}',
    ],
    why: 'Sales can only win what it gets to see; a steady flow of good leads decides the next two quarters.',
    steps: [
      'Agree with sales in writing what a qualified lead is.',
      'Put the budget behind the two channels with the best cost per accepted lead.',
      'Stop or change whatever misses its number two months in a row.',
    ],
  },
  {
    about: 'brand aware reach press media visib position communit event',
    titles: [
      'Raise aided awareness in [segment] from [baseline]% to [target]% {by}',
      'Win [target] mentions in the media that [audience] reads {by}',
    ],
    objectives: [
      'Become the name that [audience] thinks of first',
      'Be heard where our customers make up their minds',
    ],
    measures: [
      'Aided awareness in [segment]: from [baseline]% to [target]% {by}, from the same survey as last time',
      'Mentions in the agreed list of media: from [baseline] to [target] {by}',
      'Visits that began with a search for our name: from [baseline] to [target] a month {by}',
    ],
    why: 'Buyers choose from the three names they know; whoever is not among them never hears of the deal.',
    steps: [
      'Write down the one thing we want to be known for, and test it with [number] customers.',
      'Plan one story a month with dates, channel and owner.',
      'Compare the figures with the baseline in the middle and at the end of the quarter.',
    ],
  },
  {
    about: 'web site conver content seo search traffic landing visitor newsletter',
    titles: [
      'Raise the website’s conversion to [outcome] from [baseline]% to [target]% {by}',
      'Grow monthly visits from organic search from [baseline] to [target] {by}',
    ],
    objectives: [
      'Make our website the best salesperson we have',
      'Answer the questions of [audience] better than anyone else',
    ],
    measures: [
      'Visitors who reach [outcome]: from [baseline]% to [target]% {by}, read every week from [system]',
      'Visits from organic search: from [baseline] to [target] a month {by}',
      'Pages that answer one of the top [number] questions of customers: from [baseline] to [target] {by}',
    ],
    why: 'Most buyers have decided half of it before they talk to us; the website is where that half happens.',
    steps: [
      'Find the pages where most visitors leave.',
      'Test one change at a time, two a month, and keep what works.',
      'Publish what we learned, so that [team] can use it in campaigns.',
    ],
  },
  {
    about: 'retain customer refer advoc story reference upsell loyal launch',
    titles: [
      'Publish [target] customer stories with numbers in them {by}',
      'Launch [product] to [segment] {by} and reach [target] sign-ups in the first month',
    ],
    objectives: [
      'Let our customers tell our story for us',
      'Make the launch of [product] impossible to overlook in [segment]',
    ],
    measures: [
      'Customer stories published with a figure and a name: from [baseline] to [target] {by}',
      'Sign-ups for [product] in the first month after the launch: at least [target]',
      'Deals in which a reference took part: from [baseline] to [target] {by}',
    ],
    why: 'Buyers believe people like themselves; a named customer with a number convinces more than any campaign.',
    steps: [
      'Ask customer success for [number] customers with a result worth telling.',
      'Hold the interviews, and have each story approved before it is laid out.',
      'Give sales one page per story and ask after a month which were used.',
    ],
  },
];

const sales: readonly GoalTemplate[] = [
  {
    about: 'revenue book quota target close deal arr growth win',
    titles: [
      'Grow new bookings from [baseline] to [target] {by}',
      'Raise the win rate of qualified deals from [baseline]% to [target]% {by}',
    ],
    objectives: [
      'Grow with customers who will still be with us in three years',
      'Win the deals that we are made for',
    ],
    measures: [
      'New bookings: from [baseline] to [target] {by}, signed and entered in [system]',
      'Win rate of qualified deals: from [baseline]% to [target]% {by}',
      'Average size of a new deal: from [baseline] to [target] {by}',
    ],
    why: 'The plan of the year stands on this quarter’s bookings; what slips now is missing twice later.',
    steps: [
      'Go through every open deal and give it a next step with a date, or close it.',
      'Review the three largest deals with [team] every week.',
      'Write down why we won and lost, and change one thing a month because of it.',
    ],
  },
  {
    about: 'pipeline prospect outreach meeting lead qualif coverage opportunit',
    titles: [
      'Build pipeline of [target] for next quarter {by}',
      'Hold [target] first meetings with decision makers in [segment] {by}',
    ],
    objectives: [
      'Begin every quarter with enough good pipeline to choose from',
      'Open the doors of [segment]',
    ],
    measures: [
      'Qualified pipeline for next quarter: from [baseline] to [target] {by}, counted in [system]',
      'First meetings with decision makers in [segment]: from [baseline] to [target] {by}',
      'Share of first meetings that become a qualified opportunity: from [baseline]% to [target]% {by}',
    ],
    why: 'A quarter is decided before it begins: without pipeline on its first day the number can no longer be reached.',
    steps: [
      'List the [number] accounts in [segment] that fit best, with a name for each.',
      'Block two mornings a week for outreach, and keep them.',
      'Look at meetings held and opportunities opened every Friday.',
    ],
  },
  {
    about: 'retain renew churn expand upsell account existing customer loyal',
    titles: [
      'Raise net revenue retention from [baseline]% to [target]% {by}',
      'Renew [target]% of the contracts that end this quarter, before they end',
    ],
    objectives: [
      'Make staying and growing with us the obvious choice',
      'Know of every customer at risk before they tell us',
    ],
    measures: [
      'Net revenue retention: from [baseline]% to [target]% {by}',
      'Contracts renewed at least [number] days before they end: from [baseline]% to [target]% {by}',
      'Customers with an agreed plan for the next year: from [baseline] to [target] {by}',
    ],
    why: 'A customer kept costs a fraction of a customer won, and is the best reference for the next one.',
    steps: [
      'Rate every account that renews in the next six months as safe, open or at risk.',
      'Agree a plan with an owner for each account at risk.',
      'Hold a business review with the top [number] accounts.',
    ],
  },
  {
    about: 'partner channel territor market enter cycle forecast process price discount enable train',
    titles: [
      'Cut the median sales cycle from [baseline] to [target] days {by}',
      'Sign [target] partners in [market] {by}, each with a first joint deal',
    ],
    objectives: [
      'Make buying from us quick and predictable',
      'Reach [market] through partners who sell as well as we do',
    ],
    measures: [
      'Median days from qualified opportunity to signature: from [baseline] to [target] {by}',
      'Partners with a signed agreement and a first joint deal: from [baseline] to [target] {by}',
      'Difference between the forecast on day one and the result of the month: at most [target]%, against [baseline]% today',
    ],
    why: 'Long cycles and surprises cost more than lost deals: they keep everybody from planning.',
    steps: [
      'Measure how long deals stay in each stage and choose the slowest.',
      'Change one thing there (terms, material, approval) and watch the next [number] deals.',
      'Make what works the rule, and train [team] on it.',
    ],
  },
];

const executive: readonly GoalTemplate[] = [
  {
    about: 'growth revenue profit margin market expand scale compan',
    titles: [
      'Grow recurring revenue from [baseline] to [target] {by}, at a margin of at least [target]%',
      'Enter [market] {by} with [target] paying customers',
    ],
    objectives: ['Grow faster than our market, on healthy terms', 'Become a serious choice in [market]'],
    measures: [
      'Recurring revenue: from [baseline] to [target] {by}, as reported to the board',
      'Operating margin: from [baseline]% to [target]% {by}',
      'Paying customers in [market]: from [baseline] to [target] {by}',
    ],
    why: 'This is the first goal of the company for the year; every department’s goals lead up to it.',
    steps: [
      'Choose the two bets that carry most of the growth, and name an owner for each.',
      'Move people and budget to them in the first two weeks.',
      'Review the figures every month, and decide in the open what to stop.',
    ],
  },
  {
    about: 'strateg align priorit goal focus plan vision communicat',
    titles: [
      'Bring the share of goals aligned to company goals from [baseline]% to [target]% {by}',
      'Have [target]% of people say in the survey that they know our priorities {by}',
    ],
    objectives: ['Make everyone able to say what matters most, and why', 'Do fewer things, and finish them'],
    measures: [
      'Goals aligned to a company goal: from [baseline]% to [target]% {by}',
      'People who agree “I know our priorities”: from [baseline]% to [target]% {by}, from the pulse survey',
      'Initiatives stopped or merged, so that the rest can finish: at least [target] {by}',
    ],
    why: 'People work hard on what they believe is important; when they believe different things, the effort cancels out.',
    steps: [
      'Write the priorities on one page, with what we will not do.',
      'Walk through them with every team within the first month.',
      'Ask in the survey whether it arrived, and repeat what did not.',
    ],
  },
  {
    about: 'lead team talent succession hire organis organiz culture engag people',
    titles: [
      'Fill [target] of the [number] open leadership positions {by}',
      'Raise the engagement score from [baseline] to [target] {by}',
    ],
    objectives: [
      'Build a leadership team that is ready for twice our size',
      'Be a place where the best people want to stay',
    ],
    measures: [
      'Leadership positions filled: [target] of [number] {by}',
      'Key positions with a successor named and being developed: from [baseline]% to [target]% {by}',
      'Engagement score: from [baseline] to [target] {by}, from the same survey as last year',
    ],
    why: 'Every other goal is reached by people; the quality of the leaders decides about all of them.',
    steps: [
      'Agree which positions decide about the next two years.',
      'Meet candidates, inside and outside, for each of them every week.',
      'Hold an honest review of the leadership team in the middle of the quarter.',
    ],
  },
  {
    about: 'customer risk govern board quality operat efficien transform digital security',
    titles: [
      'Close [target] of the top [number] company risks {by}',
      'Raise customer satisfaction across the company from [baseline] to [target] {by}',
    ],
    objectives: [
      'Sleep well because our largest risks are in good hands',
      'Put the customer at the table where decisions are made',
    ],
    measures: [
      'Top risks closed or brought to an accepted level: [target] of [number] {by}, confirmed by the board',
      'Customer satisfaction: from [baseline] to [target] {by}',
      'Hours that each member of the leadership team spends with customers: from [baseline] to [target] a month {by}',
    ],
    why: 'What can hurt the company most is known; the difference lies in whether somebody owns it.',
    steps: [
      'Rank the risks together and give each an owner and a date.',
      'Review two of them in depth at every leadership meeting.',
      'Report to the board what was closed and what is new.',
    ],
  },
];

/** Templates of the areas that face the market. */
export const businessTemplates = {
  Product: product,
  Marketing: marketing,
  Sales: sales,
  Executive: executive,
} as const;
