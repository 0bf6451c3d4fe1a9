/** Written by tools/write-openapi.ts: the calls of tenant.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../tenant.ts';

export const getPrivacy: Call<typeof contract.getPrivacy> = {"method":"GET","path":"/Auth/privacy/{id}","who":"anyone","isVersioned":false,"upload":false};
export const getTenant: Call<typeof contract.getTenant> = {"method":"GET","path":"/Auth/tenant/{id}","who":"anyone","isVersioned":false,"upload":false};
