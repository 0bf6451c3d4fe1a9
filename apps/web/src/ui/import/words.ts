export const importTableWords = {
  more: (count: string) => `And ${count} more.`,
} as const;
