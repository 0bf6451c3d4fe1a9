import { importQueueOf } from '#platform/imports/import-run.ts';

/** Imports of goals. */
export const goalImportQueue = importQueueOf('import-goals');
