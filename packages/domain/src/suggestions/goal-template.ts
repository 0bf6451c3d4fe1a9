/**
 * A goal that people of a functional area often set, as a coach would word it. In every text `{by}` stands for "by" and the
 * last day of the quarter; what a person has to fill in stands in brackets.
 */
export interface GoalTemplate {
  /** Beginnings of words that call for this template, when a context or a parent goal holds them. */
  readonly about: string;
  /** Specific and measurable, for goals of the type SMART. */
  readonly titles: readonly [string, string];
  /** Where to, without numbers, for OKR and ObjectiveResult. */
  readonly objectives: readonly [string, string];
  /** Each is a measurement by itself; together they are the key results. */
  readonly measures: readonly [string, string, string];
  readonly why: string;
  readonly steps: readonly [string, string, string];
}
