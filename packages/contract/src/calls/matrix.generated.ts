/** Written by tools/write-openapi.ts: the calls of matrix.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../matrix.ts';

export const getCompanyMatrix: Call<typeof contract.getCompanyMatrix> = {"method":"GET","path":"/predication/company/{periodId}/{week}","who":"ownsCompanyGoals","isVersioned":false,"upload":false};
export const getFirstMatrixGoal: Call<typeof contract.getFirstMatrixGoal> = {"method":"GET","path":"/predication/firstgoal/{periodId}","who":"person","isVersioned":false,"upload":false};
export const getPredictionMatrix: Call<typeof contract.getPredictionMatrix> = {"method":"GET","path":"/predication/{goalId}/{week}","who":"person","isVersioned":false,"upload":false};
export const searchMatrixGoals: Call<typeof contract.searchMatrixGoals> = {"method":"GET","path":"/predication/searchgoals/{text}","who":"person","isVersioned":false,"upload":false};
