/** Written by tools/write-openapi.ts: the calls of dashboard.organisation.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../dashboard.organisation.ts';

export const getOrgMarks: Call<typeof contract.getOrgMarks> = {"method":"GET","path":"/dashboard/organization","who":"person","isVersioned":false,"upload":false};
