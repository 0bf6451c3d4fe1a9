/** Written by tools/write-openapi.ts: the calls of accounts/providers.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/providers.ts';

export const addProvider: Call<typeof contract.addProvider> = {"method":"POST","path":"/tenant/signin","who":"administersPeople","isVersioned":false,"upload":false};
export const finishProof: Call<typeof contract.finishProof> = {"method":"POST","path":"/Auth/ProofTicket","who":"person","isVersioned":false,"upload":false};
export const finishSignIn: Call<typeof contract.finishSignIn> = {"method":"POST","path":"/Auth/Ticket","who":"anyone","isVersioned":false,"upload":false};
export const listProviders: Call<typeof contract.listProviders> = {"method":"GET","path":"/tenant/signin","who":"administersPeople","isVersioned":false,"upload":false};
export const readTrial: Call<typeof contract.readTrial> = {"method":"POST","path":"/tenant/signin/{id}/Trial","who":"administersPeople","isVersioned":false,"upload":false};
export const removeProvider: Call<typeof contract.removeProvider> = {"method":"DELETE","path":"/tenant/signin/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const saveProvider: Call<typeof contract.saveProvider> = {"method":"PUT","path":"/tenant/signin/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const startProof: Call<typeof contract.startProof> = {"method":"POST","path":"/Auth/Proof","who":"person","isVersioned":false,"upload":false};
export const testProvider: Call<typeof contract.testProvider> = {"method":"POST","path":"/tenant/signin/{id}/Test","who":"administersPeople","isVersioned":false,"upload":false};
