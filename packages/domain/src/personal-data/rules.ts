/** How long a file with personal data can be downloaded, in milliseconds (personal-data.2). */
export const exportLifetime = 7 * 86_400_000;

/** How long an ended company is kept before it is deleted, in milliseconds (tenant.11). */
export const keptAfterEnd = 30 * 86_400_000;

export const holdReasonLimit = 2_000;

/** What an erasure deletes, in the order of the list (personal-data.4). */
export const erasedParts = [
  'profile',
  'manual',
  'notes',
  'sessions',
  'tokens',
  'notifications',
  'mails',
  'imports',
  'appraisals',
] as const;
export type ErasedPart = (typeof erasedParts)[number];

/** What stays under the name of a former employee. */
export const keptParts = ['goals', 'comments', 'action_items', 'reviews', 'appraisals', 'backups'] as const;
export type KeptPart = (typeof keptParts)[number];
