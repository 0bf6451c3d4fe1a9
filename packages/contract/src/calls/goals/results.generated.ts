/** Written by tools/write-openapi.ts: the calls of goals/results.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/results.ts';

export const finalizeGoal: Call<typeof contract.finalizeGoal> = {"method":"POST","path":"/Goal/finalize","who":"person","isVersioned":false,"upload":false};
export const retractResult: Call<typeof contract.retractResult> = {"method":"POST","path":"/Goal/finalize_retract","who":"person","isVersioned":false,"upload":false};
export const reviewResult: Call<typeof contract.reviewResult> = {"method":"POST","path":"/Goal/finalize_approved","who":"person","isVersioned":false,"upload":false};
