export const reminderWords = {
  appraisalsDue: (day: string) => `Appraisals due ${day}`,
} as const;
