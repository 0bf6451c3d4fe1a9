/** Written by tools/write-openapi.ts: the calls of notifications/unread.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../notifications/unread.ts';

export const countUnread: Call<typeof contract.countUnread> = {"method":"GET","path":"/notification/UnreadCount","who":"person","isVersioned":false,"upload":false};
export const markAllRead: Call<typeof contract.markAllRead> = {"method":"GET","path":"/notification/MarkAllRead","who":"person","isVersioned":false,"upload":false};
export const markRead: Call<typeof contract.markRead> = {"method":"GET","path":"/notification/MarkRead/{id}","who":"person","isVersioned":false,"upload":false};
export const readEveryNotification: Call<typeof contract.readEveryNotification> = {"method":"POST","path":"/notification/ReadAll","who":"person","isVersioned":false,"upload":false};
export const readOneNotification: Call<typeof contract.readOneNotification> = {"method":"POST","path":"/notification/{id}/Read","who":"person","isVersioned":false,"upload":false};
export const readOpened: Call<typeof contract.readOpened> = {"method":"POST","path":"/notification/ReadOpened","who":"person","isVersioned":false,"upload":false};
