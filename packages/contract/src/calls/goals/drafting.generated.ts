/** Written by tools/write-openapi.ts: the calls of goals/drafting.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/drafting.ts';

export const createGoal: Call<typeof contract.createGoal> = {"method":"POST","path":"/Goal","who":"writesGoals","isVersioned":false,"upload":false};
export const createGoalAtZero: Call<typeof contract.createGoalAtZero> = {"method":"POST","path":"/Goal/{id}","who":"writesGoals","isVersioned":false,"upload":false};
export const deleteGoal: Call<typeof contract.deleteGoal> = {"method":"GET","path":"/Goal/delete/{id}","who":"person","isVersioned":false,"upload":false};
export const giveToSeveral: Call<typeof contract.giveToSeveral> = {"method":"POST","path":"/Goal/several","who":"writesGoals","isVersioned":false,"upload":false};
export const removeGoal: Call<typeof contract.removeGoal> = {"method":"DELETE","path":"/Goal/{id}","who":"person","isVersioned":false,"upload":false};
export const restoreGoal: Call<typeof contract.restoreGoal> = {"method":"POST","path":"/Goal/restore","who":"administersGoals","isVersioned":false,"upload":false};
export const updateGoal: Call<typeof contract.updateGoal> = {"method":"PUT","path":"/Goal/{id}","who":"person","isVersioned":false,"upload":false};
