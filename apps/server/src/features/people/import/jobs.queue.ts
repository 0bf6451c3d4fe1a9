import { importQueueOf } from '#platform/imports/import-run.ts';

/** Imports of people. */
export const importQueue = importQueueOf('import-people');
