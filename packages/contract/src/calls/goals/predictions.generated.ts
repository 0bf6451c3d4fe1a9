/** Written by tools/write-openapi.ts: the calls of goals/predictions.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/predictions.ts';

export const getGoalStatus: Call<typeof contract.getGoalStatus> = {"method":"GET","path":"/Goal/goalstatus/{id}","who":"person","isVersioned":false,"upload":false};
export const listStatusComments: Call<typeof contract.listStatusComments> = {"method":"GET","path":"/Goal/goalstatus/comments/{statusId}","who":"person","isVersioned":false,"upload":false};
export const predictGoal: Call<typeof contract.predictGoal> = {"method":"POST","path":"/Goal/updatestatus","who":"person","isVersioned":false,"upload":false};
