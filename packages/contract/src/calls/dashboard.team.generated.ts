/** Written by tools/write-openapi.ts: the calls of dashboard.team.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../dashboard.team.ts';

export const getTeamWeek: Call<typeof contract.getTeamWeek> = {"method":"GET","path":"/dashboard/team","who":"readsCompliance","isVersioned":false,"upload":false};
