import { importQueueOf } from '#platform/jobs/import-run.ts';

/** Imports of people. */
export const importQueue = importQueueOf('import-people');
