/** Written by tools/write-openapi.ts: the calls of goals/several.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/several.ts';

export const actOnGoals: Call<typeof contract.actOnGoals> = {"method":"POST","path":"/Goal/several/act","who":"person","isVersioned":false,"upload":false};
