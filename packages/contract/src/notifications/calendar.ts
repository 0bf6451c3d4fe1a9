import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileReply } from '../file.ts';
import { instantSchema } from '../wire.ts';

/** The person's calendar link. */
export const calendarLinkSchema = z.object({
  /** Null: there is no link. */
  CreatedAt: z.nullable(instantSchema),
});

export const getCalendarLink = endpoint({
  name: 'getCalendarLink',
  summary: 'Whether the person has a calendar link. The link itself is shown only when it is made.',
  method: 'GET',
  path: '/calendar/link',
  scope: 'none',
  reply: calendarLinkSchema,
});

export const makeCalendarLink = endpoint({
  name: 'makeCalendarLink',
  summary: 'Makes the secret link of the person’s calendar. A former link stops working.',
  method: 'POST',
  path: '/calendar/link',
  scope: 'none',
  reply: z.object({ CreatedAt: instantSchema, Url: z.string() }),
});

export const deleteCalendarLink = endpoint({
  name: 'deleteCalendarLink',
  summary: 'Removes the person’s calendar link, which stops working at once.',
  method: 'DELETE',
  path: '/calendar/link',
  scope: 'none',
  reply: calendarLinkSchema,
});

export const getCalendar = endpoint({
  name: 'getCalendar',
  summary:
    'The calendar (RFC 5545) behind a secret link: own deadlines, asking days, quarter ends. 404 for an unknown, renewed or removed link, and for a deactivated person.',
  method: 'GET',
  path: '/calendar/{token}/bellwether.ics',
  scope: 'none',
  who: 'anyone',
  params: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  reply: fileReply(['text/calendar'], 'private-feed'),
  isVersioned: true,
});
