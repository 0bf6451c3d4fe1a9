/** What an event is about, as the log tells it. `private`: the log tells that something changed, and not what. */
export const auditObjects = [
  'person',
  'goal',
  'appraisal',
  'action_item',
  'strategy',
  'quarter',
  'company',
  'group',
  'import',
  'report',
  'log',
  'private',
] as const;
export type AuditObject = (typeof auditObjects)[number];

/** What the log can be filtered by; nobody looks for what is private. */
export const filteredAuditObjects = auditObjects.filter((object) => object !== 'private' && object !== 'log');
