/** Written by tools/write-openapi.ts: the calls of talent/writing.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/writing.ts';

export const draftReview: Call<typeof contract.draftReview> = {"method":"POST","path":"/talent/gpt","who":"person","isVersioned":false,"upload":false};
export const getAppraisalGoals: Call<typeof contract.getAppraisalGoals> = {"method":"GET","path":"/talent/goals/{userId}/{periodId}","who":"person","isVersioned":false,"upload":false};
export const getRatingDistribution: Call<typeof contract.getRatingDistribution> = {"method":"GET","path":"/talent/distribution/{periodId}","who":"person","isVersioned":false,"upload":false};
