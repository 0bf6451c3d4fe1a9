/** Written by tools/write-openapi.ts: the calls of accounts.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../accounts.ts';

export const acceptInvitation: Call<typeof contract.acceptInvitation> = {"method":"POST","path":"/Auth/SignUp","who":"anyone","isVersioned":false,"upload":false};
export const checkInvitation: Call<typeof contract.checkInvitation> = {"method":"POST","path":"/Auth/InvitationCheck","who":"anyone","isVersioned":false,"upload":false};
export const confirmPassword: Call<typeof contract.confirmPassword> = {"method":"POST","path":"/Auth/ConfirmPassword","who":"person","isVersioned":false,"upload":false};
export const renewInvitation: Call<typeof contract.renewInvitation> = {"method":"POST","path":"/Auth/InvitationRenew","who":"anyone","isVersioned":false,"upload":false};
export const restoreSession: Call<typeof contract.restoreSession> = {"method":"GET","path":"/Auth/relogin","who":"person","isVersioned":false,"upload":false};
export const signIn: Call<typeof contract.signIn> = {"method":"POST","path":"/Auth/Login","who":"anyone","isVersioned":false,"upload":false};
export const signOut: Call<typeof contract.signOut> = {"method":"POST","path":"/Auth/SignOut","who":"person","isVersioned":false,"upload":false};
