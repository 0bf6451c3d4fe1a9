/** Written by tools/write-openapi.ts: the calls of people/goals.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/goals.ts';

export const listGoalsOfPerson: Call<typeof contract.listGoalsOfPerson> = {"method":"GET","path":"/Profile/goals/{userId}/{periodId}","who":"person","isVersioned":false,"upload":false};
export const listReportGoals: Call<typeof contract.listReportGoals> = {"method":"GET","path":"/Profile/ReportGoals/{id}","who":"person","isVersioned":false,"upload":false};
