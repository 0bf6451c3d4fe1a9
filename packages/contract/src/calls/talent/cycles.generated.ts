/** Written by tools/write-openapi.ts: the calls of talent/cycles.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/cycles.ts';

export const createCycle: Call<typeof contract.createCycle> = {"method":"POST","path":"/talent/cycles","who":"runsCycles","isVersioned":false,"upload":false};
export const deleteCycle: Call<typeof contract.deleteCycle> = {"method":"DELETE","path":"/talent/cycles/{id}","who":"runsCycles","isVersioned":false,"upload":false};
export const getCycle: Call<typeof contract.getCycle> = {"method":"GET","path":"/talent/cycles/{id}","who":"runsCycles","isVersioned":false,"upload":false};
export const listCycles: Call<typeof contract.listCycles> = {"method":"GET","path":"/talent/cycles","who":"person","isVersioned":false,"upload":false};
export const saveCycle: Call<typeof contract.saveCycle> = {"method":"PUT","path":"/talent/cycles/{id}","who":"runsCycles","isVersioned":false,"upload":false};
export const startCycle: Call<typeof contract.startCycle> = {"method":"POST","path":"/talent/cycles/{id}/start","who":"runsCycles","isVersioned":false,"upload":false};
