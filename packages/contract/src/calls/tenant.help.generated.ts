/** Written by tools/write-openapi.ts: the calls of tenant.help.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../tenant.help.ts';

export const getHelp: Call<typeof contract.getHelp> = {"method":"GET","path":"/tenant/help","who":"person","isVersioned":false,"upload":false};
