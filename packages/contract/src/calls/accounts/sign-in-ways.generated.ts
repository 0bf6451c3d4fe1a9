/** Written by tools/write-openapi.ts: the calls of accounts/sign-in-ways.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/sign-in-ways.ts';

export const getSignInWays: Call<typeof contract.getSignInWays> = {"method":"GET","path":"/Auth/signin/{id}","who":"anyone","isVersioned":false,"upload":false};
