/**
 * A typical goal of a functional area, as a coach would word it. In every text `{by}` stands for "by" and the
 * last day of the quarter; the parts for the person to fill in are in brackets.
 */
export interface GoalTemplate {
  /** Beginnings of words that select this template when a context or a parent goal contains them. */
  readonly about: string;
  /** Specific and measurable, for goals of the type SMART. */
  readonly titles: readonly [string, string];
  /** The direction, without numbers, for OKR and ObjectiveResult. */
  readonly objectives: readonly [string, string];
  /** Each is a complete measurement; together they are the key results. */
  readonly measures: readonly [string, string, string];
  readonly why: string;
  readonly steps: readonly [string, string, string];
}
