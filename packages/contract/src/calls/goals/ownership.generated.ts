/** Written by tools/write-openapi.ts: the calls of goals/ownership.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/ownership.ts';

export const changeGoalOwner: Call<typeof contract.changeGoalOwner> = {"method":"POST","path":"/Goal/changegoalownership","who":"person","isVersioned":false,"upload":false};
export const changeParentGoal: Call<typeof contract.changeParentGoal> = {"method":"POST","path":"/Goal/changeparentgoal","who":"person","isVersioned":false,"upload":false};
export const followGoal: Call<typeof contract.followGoal> = {"method":"GET","path":"/Goal/follow/{id}","who":"person","isVersioned":false,"upload":false};
export const listFollowedGoals: Call<typeof contract.listFollowedGoals> = {"method":"GET","path":"/Goal/following","who":"person","isVersioned":false,"upload":false};
export const listGoalOwners: Call<typeof contract.listGoalOwners> = {"method":"GET","path":"/Goal/users","who":"person","isVersioned":false,"upload":false};
export const listParentCandidates: Call<typeof contract.listParentCandidates> = {"method":"GET","path":"/Goal/usergoals/{userId}/{periodId}/{goalId}/{scope}","who":"person","isVersioned":false,"upload":false};
export const reassignOpenGoals: Call<typeof contract.reassignOpenGoals> = {"method":"POST","path":"/Goal/changegoalownership/all","who":"person","isVersioned":false,"upload":false};
export const setGoalFollow: Call<typeof contract.setGoalFollow> = {"method":"POST","path":"/Goal/{id}/Follow","who":"person","isVersioned":false,"upload":false};
