/** Written by tools/write-openapi.ts: the calls of goals/summary.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/summary.ts';

export const summarizeGoals: Call<typeof contract.summarizeGoals> = {"method":"POST","path":"/Goal/summary","who":"person","isVersioned":false,"upload":false};
