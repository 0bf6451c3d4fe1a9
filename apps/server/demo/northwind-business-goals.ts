import type { GoalTexts } from './goal-texts.ts';

/** The goals of the other teams, by the department of their owners. */
export const businessGoals: Readonly<Record<string, readonly GoalTexts[]>> = {
  Product: [
    [
      'Decide the roadmap with numbers from {12|18|25|30} customers',
      'Each roadmap item names the customers who asked and what it is worth to them.',
    ],
    [
      'Sites set up a new picking zone on their own',
      '{Two|Four|Eight|Twelve} customers add a zone without one of our engineers.',
    ],
    [
      'Fleet console is used every shift',
      'Weekly active shift leads reach {55|63|70|78}% of those with an account.',
    ],
    [
      'Retire the old order importer',
      'All {18|12|6|2} remaining customers have moved and the service is switched off.',
    ],
    [
      'Answer “why was this pick slow?” in one screen',
      'Support closes {40|50|60|70}% of such tickets with a link to the new screen.',
    ],
    [
      'Price the R5 so that both sides win',
      'Ten quotes are out at the new price; average discount is below 8%.',
    ],
  ],
  Design: [
    [
      'Shift leads find any robot within {20|15|10|8} seconds',
      'Median over eight moderated tests with people who are new to the console.',
    ],
    [
      'Talk to {10|12|15|18} people on the warehouse floor',
      'Each visit ends with a one-page note in the research library.',
    ],
    [
      'Design system covers {60|75|88|95}% of screens',
      'Share of console screens that use only system components.',
    ],
    [
      'Robot signals understood without training',
      'Nine of ten first-time visitors name the meaning of all six light signals.',
    ],
    ['Meet WCAG 2.2 AA in the console', 'The external audit lists no open issue of level A or AA.'],
    [
      'Onboarding takes {3 days|2 days|1 day|half a day}',
      'Median time from first sign-in to first own dashboard, new customers.',
    ],
  ],
  Sales: [
    [
      'Sign {14|16|18|20} new customers',
      'Signed contracts by the last day of the quarter, finance’s list counts.',
    ],
    [
      'Forecast within {15|12|10|8}% of the result',
      'Commit forecast of week 4 against the closed value at the quarter’s end.',
    ],
    [
      'Shorten the sales cycle to {142|130|118|110} days',
      'Median from first meeting to signature, deals above $100,000.',
    ],
  ],
  'Sales North America': [
    ['Win {3|4|4|5} new logos in grocery', 'Signed contracts with grocery companies that are new to us.'],
    [
      'Build {$14M|$16M|$18M|$20M} of qualified pipeline',
      'Sum of opportunities in stage 3 or later at the quarter’s end.',
    ],
    [
      'Hold {9|10|12|14} site visits with decision makers',
      'Visits to a running customer site with at least one director of the prospect.',
    ],
    ['Renew Brightline Pharmacy for three years', 'Signed renewal with a price change of at least +4%.'],
    [
      'Win rate in the second stage reaches {24|27|30|33}%',
      'Deals won over deals that entered stage 2 in the last two quarters.',
    ],
    [
      'Every demo runs on the prospect’s own items',
      '{70|80|90|100}% of demos use at least 50 items of the prospect.',
    ],
    ['Expand Halden Foods to {two|three|five|eight} halls', 'Signed change orders for the additional halls.'],
    [
      'Publish {two|two|three|three} reference stories with numbers',
      'Stories are approved by the customer and online.',
    ],
  ],
  'Sales Europe': [
    [
      'Run {3|4|6|8} trials on site in Germany, Austria and Switzerland',
      'Each trial picks the prospect’s own items for a day, and both sides sign the report.',
    ],
    [
      'Build {$5M|$6M|$8M|$9M} of pipeline in the Nordics',
      'Sum of opportunities in stage 3 or later at the quarter’s end.',
    ],
    [
      'Certify {two|two|three|four} integration partners',
      'Partners have passed the exam and installed one site under supervision.',
    ],
    [
      'Turn LogiMAT contacts into {12|15|20|25} first meetings',
      'Meetings held within eight weeks after the fair.',
    ],
    [
      'Translate the commercial kit',
      'Proposal, contract and data-protection annex are released in German and French.',
    ],
    [
      'Win Aurelia Home as a lighthouse customer',
      'Signed contract with the right to show the site to prospects.',
    ],
  ],
  Marketing: [
    ['Bring {180|220|260|300} qualified leads', 'Leads that sales accepted within five days.'],
    ['Organic visits grow by {12|14|15|18}%', 'Sessions from search against the quarter before.'],
    [
      'Cost per accepted lead below {$410|$380|$350|$320}',
      'All marketing spend but events, divided by accepted leads.',
    ],
    [
      'Webinar series with {60|75|90|110} attendees on average',
      'Live attendees of the three webinars in the quarter.',
    ],
    [
      'Press names us in {6|8|10|12} trade articles',
      'Articles in the list of trade media with at least one paragraph about us.',
    ],
    ['Customer conference sold out', '{60|80|120|160} paid registrations two weeks before the day.'],
    [
      'Rewrite the product pages from the customer’s side',
      'All six pages are live; time on page rises by a fifth.',
    ],
    [
      'Answer every request within {8|6|4|2} working hours',
      'Median over the contact form and the shared inbox.',
    ],
  ],
  Operations: [
    [
      'Deploy {9|11|13|16} sites on schedule',
      'Go-live within five working days of the date in the contract.',
    ],
    [
      'Gross margin of deployments reaches {31|34|37|40}%',
      'Finance’s report for the sites that went live in the quarter.',
    ],
  ],
  Manufacturing: [
    [
      'Build {48|56|64|80} robots with the present crew',
      'Robots that passed final test by the last day of the quarter.',
    ],
    ['First-pass yield at final test {91|93|94.5|96}%', 'Average of the last four weeks.'],
    ['No accident with lost time', 'Zero in the quarter; near misses are reported within a day.'],
  ],
  Assembly: [
    ['Takt time of station 4 down to {52|47|42|38} minutes', 'Median over the last 40 robots.'],
    ['Every torque is recorded', '{70|85|95|100}% of safety-relevant screws have a stored torque value.'],
    ['Rework below {6|5|4|3} hours per 10 robots', 'Hours booked on rework, last four weeks.'],
    ['Cross-train {four|six|eight|all} technicians on two stations', 'Signed skill matrix.'],
    ['Tool changes take less than {12|10|8|6} minutes', 'Median over all changes on stations 2 and 4.'],
    ['Material is at the line when it is needed', 'Line stops for missing parts are below {5|4|3|2} a week.'],
    [
      'Test reports reach the customer file the same day',
      'Share of robots with a complete file at shipping is {85|90|95|99}%.',
    ],
  ],
  'Supply Chain': [
    ['On-time delivery of suppliers {88|90|92|94}%', 'Order lines on the promised day, all class A parts.'],
    [
      'Save {$180,000|$210,000|$240,000|$300,000} on purchasing',
      'Price difference against last year’s contract, booked by finance.',
    ],
    [
      'Stock turns {5.2|5.6|6.0|6.5} times a year',
      'Cost of goods over average stock, rolling twelve months.',
    ],
    [
      'Lead time of gear boxes below {14|12|10|8} weeks',
      'Confirmed lead time of the two qualified suppliers.',
    ],
    ['Spare parts reach a site within {72|60|48|36} hours', '90th percentile of all spare part orders.'],
    [
      'Freight cost per robot below {$1,150|$1,080|$990|$920}',
      'All inbound and outbound freight divided by robots shipped.',
    ],
  ],
  'Customer Success': [
    ['Net revenue retention of {106|108|110|112}%', 'Finance’s list, rolling twelve months.'],
    [
      'Customers rate us {44|48|52|56} on the promoter score',
      'At least 60 answers, both buyers and shift leads.',
    ],
    [
      'First answer within {45|35|25|20} minutes, day and night',
      'Median over all tickets of severity 1 and 2.',
    ],
    [
      'Quarterly review with every customer above $250,000',
      'Minutes with three agreed actions are in the customer file.',
    ],
    ['Shift leads certify themselves online', '{20|40|60|90} people have passed the new course.'],
    [
      'Solve {55|60|66|72}% of tickets without engineering',
      'Share of closed tickets that were never escalated.',
    ],
    ['Bring back two customers at risk', 'Both have signed an extension of at least twelve months.'],
    [
      'Deployment punch lists closed within {20|15|12|10} days',
      'Median from go-live to the last item closed.',
    ],
  ],
  Finance: [
    ['Close the month within {9|8|7|6} working days', 'Average over the three months of the quarter.'],
    ['Days sales outstanding below {58|54|50|46}', 'At the last day of the quarter.'],
    [
      'Every department sees its budget weekly',
      'The report is out each Monday by ten; {60|75|90|100}% of budget owners open it.',
    ],
    ['Free cash flow better than {−$2.1M|−$1.6M|−$1.0M|−$0.4M}', 'Bank balance change without financing.'],
    ['Audit without adjustments', 'The auditor’s letter lists no adjustment above $10,000.'],
    [
      'Quarterly planning done before the quarter starts',
      'Goals of {70|80|90|100}% of people are approved on its first day.',
    ],
  ],
  People: [
    ['Fill {9|11|8|10} open positions within {62|58|52|48} days', 'Median from opening to accepted offer.'],
    ['Engagement score {74|75|76|78}', 'Company survey with at least 80% of people answering.'],
    ['Every manager gives feedback each month', '{65|75|85|92}% of people confirm it in the pulse survey.'],
    [
      'New people are productive after {60|50|45|40} days',
      'Median of the managers’ answer after the trial period.',
    ],
    [
      'Pay bands for every role are published',
      'All {40|60|80|100}% of roles have a band that people can read.',
    ],
    ['Half of all final candidates are women', 'Share over all positions that reached the final round.'],
    [
      'Regretted attrition below {2.5|2.2|2.0|1.8}%',
      'Leavers whom the manager would hire again, share of headcount.',
    ],
    [
      'Safety training for everybody who enters the hall',
      '100% have a valid certificate at the quarter’s end.',
    ],
  ],
};
