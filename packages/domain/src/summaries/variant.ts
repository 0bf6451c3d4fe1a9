/**
 * Returns one of the wordings. The same place always gives the same wording, and neighbouring places give different
 * ones.
 */
export function variant<T>(wordings: readonly [T, ...T[]], place: number): T {
  return wordings[Math.abs(place) % wordings.length] ?? wordings[0];
}
