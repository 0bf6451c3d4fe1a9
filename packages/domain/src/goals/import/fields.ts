export { goalFieldLabels } from './words.ts';

/** What a file can say about a goal, in the order in which screens list it. */
export const goalFields = [
  'Id',
  'Title',
  'Measurement',
  'Target',
  'Description',
  'ReportingMemo',
  'Owner',
  'Parent',
  'Quarter',
  'StartDate',
  'EndDate',
  'Private',
  'State',
  'Status',
  'Progress',
  'CheckInDate',
  'CheckInAuthor',
  'CheckInNote',
  'WeekCheckIn',
  'Outcome',
  'OutcomeText',
  'OutcomeDate',
  'Tags',
] as const;

/**
 * `Target` completes the measurement. `State`, `Status` and `Outcome` are read by the same words. `WeekCheckIn` is a
 * column whose heading is a day or a week and whose cells are check-ins. `Tags` are kept in the description.
 */
export type GoalField = (typeof goalFields)[number];
