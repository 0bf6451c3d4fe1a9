/** Written by tools/write-openapi.ts: the calls of accounts/tokens.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/tokens.ts';

export const endCompanyToken: Call<typeof contract.endCompanyToken> = {"method":"DELETE","path":"/tenant/tokens/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const endToken: Call<typeof contract.endToken> = {"method":"DELETE","path":"/User/Tokens/{id}","who":"person","isVersioned":false,"upload":false};
export const listCompanyTokens: Call<typeof contract.listCompanyTokens> = {"method":"GET","path":"/tenant/tokens","who":"administersPeople","isVersioned":false,"upload":false};
export const listTokens: Call<typeof contract.listTokens> = {"method":"GET","path":"/User/Tokens","who":"person","isVersioned":false,"upload":false};
export const makeCompanyToken: Call<typeof contract.makeCompanyToken> = {"method":"POST","path":"/tenant/tokens","who":"administersPeople","isVersioned":false,"upload":false};
export const makeToken: Call<typeof contract.makeToken> = {"method":"POST","path":"/User/Tokens","who":"person","isVersioned":false,"upload":false};
