/** Written by tools/write-openapi.ts: the calls of talent/answered.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/answered.ts';

export const confirmAppraisal: Call<typeof contract.confirmAppraisal> = {"method":"POST","path":"/talent/confirm/{id}","who":"person","isVersioned":false,"upload":false};
export const createAnsweredAppraisal: Call<typeof contract.createAnsweredAppraisal> = {"method":"POST","path":"/talent/answered","who":"person","isVersioned":false,"upload":false};
export const listReviewQuestions: Call<typeof contract.listReviewQuestions> = {"method":"GET","path":"/talent/cycles/{id}/questions/{userId}","who":"person","isVersioned":false,"upload":false};
export const saveAnsweredAppraisal: Call<typeof contract.saveAnsweredAppraisal> = {"method":"PUT","path":"/talent/answered/{id}","who":"person","isVersioned":false,"upload":false};
