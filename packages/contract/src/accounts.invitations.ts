import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const countSchema = z.object({ Count: z.int() });

export const countUninvited = endpoint({
  name: 'countUninvited',
  summary: 'How many people were never invited: active ones whom no invitation was made for.',
  method: 'GET',
  path: '/Profile/SendInvitations',
  who: 'administersPeople',
  reply: countSchema,
});

export const sendInvitations = endpoint({
  name: 'sendInvitations',
  summary: 'Mails an invitation to everybody who was never invited, each once. Returns how many.',
  method: 'POST',
  path: '/Profile/SendInvitations',
  who: 'administersPeople',
  reply: countSchema,
});
