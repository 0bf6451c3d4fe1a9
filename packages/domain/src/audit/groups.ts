// Apart from the table of kinds, because the address of the screen loads these names only.

/** The groups of the log, in the order of the filter. */
export const auditGroups = ['people', 'accounts', 'goals', 'appraisals', 'company', 'others'] as const;
export type AuditGroup = (typeof auditGroups)[number];
