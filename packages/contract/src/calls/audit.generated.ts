/** Written by tools/write-openapi.ts: the calls of audit.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../audit.ts';

export const exportAudit: Call<typeof contract.exportAudit> = {"method":"GET","path":"/audit/{format}","who":"readsAudit","isVersioned":false,"upload":false,"fileTypes":["text/csv","application/json"]};
export const listAudit: Call<typeof contract.listAudit> = {"method":"GET","path":"/audit","who":"readsAudit","isVersioned":false,"upload":false};
