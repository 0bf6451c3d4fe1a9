/** Events of insight. No event contains a person's opinion of a goal. */
export interface InsightEvents {
  /** The subject is the goal. */
  'goal.opinion_given': { readonly opinion: number; readonly week: number };
  /** The subject is the goal about which somebody talked. */
  'goal.looked': { readonly look: number; readonly week: number };
  /** The subject is a manager, who is asked for their view of goals of their reports. */
  'person.views_asked': Readonly<Record<string, never>>;
}
