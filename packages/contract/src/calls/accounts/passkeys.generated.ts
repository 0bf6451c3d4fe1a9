/** Written by tools/write-openapi.ts: the calls of accounts/passkeys.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/passkeys.ts';

export const addPasskey: Call<typeof contract.addPasskey> = {"method":"POST","path":"/User/Passkeys","who":"person","isVersioned":false,"upload":false};
export const askConfirmingPasskey: Call<typeof contract.askConfirmingPasskey> = {"method":"POST","path":"/Auth/ConfirmPasskeyQuestion","who":"person","isVersioned":false,"upload":false};
export const askNewPasskey: Call<typeof contract.askNewPasskey> = {"method":"POST","path":"/User/Passkeys/Question","who":"person","isVersioned":false,"upload":false};
export const askPasskey: Call<typeof contract.askPasskey> = {"method":"POST","path":"/Auth/PasskeyQuestion","who":"anyone","isVersioned":false,"upload":false};
export const confirmByPasskey: Call<typeof contract.confirmByPasskey> = {"method":"POST","path":"/Auth/ConfirmPasskey","who":"person","isVersioned":false,"upload":false};
export const listPasskeys: Call<typeof contract.listPasskeys> = {"method":"GET","path":"/User/Passkeys","who":"person","isVersioned":false,"upload":false};
export const removePasskey: Call<typeof contract.removePasskey> = {"method":"DELETE","path":"/User/Passkeys/{id}","who":"person","isVersioned":false,"upload":false};
export const signInByPasskey: Call<typeof contract.signInByPasskey> = {"method":"POST","path":"/Auth/Passkey","who":"anyone","isVersioned":false,"upload":false};
