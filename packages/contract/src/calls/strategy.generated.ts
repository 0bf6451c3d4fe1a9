/** Written by tools/write-openapi.ts: the calls of strategy.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../strategy.ts';

export const getStrategy: Call<typeof contract.getStrategy> = {"method":"GET","path":"/strategy","who":"person","isVersioned":false,"upload":false};
export const getStrategyDocument: Call<typeof contract.getStrategyDocument> = {"method":"GET","path":"/strategy/get","who":"editsStrategy","isVersioned":false,"upload":false};
export const getStrategyVersion: Call<typeof contract.getStrategyVersion> = {"method":"GET","path":"/strategy/versions/{id}","who":"editsStrategy","isVersioned":false,"upload":false};
export const listStrategyVersions: Call<typeof contract.listStrategyVersions> = {"method":"GET","path":"/strategy/versions","who":"editsStrategy","isVersioned":false,"upload":false};
export const saveStrategy: Call<typeof contract.saveStrategy> = {"method":"POST","path":"/strategy","who":"editsStrategy","isVersioned":false,"upload":false};
