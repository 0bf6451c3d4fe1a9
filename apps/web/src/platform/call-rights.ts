import type { Call } from '@bellwether/contract/endpoint';
import { ProblemError } from '@bellwether/contract/problem';
import { capabilitiesOfProfile } from './capabilities.ts';
import { sessionState } from './session-store.ts';
import { refusalWords } from './words.ts';

/**
 * Refuses a call that role and flags of the signed-in person never allow. While it is not known who is signed in, the server
 * decides.
 * @throws ProblemError 403
 */
export function demandRight({ who }: Call): void {
  const state = sessionState();
  if (who === 'anyone' || who === 'person' || state.status !== 'signed-in') return;
  if (!capabilitiesOfProfile(state.session.Profile)[who])
    throw new ProblemError({ status: 403, detail: refusalWords.neverYours });
}
