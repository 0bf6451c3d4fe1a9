/** Written by tools/write-openapi.ts: the calls of connections/happenings.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../connections/happenings.ts';

export const listConnections: Call<typeof contract.listConnections> = {"method":"GET","path":"/tenant/connections","who":"administersPeople","isVersioned":false,"upload":false};
export const listHappenings: Call<typeof contract.listHappenings> = {"method":"GET","path":"/tenant/connections/{connection}","who":"administersPeople","isVersioned":false,"upload":false};
