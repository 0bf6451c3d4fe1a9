/** Written by tools/write-openapi.ts: the calls of notifications.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../notifications.ts';

export const listNotificationPreferences: Call<typeof contract.listNotificationPreferences> = {"method":"GET","path":"/notification/Preferences","who":"person","isVersioned":false,"upload":false};
export const listNotifications: Call<typeof contract.listNotifications> = {"method":"GET","path":"/notification/{page}","who":"person","isVersioned":false,"upload":false};
export const saveNotificationPreference: Call<typeof contract.saveNotificationPreference> = {"method":"PUT","path":"/notification/Preferences","who":"person","isVersioned":false,"upload":false};
