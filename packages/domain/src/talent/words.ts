export const reviewWords = {
  blank: (blanks: string) => `Please fill in ${blanks} before you save.`,
} as const;
