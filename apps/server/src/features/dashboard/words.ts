export const reminderWords = {
  appraisalsDue: (day: string, cycle: string) =>
    cycle === '' ? `Appraisals due ${day}` : `Appraisals of ${cycle} due ${day}`,
} as const;
