/** Written by tools/write-openapi.ts: the calls of accounts/settings.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/settings.ts';

export const changePassword: Call<typeof contract.changePassword> = {"method":"POST","path":"/User/ChangePassword","who":"person","isVersioned":false,"upload":false};
export const endOneSession: Call<typeof contract.endOneSession> = {"method":"DELETE","path":"/User/Sessions/{id}","who":"person","isVersioned":false,"upload":false};
export const endOtherSessions: Call<typeof contract.endOtherSessions> = {"method":"POST","path":"/User/Sessions/EndOthers","who":"person","isVersioned":false,"upload":false};
export const getIdentityHash: Call<typeof contract.getIdentityHash> = {"method":"GET","path":"/Auth/gethash/{id}","who":"person","isVersioned":false,"upload":false};
export const listSessions: Call<typeof contract.listSessions> = {"method":"GET","path":"/User/Sessions","who":"person","isVersioned":false,"upload":false};
