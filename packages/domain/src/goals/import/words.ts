import type { GoalField } from './fields.ts';

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
