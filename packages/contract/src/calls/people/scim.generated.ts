/** Written by tools/write-openapi.ts: the calls of people/scim.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/scim.ts';

export const endScimToken: Call<typeof contract.endScimToken> = {"method":"DELETE","path":"/tenant/scim/Token","who":"administersPeople","isVersioned":false,"upload":false};
export const getScim: Call<typeof contract.getScim> = {"method":"GET","path":"/tenant/scim","who":"administersPeople","isVersioned":false,"upload":false};
export const makeScimToken: Call<typeof contract.makeScimToken> = {"method":"POST","path":"/tenant/scim/Token","who":"administersPeople","isVersioned":false,"upload":false};
export const saveScim: Call<typeof contract.saveScim> = {"method":"PUT","path":"/tenant/scim","who":"administersPeople","isVersioned":false,"upload":false};
