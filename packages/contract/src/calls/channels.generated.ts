/** Written by tools/write-openapi.ts: the calls of channels.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../channels.ts';

export const addChannel: Call<typeof contract.addChannel> = {"method":"POST","path":"/tenant/channels","who":"administersPeople","isVersioned":false,"upload":false};
export const listChannels: Call<typeof contract.listChannels> = {"method":"GET","path":"/tenant/channels","who":"administersPeople","isVersioned":false,"upload":false};
export const removeChannel: Call<typeof contract.removeChannel> = {"method":"DELETE","path":"/tenant/channels/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const saveChannel: Call<typeof contract.saveChannel> = {"method":"PUT","path":"/tenant/channels/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const testChannel: Call<typeof contract.testChannel> = {"method":"POST","path":"/tenant/channels/{id}/Test","who":"administersPeople","isVersioned":false,"upload":false};
