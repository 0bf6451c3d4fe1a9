/** Written by tools/write-openapi.ts: the calls of tenant.settings.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../tenant.settings.ts';

export const getSettings: Call<typeof contract.getSettings> = {"method":"GET","path":"/tenant/settings","who":"changesSettings","isVersioned":false,"upload":false};
export const saveSettings: Call<typeof contract.saveSettings> = {"method":"PUT","path":"/tenant/settings","who":"changesSettings","isVersioned":false,"upload":false};
