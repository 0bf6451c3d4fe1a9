/**
 * Title, measurement and, for some, a description. `{a|b|c|d}` is one value per quarter, the oldest first.
 */
export type GoalTexts = readonly [title: string, measurement: string, description?: string];

/** Returns the texts for the quarter with this number; 0 is the oldest. */
export function inQuarter(
  texts: GoalTexts,
  quarter: number,
): { title: string; measurement: string; description: string } {
  const fill = (text: string) =>
    text.replace(/\{([^}]*)\}/g, (_, values: string) => {
      const choices = values.split('|');
      return choices[Math.min(quarter, choices.length - 1)] ?? '';
    });
  return { title: fill(texts[0]), measurement: fill(texts[1]), description: fill(texts[2] ?? '') };
}
