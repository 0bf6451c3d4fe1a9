import type { Trial } from '@bellwether/contract/accounts/providers';
import { finishProof, finishSignIn, readTrial } from '@bellwether/contract/calls/accounts/providers';
import { api } from '#platform/api.ts';
import { deviceSecret } from '#platform/device.ts';
import { acceptSession } from '#platform/session-store.ts';

/** Fetches the session that a provider opened, and stores it; returns the page that was asked for. @throws ProblemError */
export async function finishSignInWith(ticket: string): Promise<string | undefined> {
  const { Session: session, To } = await api.call(finishSignIn, {
    body: { Ticket: ticket, Device: deviceSecret() },
  });
  acceptSession(session);
  return To ?? undefined;
}

/** Ends a proof of presence that began in this session. @throws ProblemError */
export async function finishProofWith(ticket: string): Promise<void> {
  await api.call(finishProof, { body: { Ticket: ticket } });
}

/** Reads what a trial of a provider found. @throws ProblemError */
export function readTrialOf(providerId: number, ticket: string): Promise<Trial> {
  return api.call(readTrial, { params: { id: String(providerId) }, body: { Ticket: ticket } });
}
