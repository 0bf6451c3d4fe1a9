/** The labels of a goal's texts on screens and in messages; OKR goals have words of their own (goals.1). */
export const goalTextLabels = {
  title: 'Title',
  objective: 'Objective',
  measurement: 'Measurement',
  keyResults: 'Key Results',
  description: 'Description',
  reportingMemo: 'Reporting memo',
} as const;
