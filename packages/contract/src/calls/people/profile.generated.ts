/** Written by tools/write-openapi.ts: the calls of people/profile.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/profile.ts';

export const getProfile: Call<typeof contract.getProfile> = {"method":"GET","path":"/profile/{id}","who":"person","isVersioned":false,"upload":false};
export const saveProfile: Call<typeof contract.saveProfile> = {"method":"PUT","path":"/profile/{id}","who":"person","isVersioned":false,"upload":false};
export const saveRoles: Call<typeof contract.saveRoles> = {"method":"PUT","path":"/profile/Roles/{id}","who":"person","isVersioned":false,"upload":false};
export const saveTimeZone: Call<typeof contract.saveTimeZone> = {"method":"PUT","path":"/Profile/TimeZone","who":"person","isVersioned":false,"upload":false};
export const setEmailPreference: Call<typeof contract.setEmailPreference> = {"method":"GET","path":"/Profile/EmailPrefrence/{flag}","who":"person","isVersioned":false,"upload":false};
export const setLocale: Call<typeof contract.setLocale> = {"method":"POST","path":"/Profile/Locale","who":"person","isVersioned":false,"upload":false};
