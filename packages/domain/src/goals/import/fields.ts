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

/** The label of each field. */
export const goalFieldLabels: Readonly<Record<GoalField, string>> = {
  Id: 'ID',
  Title: 'Title',
  Measurement: 'Measurement',
  Target: 'Target',
  Description: 'Description',
  ReportingMemo: 'Reporting memo',
  Owner: 'Owner',
  Parent: 'Parent goal',
  Quarter: 'Quarter',
  StartDate: 'Start date',
  EndDate: 'End date',
  Private: 'Private',
  State: 'State',
  Status: 'Status',
  Progress: 'Progress',
  CheckInDate: 'Date of the check-in',
  CheckInAuthor: 'Author of the check-in',
  CheckInNote: 'Note of the check-in',
  WeekCheckIn: 'Check-in of this week',
  Outcome: 'Outcome',
  OutcomeText: 'Words about the outcome',
  OutcomeDate: 'Date of the outcome',
  Tags: 'Tags, kept in the description',
};
