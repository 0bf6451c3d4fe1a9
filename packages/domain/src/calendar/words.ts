/** The label of a week in its quarter; `ends`: its last day as shown. */
export const weekWords = {
  week: ({ week, ends }: { readonly week: number; readonly ends: string }) => `Week ${week} · ends ${ends}`,
} as const;
