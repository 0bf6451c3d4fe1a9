type NoDetail = Readonly<Record<string, never>>;

/** Events about a quarter's theme and their details; the subject is the quarter. */
export interface DashboardEvents {
  'theme.added': NoDetail;
  'theme.changed': NoDetail;
  'theme.deleted': NoDetail;
  /** The subject is the person who was reminded (notifications.14). */
  'person.update_reminded': Readonly<Record<string, never>>;
  'person.goal_reminded': Readonly<Record<string, never>>;
  'person.result_reminded': Readonly<Record<string, never>>;
  /** The subject is a manager whose reports' appraisals of the quarter are overdue. */
  'person.appraisals_reminded': { readonly period: number };
  /** The subject is a manager who has not written and shared every appraisal of the review cycle. */
  'person.cycle_appraisals_reminded': { readonly cycle: number };
  /** The subject is a giver. About whom is left out, so that the log does not tell who says something about whom. */
  'person.peers_reminded': { readonly cycle: number };
}
