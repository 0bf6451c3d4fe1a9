/** Written by tools/write-openapi.ts: the calls of goals/reading.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/reading.ts';

export const countWaitingGoals: Call<typeof contract.countWaitingGoals> = {"method":"GET","path":"/Goal/waiting","who":"person","isVersioned":false,"upload":false};
export const getGoal: Call<typeof contract.getGoal> = {"method":"GET","path":"/Goal/{id}","who":"person","isVersioned":false,"upload":false};
export const getOwnRecord: Call<typeof contract.getOwnRecord> = {"method":"GET","path":"/Goal/ownrecord/{id}","who":"person","isVersioned":false,"upload":false};
export const getSingleGoal: Call<typeof contract.getSingleGoal> = {"method":"GET","path":"/Goal/single/{id}","who":"person","isVersioned":false,"upload":false};
export const listChildGoals: Call<typeof contract.listChildGoals> = {"method":"GET","path":"/Goal/child_goals/{id}","who":"person","isVersioned":false,"upload":false};
export const listCompanyGoals: Call<typeof contract.listCompanyGoals> = {"method":"GET","path":"/goal/companygoals","who":"person","isVersioned":false,"upload":false};
export const listGoalFilterChoices: Call<typeof contract.listGoalFilterChoices> = {"method":"GET","path":"/Goal/filterchoices","who":"person","isVersioned":false,"upload":false};
export const listGoalLine: Call<typeof contract.listGoalLine> = {"method":"GET","path":"/Goal/line/{id}","who":"person","isVersioned":false,"upload":false};
export const listGoals: Call<typeof contract.listGoals> = {"method":"POST","path":"/Goal/goals","who":"person","isVersioned":false,"upload":false};
export const listPeriods: Call<typeof contract.listPeriods> = {"method":"GET","path":"/Goal/periods","who":"person","isVersioned":false,"upload":false};
