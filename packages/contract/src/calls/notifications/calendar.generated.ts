/** Written by tools/write-openapi.ts: the calls of notifications/calendar.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../notifications/calendar.ts';

export const deleteCalendarLink: Call<typeof contract.deleteCalendarLink> = {"method":"DELETE","path":"/calendar/link","who":"person","isVersioned":false,"upload":false};
export const getCalendar: Call<typeof contract.getCalendar> = {"method":"GET","path":"/calendar/{token}/bellwether.ics","who":"anyone","isVersioned":true,"upload":false,"fileTypes":["text/calendar"]};
export const getCalendarLink: Call<typeof contract.getCalendarLink> = {"method":"GET","path":"/calendar/link","who":"person","isVersioned":false,"upload":false};
export const makeCalendarLink: Call<typeof contract.makeCalendarLink> = {"method":"POST","path":"/calendar/link","who":"person","isVersioned":false,"upload":false};
