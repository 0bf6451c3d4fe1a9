import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParam, idSchema } from '../wire.ts';
import { emailOnlySchema, profileSchema } from './profile.ts';

const person = z.strictObject({ id: idParam });

export const getDeactivationPreview = endpoint({
  name: 'getDeactivationPreview',
  summary:
    'What a deactivation leaves behind and to whom it falls: the open goals that the caller sees, with their quarters, the active direct reports, approvals, appraisals and action items. `ReassignCount`: how many of the goals the caller may give to somebody else. 404 for people who may not deactivate the person.',
  method: 'GET',
  path: '/profile/DeactivateData/{id}',
  scope: 'people:read',
  params: person,
  reply: z.object({
    GoalCount: z.int(),
    UserCount: z.int(),
    ReassignCount: z.int(),
    /** The approvals that wait for the person, of goals that the caller sees. */
    ApprovalCount: z.int(),
    /** The appraisals that the person began or shared and that are not completed. */
    AppraisalCount: z.int(),
    /** The open action items that the person has to do. */
    ItemCount: z.int(),
    /** The open action items that the person asked others for. */
    RequestCount: z.int(),
    /** To whom approvals, reports, appraisals and requests fall: the nearest active person above; null without one. */
    FallsTo: z.nullable(z.object({ Id: idSchema, Name: z.string() })),
    /** The quarters of the goals, oldest first. */
    Periods: z.array(z.object({ PeriodId: idSchema, GoalCount: z.int() })),
  }),
});

export const reinvitePerson = endpoint({
  name: 'reinvitePerson',
  summary:
    'Mails a new invitation to an invited person; the earlier link ends. 409 for active and deactivated people, 429 after five an hour for the same person.',
  method: 'GET',
  path: '/Profile/Reinvite/{id}',
  scope: 'none',
  params: person,
  counts: 'write',
  reply: profileSchema,
  refuses: [409],
});

export const deactivatePerson = endpoint({
  name: 'deactivatePerson',
  summary: 'Deactivates a person: sessions and open links end at once. Repeated: no change.',
  method: 'GET',
  path: '/profile/Deactivate/{id}',
  scope: 'none',
  params: person,
  counts: 'write',
  reply: profileSchema,
  refuses: [409],
});

export const activatePerson = endpoint({
  name: 'activatePerson',
  summary: 'Reactivates a person. Repeated: no change. 409 for a person whose email was freed.',
  method: 'GET',
  path: '/profile/Activate/{id}',
  scope: 'none',
  params: person,
  counts: 'write',
  reply: profileSchema,
  refuses: [409],
});

export const activateWithEmail = endpoint({
  name: 'activateWithEmail',
  summary:
    'Reactivates a person whose email was freed, with a new one; ceo and org admins. Asks for the password again. An email that was freed within 14 days and belongs to nobody hears of it, and can take it back. 409 for everybody who has an email.',
  method: 'POST',
  path: '/profile/Activate/{id}',
  scope: 'none',
  params: person,
  body: emailOnlySchema,
  reply: profileSchema,
  refuses: [409],
});

export const freeEmail = endpoint({
  name: 'freeEmail',
  summary:
    'Frees the email of a deactivated person, so that somebody else can have it; ceo and org admins. The person keeps a placeholder.',
  method: 'POST',
  path: '/profile/FreeEmail/{id}',
  scope: 'none',
  params: person,
  body: z.strictObject({}),
  reply: profileSchema,
  refuses: [409],
});

/** The twin of `deactivatePerson` for programs. */
export const postDeactivation = endpoint({
  name: 'postDeactivation',
  summary: 'Deactivates a person, as the GET does. Repeated: no change.',
  method: 'POST',
  path: '/Profile/{id}/Deactivate',
  scope: 'people:write',
  params: person,
  reply: profileSchema,
});

/** The twin of `activatePerson` for programs. */
export const postActivation = endpoint({
  name: 'postActivation',
  summary: 'Reactivates a person, as the GET does. Repeated: no change.',
  method: 'POST',
  path: '/Profile/{id}/Activate',
  scope: 'people:write',
  params: person,
  reply: profileSchema,
});

/** The twin of `freeEmail` under the path of programs. */
export const freeAddress = endpoint({
  name: 'freeAddress',
  summary: 'Frees the email of a deactivated person, as `/profile/FreeEmail/{id}` does.',
  method: 'POST',
  path: '/Profile/{id}/FreeAddress',
  scope: 'none',
  params: person,
  reply: profileSchema,
});
