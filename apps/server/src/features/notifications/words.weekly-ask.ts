const goals = (count: number) => (count === 1 ? 'One of your goals has' : `${count} of your goals have`);

/** The sentences of the weekly reminder's mail. */
export const weeklyAskWords = {
  week: (count: number, day: string) =>
    `${goals(count)} no prediction for this week yet. The week ends on ${day}.`,
  /** In a quarter's last week, when a result is as good as a prediction (lived Q2). */
  lastWeek: (count: number, day: string) =>
    `${goals(count)} no prediction or result for this week yet. The quarter ends on ${day}.`,
  button: 'Update your goals',
  lastButton: 'Predict or finalize your goals',
} as const;
