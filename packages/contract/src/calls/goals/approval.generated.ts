/** Written by tools/write-openapi.ts: the calls of goals/approval.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/approval.ts';

export const approveGoal: Call<typeof contract.approveGoal> = {"method":"POST","path":"/Goal/approve","who":"person","isVersioned":false,"upload":false};
export const getApprovalRequest: Call<typeof contract.getApprovalRequest> = {"method":"GET","path":"/Goal/requestapproval/{id}","who":"person","isVersioned":false,"upload":false};
export const getGoalEditReview: Call<typeof contract.getGoalEditReview> = {"method":"GET","path":"/dashboard/editreviewdata/{id}","who":"person","isVersioned":false,"upload":false};
export const getGoalReview: Call<typeof contract.getGoalReview> = {"method":"GET","path":"/dashboard/reviewdata/{id}","who":"person","isVersioned":false,"upload":false};
export const retractGoal: Call<typeof contract.retractGoal> = {"method":"POST","path":"/Goal/retract","who":"person","isVersioned":false,"upload":false};
export const retractGoalEdit: Call<typeof contract.retractGoalEdit> = {"method":"POST","path":"/Goal/retractedits","who":"person","isVersioned":false,"upload":false};
export const takeBack: Call<typeof contract.takeBack> = {"method":"POST","path":"/Goal/takeback","who":"person","isVersioned":false,"upload":false};
