import type { GoalTemplate } from './goal-template.ts';

const legal: readonly GoalTemplate[] = [
  {
    about: 'contract agreement nda negotiat turnaround review sign template clause',
    titles: [
      'Cut the median contract turnaround from [baseline] to [target] working days {by}',
      'Move [target]% of standard contracts to self-service templates {by}',
    ],
    objectives: [
      'Make legal the reason why deals close faster',
      'Let people get a safe standard contract without waiting for us',
    ],
    measures: [
      'Median working days from request to a contract ready to sign: from [baseline] to [target] {by}, read from [system]',
      'Standard contracts made from a template without a lawyer: from [baseline]% to [target]% {by}',
      'Contracts older than [number] days without an answer: from [baseline] to [target] {by}',
    ],
    why: 'Each day a contract waits delays revenue; most of the wait is spent on clauses that we have answered before.',
    steps: [
      'Sort last quarter’s contracts by type and find where the days go.',
      'Write fallback clauses for the [number] most negotiated points.',
      'Train sales on the templates, and measure again after a month.',
    ],
  },
  {
    about: 'complian regulat gdpr privacy data protect audit policy polic train law',
    titles: [
      'Bring [target]% of employees through the training on [policy] {by}',
      'Close [target] of the [number] findings of the last compliance audit {by}',
    ],
    objectives: [
      'Make doing the right thing the easy thing',
      'Be ready for the auditor on any day of the year',
    ],
    measures: [
      'Employees who passed the training on [policy]: from [baseline]% to [target]% {by}',
      'Audit findings closed and confirmed by the auditor: [target] of [number] {by}',
      'Requests from data subjects answered within the legal term: from [baseline]% to [target]% {by}',
    ],
    why: 'A breach costs fines and trust; both are prevented by people who know what to do, not by documents.',
    steps: [
      'List the obligations with an owner and the evidence for each.',
      'Close the findings with the highest risk first.',
      'Test with [number] spot checks whether the rules are lived.',
    ],
  },
  {
    about: 'risk disput litigat claim ip patent trademark case insur',
    titles: [
      'Settle or close [target] of the [number] open disputes {by}',
      'Register [target] of our [number] most valuable marks and inventions {by}',
    ],
    objectives: ['Clear the disputes that keep us from looking ahead', 'Protect what makes us different'],
    measures: [
      'Open disputes: from [baseline] to [target] {by}, none of them without a plan',
      'Marks and inventions filed or registered: from [baseline] to [target] {by}',
      'Money set aside for disputes: from [baseline] to [target] {by}',
    ],
    why: 'Open disputes bind money and the attention of the people whom we need for growth.',
    steps: [
      'Rate each case by value, chance and cost of going on.',
      'Offer a settlement where going on costs more than it can win.',
      'Tell the leadership every month what moved.',
    ],
  },
  {
    about: 'cost outside counsel spend vendor efficien service intern advice process',
    titles: [
      'Cut spending on outside counsel from [baseline] to [target] {by}',
      'Answer [target]% of internal legal questions within [number] working days {by}',
    ],
    objectives: [
      'Give the business an answer while the question still matters',
      'Spend on outside counsel only where it changes the result',
    ],
    measures: [
      'Spending on outside counsel: from [baseline] to [target] {by}, at the same workload',
      'Questions answered within [number] working days: from [baseline]% to [target]% {by}',
      'Satisfaction of the teams we serve: from [baseline] to [target] on the survey’s scale {by}',
    ],
    why: 'People who wait for an answer decide without one; quick advice is the cheapest protection we have.',
    steps: [
      'Open one front door for questions and count what comes in.',
      'Write answers to the [number] most frequent questions for everyone to read.',
      'Agree fixed fees for work that returns every month.',
    ],
  },
];

const humanResources: readonly GoalTemplate[] = [
  {
    about: 'hir recruit candidat vacanc talent position offer fill',
    titles: [
      'Fill [target] of the [number] open positions {by}, in [target] days on average',
      'Raise the share of accepted offers from [baseline]% to [target]% {by}',
    ],
    objectives: [
      'Bring in people whom their teams would hire again',
      'Make every candidate, taken or not, speak well of us',
    ],
    measures: [
      'Open positions filled: [target] of [number] {by}',
      'Average days from approval of a position to the signed offer: from [baseline] to [target] {by}',
      'Offers accepted: from [baseline]% to [target]% {by}',
    ],
    why: 'An empty chair slows a whole team; a wrong hire slows it longer.',
    steps: [
      'Agree with each hiring manager on three must-haves and a date.',
      'Keep every candidate’s wait between two steps below [number] days.',
      'Ask new hires and their managers after the first months what we should change.',
    ],
  },
  {
    about: 'retain turnover attrition engag survey satisf leave stay culture',
    titles: [
      'Cut voluntary turnover from [baseline]% to [target]% {by}',
      'Raise the engagement score of [team] from [baseline] to [target] {by}',
    ],
    objectives: [
      'Give good people more reasons to stay than to leave',
      'Make every team a place where people speak up',
    ],
    measures: [
      'Voluntary turnover over twelve months: from [baseline]% to [target]% {by}',
      'Engagement score: from [baseline] to [target] {by}, with at least [target]% taking part',
      'Teams that acted on one point of their survey result: from [baseline]% to [target]% {by}',
    ],
    why: 'Those who leave first are those who find work most easily; with them goes knowledge that took years.',
    steps: [
      'Read the exit interviews of the last year for the three main reasons.',
      'Hold stay interviews with people whom we cannot afford to lose.',
      'Agree on one change per team, and report on it in public.',
    ],
  },
  {
    about: 'train learn develop skill career leader coach manager feedback perform review onboard',
    titles: [
      'Bring [target]% of managers through the leadership programme {by}',
      'Have [target]% of employees agree a development plan with their manager {by}',
    ],
    objectives: [
      'Make our managers the reason why people grow here',
      'Give every new colleague a first month to remember',
    ],
    measures: [
      'Managers who completed the programme: from [baseline]% to [target]% {by}',
      'Employees with an agreed development plan: from [baseline]% to [target]% {by}',
      'New hires who say after their first months that they know what is expected of them: from [baseline]% to [target]% {by}',
    ],
    why: 'People join a company and leave a manager; skills of managers are the strongest lever we have.',
    steps: [
      'Ask managers and their teams which two skills would help most.',
      'Run the programme in small groups with tasks from their own work.',
      'Measure by their teams’ answers, not by attendance.',
    ],
  },
  {
    about: 'pay compens benefit divers inclus equal payroll process absence health wellbeing polic',
    titles: [
      'Close the unexplained pay gap from [baseline]% to [target]% {by}',
      'Answer [target]% of employees’ requests within [number] working days {by}',
    ],
    objectives: [
      'Be a company that treats people fairly, and can show it',
      'Make what people need from HR simple and quick',
    ],
    measures: [
      'Unexplained pay gap: from [baseline]% to [target]% {by}, by the same method as last year',
      'Requests answered within [number] working days: from [baseline]% to [target]% {by}, counted in [system]',
      'Days of absence per person: from [baseline] to [target] a quarter {by}',
    ],
    why: 'Fairness is noticed by everyone, and its lack is remembered for years.',
    steps: [
      'Compute the figures per level and function, and check them with finance.',
      'Agree on the corrections and the budget with the leadership.',
      'Tell people what was found and what changes.',
    ],
  },
];

const finance: readonly GoalTemplate[] = [
  {
    about: 'close month book report account reconcil ledger statement',
    titles: [
      'Shorten the monthly close from [baseline] to [target] working days {by}',
      'Cut corrections after the close from [baseline] to [target] a month {by}',
    ],
    objectives: [
      'Give everyone figures they can act on while they are fresh',
      'Make the close a calm routine',
    ],
    measures: [
      'Working days from the end of the month to the closed books: from [baseline] to [target] {by}',
      'Entries corrected after the close: from [baseline] to [target] a month {by}',
      'Reconciliations done without manual work: from [baseline]% to [target]% {by}',
    ],
    why: 'Decisions are made with the figures at hand; late figures are replaced by opinions.',
    steps: [
      'Write down every step of the close with its duration and owner.',
      'Move what does not depend on the month’s end before it.',
      'Automate the two longest reconciliations.',
    ],
  },
  {
    about: 'cash receivab collect invoice overdue payment dso working capital liquid',
    titles: [
      'Cut days sales outstanding from [baseline] to [target] days {by}',
      'Bring overdue invoices from [baseline] to [target] {by}',
    ],
    objectives: [
      'Turn what we earned into cash in the bank',
      'Get paid on time without hurting a customer relationship',
    ],
    measures: [
      'Days sales outstanding: from [baseline] to [target] {by}',
      'Invoices overdue by more than [number] days: from [baseline] to [target] {by}',
      'Invoices sent within [number] working days of delivery: from [baseline]% to [target]% {by}',
    ],
    why: 'Cash that customers hold is a loan we give without interest, and without having decided to.',
    steps: [
      'List the [number] largest overdue amounts with the reason for each.',
      'Call before the due date where it was late twice.',
      'Mend the causes on our side: wrong invoices, missing orders, unclear terms.',
    ],
  },
  {
    about: 'budget forecast plan cost saving expens spend margin profit efficien',
    titles: [
      'Bring the forecast of [metric] within [target]% of the result {by}',
      'Save [amount] of yearly running costs {by}, without loss of service',
    ],
    objectives: ['See the quarter’s result coming before it is there', 'Spend as if it were our own money'],
    measures: [
      'Difference between forecast and result of [metric]: from [baseline]% to at most [target]% {by}',
      'Yearly running costs saved, confirmed by the budget owners: from [baseline] to [target] {by}',
      'Budget owners who review their figures with us every month: from [baseline]% to [target]% {by}',
    ],
    why: 'A forecast that holds lets the company invest early; a surprise makes it cut late.',
    steps: [
      'Compare the last four forecasts with the results, line by line.',
      'Change the model where it was wrong in the same direction each time.',
      'Go through the largest contracts with their owners before they renew.',
    ],
  },
  {
    about: 'audit control complian tax risk process automat system fraud procure supplier',
    titles: [
      'Pass the audit with at most [target] findings {by}',
      'Automate [target] of the [number] most frequent manual entries {by}',
    ],
    objectives: [
      'Have controls that people trust and barely notice',
      'Free the finance team for work that needs judgement',
    ],
    measures: [
      'Findings in the audit report: from [baseline] to at most [target] {by}',
      'Manual entries per month: from [baseline] to [target] {by}, counted in [system]',
      'Key controls tested and found working: from [baseline]% to [target]% {by}',
    ],
    why: 'Every manual step is a chance for error, and an hour missing for analysis.',
    steps: [
      'Rank processes by volume and risk.',
      'Simplify first, automate second, and keep a control at the end.',
      'Test with last month’s data before switching over.',
    ],
  },
];

const informationTechnology: readonly GoalTemplate[] = [
  {
    about: 'uptime avail reliab incident outage stab monitor downtime recover backup',
    titles: [
      'Raise the availability of [system] from [baseline]% to [target]% {by}',
      'Cut the median time to recover from an incident from [baseline] to [target] minutes {by}',
    ],
    objectives: ['Run systems that people can forget about', 'Notice and mend faults before users call'],
    measures: [
      'Availability of [system]: from [baseline]% to [target]% {by}, measured from outside',
      'Median time from alert to recovery: from [baseline] to [target] minutes {by}',
      'Incidents noticed by monitoring before a user reported them: from [baseline]% to [target]% {by}',
    ],
    why: 'When [system] stands still, so do the people who depend on it; a minute counts for all of them.',
    steps: [
      'Review last year’s incidents and find the causes that returned.',
      'Remove the two largest causes, and rehearse a recovery.',
      'Write a short review without blame after each incident, with one action.',
    ],
  },
  {
    about: 'secur vulnerab patch phish access breach cyber mfa identit certif iso',
    titles: [
      'Patch [target]% of critical vulnerabilities within [number] days {by}',
      'Cut the share of people who click in phishing tests from [baseline]% to [target]% {by}',
    ],
    objectives: [
      'Be a hard target without being in people’s way',
      'Know who may access what, and why, at any time',
    ],
    measures: [
      'Critical vulnerabilities patched within [number] days: from [baseline]% to [target]% {by}',
      'People who click in the phishing test: from [baseline]% to [target]% {by}',
      'Accounts protected by a second factor: from [baseline]% to [target]% {by}',
    ],
    why: 'Most attacks use a hole that has been known for months or a password that was given away.',
    steps: [
      'Make an inventory of systems with an owner for each.',
      'Automate patches where a restart does no harm, and plan the rest.',
      'Review access rights of the [number] most sensitive systems.',
    ],
  },
  {
    about:
      'migrat cloud system rollout implement project erp crm infrastruct legacy replace upgrade automat integrat',
    titles: [
      'Move [target] of the [number] applications from [system] to the new platform {by}',
      'Roll out [system] to [target]% of its users {by}, with training for each team',
    ],
    objectives: [
      'Leave [system] behind without anyone missing it',
      'Give people tools that take work off them',
    ],
    measures: [
      'Applications moved and switched off on the old side: [target] of [number] {by}',
      'Users who work in [system] every week: from [baseline]% to [target]% {by}',
      'Manual hours per month in [process]: from [baseline] to [target] {by}',
    ],
    why: 'Old systems cost twice: what they need to stay alive, and what we cannot do because of them.',
    steps: [
      'Move one small application first, and write down what was hard.',
      'Plan the rest in waves with the teams concerned, with a way back for each.',
      'Switch the old side off on a date that is known from the start.',
    ],
  },
  {
    about:
      'help desk helpdesk support ticket request service user satisf respon cost licen device deploy engineer develop',
    titles: [
      'Cut the median time to solve a support request from [baseline] to [target] hours {by}',
      'Raise users’ satisfaction with IT from [baseline] to [target] on the survey’s scale {by}',
    ],
    objectives: ['Make asking IT for help a good experience', 'Let teams ship changes safely on any day'],
    measures: [
      'Median time from request to solution: from [baseline] to [target] hours {by}, read from [system]',
      'Users’ satisfaction after a solved request: from [baseline] to [target] on the survey’s scale {by}',
      'Requests solved by self-service: from [baseline]% to [target]% {by}',
    ],
    why: 'People judge IT by the day they needed help; each hour saved there returns to the whole company.',
    steps: [
      'Find the [number] kinds of request that make up half of the volume.',
      'Remove the cause, or write an answer people find by themselves.',
      'Read every bad rating within a day and answer it.',
    ],
  },
];

/** Templates of the areas that serve the company. */
export const supportTemplates = {
  Legal: legal,
  'Human Resources': humanResources,
  'Accounting/Finance': finance,
  'Information Technology': informationTechnology,
} as const;
