/** Written by tools/write-openapi.ts: the calls of accounts/links.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/links.ts';

export const checkNotMe: Call<typeof contract.checkNotMe> = {"method":"POST","path":"/Auth/NotMeCheck","who":"anyone","isVersioned":false,"upload":false};
export const checkPasswordReset: Call<typeof contract.checkPasswordReset> = {"method":"POST","path":"/Auth/ResetPasswordCheck","who":"anyone","isVersioned":false,"upload":false};
export const confirmEmail: Call<typeof contract.confirmEmail> = {"method":"POST","path":"/Auth/ConfirmEmailCheck","who":"anyone","isVersioned":false,"upload":false};
export const notMe: Call<typeof contract.notMe> = {"method":"POST","path":"/Auth/NotMe","who":"anyone","isVersioned":false,"upload":false};
export const requestPasswordReset: Call<typeof contract.requestPasswordReset> = {"method":"POST","path":"/Auth/ForgotPassword","who":"anyone","isVersioned":false,"upload":false};
export const requestUnlock: Call<typeof contract.requestUnlock> = {"method":"POST","path":"/Auth/LostPassword","who":"anyone","isVersioned":false,"upload":false};
export const resetPassword: Call<typeof contract.resetPassword> = {"method":"POST","path":"/Auth/ResetPassword","who":"anyone","isVersioned":false,"upload":false};
export const unlockAccount: Call<typeof contract.unlockAccount> = {"method":"POST","path":"/Auth/UnclockAccountCheck","who":"anyone","isVersioned":false,"upload":false};
