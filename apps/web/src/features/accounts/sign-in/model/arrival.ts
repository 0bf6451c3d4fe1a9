import type { Trial } from '@bellwether/contract/accounts/providers';
import { ProblemError } from '@bellwether/contract/problem';
import { tellProved } from '#platform/asked-password.ts';
import { finishProofWith, finishSignInWith, readTrialOf } from '../api.ts';

/** How a way to a provider ended. `over`: its ticket was used, is too old, or belongs to another browser. */
export type ArrivalResult =
  | { readonly kind: 'signed-in'; readonly to: string | undefined }
  | { readonly kind: 'proved' }
  | { readonly kind: 'tried'; readonly trial: Trial }
  | { readonly kind: 'over' };

/**
 * Ends the way to a provider: fetches the session, ends a proof, or reads what a trial found. `fragment` is the address' own,
 * without its hash sign.
 * @throws ProblemError if the server could not answer.
 */
export async function endArrival(fragment: string): Promise<ArrivalResult> {
  const fields = new URLSearchParams(fragment);
  const ticket = fields.get('ticket') ?? '';
  try {
    if (ticket === '') return { kind: 'over' };
    if (fields.get('for') === 'trial')
      return { kind: 'tried', trial: await readTrialOf(Number(fields.get('provider')), ticket) };
    if (fields.get('for') !== 'proof') return { kind: 'signed-in', to: await finishSignInWith(ticket) };
    await finishProofWith(ticket);
    tellProved();
    return { kind: 'proved' };
  } catch (error) {
    if (error instanceof ProblemError && [400, 401, 403, 404].includes(error.status)) return { kind: 'over' };
    throw error;
  }
}
