export const zoneWords = {
  question: (own: string, company: string) =>
    `Your computer’s clock is that of ${own}, your company’s is that of ${company}. Weekly questions and days can follow yours.`,
  accept: (own: string) => `Use ${own}`,
  keep: (company: string) => `Keep ${company}`,
  done: (own: string) => `Your time zone is ${own} now. You can change it in your profile.`,
} as const;
