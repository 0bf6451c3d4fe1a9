import type { GoalTexts } from './goal-texts.ts';

/** The goals of the engineering teams, by the department of their owners. */
export const engineeringGoals: Readonly<Record<string, readonly GoalTexts[]>> = {
  Engineering: [
    [
      'Release {R4.2|R4.3|R5.0|R5.1} on the date we announced',
      'The release is on every opted-in site by the announced day and no hotfix is needed in its first week.',
    ],
    [
      'Spend {30|28|25|22}% or less of engineering time on unplanned work',
      'Share of hours booked on incidents and escalations, averaged over the quarter.',
    ],
    [
      '{Raise pick success to 96.8 %|Raise pick success to 97.4 %|Raise pick success to 98 %|Prove every safety function of the R5 before it ships}',
      '{Average over all production sites in the last four weeks of the quarter.|Average over all production sites in the last four weeks of the quarter.|Average over all production sites in the last four weeks of the quarter.|All 42 functions of the safety case are tested on the released R5, the last of them two weeks before the audit.}',
      '{A pick counts as success when no person had to help.|A pick counts as success when no person had to help.|A pick counts as success when no person had to help.|}',
    ],
  ],
  'Robotics Software': [
    [
      'Bring every robot to one software train',
      'No site runs a version older than {two releases|two releases|one release|one release} at the end of the quarter.',
    ],
    [
      'Cut mean time to repair a software fault to {9|7|5|4} hours',
      'Median time from alert to fix on site for severity 1 and 2.',
    ],
    [
      'Simulate every release on {12|20|35|50} customer layouts before it ships',
      'The release checklist links a passed simulation for each layout.',
    ],
  ],
  Navigation: [
    [
      'Halve blocked-aisle stops to {40|28|19|12} per 1,000 robot hours',
      'Stops longer than 20 seconds with the cause “blocked aisle”, all sites, last four weeks.',
      'Most of them come from pallets that stick out less than 10 cm.',
    ],
    [
      'Relocalise within {8|6|4|3} seconds after a kidnap',
      '95th percentile over 500 lifted-and-moved trials in the test hall.',
    ],
    [
      'Plan paths for {60|90|140|200} robots in one hall without deadlock',
      'A 24-hour simulation of the Halden layout ends with no deadlock and no manual release.',
    ],
    [
      'Move docking to the new planner',
      'All docking stations on {two|six|fifteen|all} sites use the new planner; docking failures stay below 0.5%.',
    ],
    [
      'Cut the map update after a rack move from {3 hours|90 minutes|45 minutes|30 minutes} to {90 minutes|45 minutes|30 minutes|15 minutes}',
      'Median over all rack moves that customers report in the quarter.',
    ],
    [
      'Make the speed limit near people follow ISO 10218',
      'The safety case is signed by the assessor and the limiter is on by default.',
    ],
    [
      'Cover the planner with property tests',
      'Every public function of the planner has at least one property test; {40|55|70|85}% of mutants are killed.',
    ],
    [
      'Reduce planner CPU on the robot to {55|48|42|35}%',
      '95th percentile of CPU share during a full shift on an R4 controller.',
    ],
    [
      'Replay any incident in simulation within {one day|four hours|one hour|20 minutes}',
      'Median time from incident ticket to a running replay.',
    ],
    [
      'Write the navigation handbook for deployment engineers',
      'Two deployment engineers set up a new site with the handbook alone.',
    ],
  ],
  Perception: [
    [
      'Recognise transparent packaging with {88|91|94|96}% recall',
      'Recall at 99% precision on the frozen test set of 4,000 images.',
    ],
    [
      'Label {40,000|60,000|80,000|100,000} new item images with less than 1% error',
      'Error measured on a random audit of 1,000 labels.',
    ],
    [
      'Run detection at {12|16|22|30} frames a second on the robot',
      'Median on the R5 controller with the production model.',
    ],
    [
      'Cut mispicks of look-alike items to {9|7|5|3} in 10,000',
      'Count of wrong-variant picks at the three pharmacy sites.',
    ],
    [
      'Retrain on customer data without it leaving their site',
      '{One site trains|Two sites train|Four sites train|Eight sites train} locally; legal has signed off the data flow.',
    ],
    [
      'Detect a dirty lens before it costs picks',
      'At least 95% of lenses below the clarity limit raise an alert within ten minutes.',
    ],
    [
      'Grasp-quality model explains {60|68|75|80}% of failed picks',
      'Share of failures on the weekly sample that the model ranked in its lowest fifth.',
    ],
    [
      'Build the nightly evaluation that everyone trusts',
      'Every merge to main is compared with the last 14 nights; the report is read in the Monday meeting.',
    ],
  ],
  'Fleet Platform': [
    [
      'Serve the fleet console with {99.90|99.92|99.95|99.97}% availability',
      'Measured from outside each minute, in all three regions.',
    ],
    [
      'Bring telemetry cost below {$5.20|$4.60|$4.10|$3.60} a robot a month',
      'Cloud invoice for telemetry divided by robots under contract.',
    ],
    [
      'Answer any console page in {900|700|500|400} ms',
      '95th percentile at the largest customer during the busiest hour.',
    ],
    [
      'Give customers their own data by API',
      '{Two|Five|Ten|Twenty} customers read orders and uptime through the public API every day.',
    ],
    [
      'Roll out updates without a night shift',
      'All sites update in their own idle window; no engineer is on duty for it.',
    ],
    [
      'Pass the yearly penetration test without a high finding',
      'The report of the external tester lists no finding rated high or critical.',
    ],
    ['On-call pages drop to {9|7|5|3} a week', 'Average number of pages that wake somebody, all services.'],
    [
      'Restore the platform from backup within {4 hours|2 hours|1 hour|30 minutes}',
      'A timed drill each month, the slowest counts.',
    ],
  ],
  Hardware: [
    [
      'Freeze the {R4b|R4c|R5|R5b} design on time',
      'The design review signs the freeze with no open item of class A.',
    ],
    [
      'Lower field failures to {3.1|2.6|2.1|1.7} per 1,000 hours',
      'All hardware faults that stop a robot, all sites, quarter average.',
    ],
  ],
  'Mechanical Design': [
    [
      'Take {400|350|250|180} g off the arm',
      'Mass of the released arm assembly against the last quarter’s release.',
    ],
    ['Gripper pads last {3|4|5|6} months', 'Median time to replacement at the four busiest sites.'],
    [
      'Replace the belt drive without special tools',
      'A technician who has never done it needs less than {45|35|25|20} minutes.',
    ],
    [
      'Cover 90% of tote shapes with one gripper',
      'Share of the 220 catalogued totes that the standard gripper lifts ten times out of ten.',
    ],
    [
      'Bring arm noise down to {66|64|62|60} dB(A)',
      'Measured at one metre under full load in the test hall.',
    ],
    [
      'Standardise fasteners to {24|18|14|12} kinds',
      'Number of different fasteners in the released bill of materials.',
    ],
  ],
  Electronics: [
    [
      'Run {9|10|11|12} hours on one charge',
      'Measured on the standard duty cycle with a battery of 500 cycles.',
    ],
    [
      'Motor controller passes EMC at the first attempt',
      'The accredited lab’s report shows a pass without a deviation.',
    ],
    [
      'Second source for every critical chip',
      '{60|75|90|100}% of critical parts have two qualified suppliers.',
    ],
    ['Charge from 20 to 80% in {55|48|40|35} minutes', 'Median over the test fleet at 20 °C.'],
    [
      'Cut wiring faults at final test to {2.4|1.8|1.2|0.8}%',
      'Share of robots with at least one wiring fault at final test.',
    ],
    ['Release the safety board for the R5', 'Certificate of the notified body is in the document store.'],
  ],
};
