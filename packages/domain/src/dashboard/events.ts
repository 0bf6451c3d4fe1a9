type NoDetail = Readonly<Record<string, never>>;

/** Events about a quarter's theme and their details; the subject is the quarter. */
export interface DashboardEvents {
  'theme.added': NoDetail;
  'theme.changed': NoDetail;
  'theme.deleted': NoDetail;
}
