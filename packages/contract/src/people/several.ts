import { mostSeveral, severalActs } from '@bellwether/domain/people/status/several';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOrNoneSchema, idSchema } from '../wire.ts';

/** The people who were ticked. */
const ids = z.array(idSchema).check(z.minLength(1), z.maxLength(mostSeveral));

/** What becomes of each: done, or refused with the reason. */
export const severalOutcomeSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ Id: idSchema, Reason: z.string() })),
});
export type SeveralOutcome = z.output<typeof severalOutcomeSchema>;

export const actOnSeveral = endpoint({
  name: 'actOnSeveral',
  summary:
    'Gives several people another manager (`ManagerId`), invites them again, or deactivates them, with the caller’s rights checked for each. Who is refused is named with the reason; for the others it is done.',
  method: 'POST',
  path: '/Profile/several',
  scope: 'none',
  /** `ManagerId` is read for `manager` only; 0 takes the manager away (ceo and org admins only). */
  body: z.strictObject({ Ids: ids, Act: z.enum(severalActs), ManagerId: z._default(idOrNoneSchema, 0) }),
  reply: severalOutcomeSchema,
});

export const previewSeveral = endpoint({
  name: 'previewSeveral',
  summary:
    'What a deactivation of several people leaves behind: of each whom the caller may deactivate, the open goals that the caller sees and the active direct reports.',
  method: 'POST',
  path: '/Profile/several/preview',
  scope: 'people:read',
  body: z.strictObject({ Ids: ids }),
  reply: z.object({
    data: z.array(z.object({ Id: idSchema, GoalCount: z.int(), UserCount: z.int() })),
  }),
});
