/** Written by tools/write-openapi.ts: the calls of insight/look.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../insight/look.ts';

export const getLook: Call<typeof contract.getLook> = {"method":"GET","path":"/insight/look/{scope}/{periodId}","who":"person","isVersioned":true,"upload":false};
