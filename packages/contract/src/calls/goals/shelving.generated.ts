/** Written by tools/write-openapi.ts: the calls of goals/shelving.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/shelving.ts';

export const shelveGoal: Call<typeof contract.shelveGoal> = {"method":"POST","path":"/Goal/shelve","who":"person","isVersioned":false,"upload":false};
