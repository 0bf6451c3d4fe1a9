/** Events about the audit log itself. They have no subject. */
export interface AuditEvents {
  /** Somebody took a file of the log away. */
  'audit.exported': { readonly format: 'csv' | 'json'; readonly rows: number };
  /** Events are kept for fewer days than before; the application records it before it deletes any. */
  'audit.retention_shortened': { readonly from: number; readonly to: number };
}
