/** Written by tools/write-openapi.ts: the calls of goals/carry-over.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/carry-over.ts';

export const carryOverGoals: Call<typeof contract.carryOverGoals> = {"method":"POST","path":"/Goal/carryover","who":"person","isVersioned":false,"upload":false};
export const dismissCarryOver: Call<typeof contract.dismissCarryOver> = {"method":"POST","path":"/Goal/carryover/dismiss","who":"person","isVersioned":false,"upload":false};
export const getCarryOver: Call<typeof contract.getCarryOver> = {"method":"GET","path":"/Goal/carryover","who":"person","isVersioned":false,"upload":false};
