import { importQueueOf } from '#platform/jobs/import-run.ts';

/** Imports of goals. */
export const goalImportQueue = importQueueOf('import-goals');
