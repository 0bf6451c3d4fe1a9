import { type CallInput, createClient } from '@bellwether/contract/client';
import type { Call, Endpoint, EndpointReply } from '@bellwether/contract/endpoint';
import { ProblemError } from '@bellwether/contract/problem';
import { followServerClock } from '#ui/data/server-clock.ts';
import { askPassword } from './asked-password.ts';
import { capabilitiesOfProfile } from './capabilities.ts';
import { fetchOrEarlyReply } from './early-reply.ts';
import { hearAnswer } from './offline/heard-answers.ts';
import { endSession, readToken, sessionState } from './session-store.ts';
import { refusalWords } from './words.ts';

const client = createClient({
  baseUrl: '/api',
  token: readToken,
  onSessionEnd: endSession,
  onServerTime: followServerClock,
  fetch: fetchOrEarlyReply,
});

/**
 * Makes every call of the product. A 401 or 403 to a signed-in call ends the session (wire.3). A call that the
 * person's role and flags never allow is refused here, so an address without a right does not end the session.
 * A call that needs the password again asks for it and is repeated; if the person cancels, it fails with the
 * server's sentence.
 */
export const api = {
  /** @throws ProblemError for every status but 2xx; status 0 when no reply came. */
  async call<E extends Endpoint>(call: Call<E>, input: CallInput<E>): Promise<EndpointReply<E>> {
    // The screen stays a moment longer than the session; its calls would only be refused.
    if (call.who !== 'anyone' && readToken() === undefined) {
      throw new ProblemError({ status: 401, detail: 'Nobody is signed in.' });
    }
    if (!isEverAllowed(call)) throw new ProblemError({ status: 403, detail: refusalWords.neverYours });
    const token = readToken();
    try {
      const reply = await client.call(call, input);
      if (call.who !== 'anyone' && token)
        hearAnswer({ call, input: input as CallInput<Endpoint>, reply, token });
      return reply;
    } catch (error) {
      const kept = await keptInstead(call, input, error);
      if (kept !== undefined) return kept as EndpointReply<E>;
      const isAsked = error instanceof ProblemError && error.asksForPassword;
      if (!isAsked || !(await askPassword())) throw error;
      return client.call(call, input);
    }
  },
};

/** Returns whether role and flags may allow the call; true while it is not known who is signed in. */
function isEverAllowed({ who }: Call): boolean {
  const state = sessionState();
  if (who === 'anyone' || who === 'person' || state.status !== 'signed-in') return true;
  return capabilitiesOfProfile(state.session.Profile)[who];
}

/** Returns the stored answer of a call that the server did not answer (screens.12); undefined without one. */
async function keptInstead<E extends Endpoint>(
  call: Call<E>,
  input: CallInput<E>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ProblemError) || error.status !== 0 || call.who === 'anyone') return undefined;
  try {
    const { keptAnswer } = await import('./offline/kept-answers.ts');
    return await keptAnswer(call, input as CallInput<Endpoint>);
  } catch (failure) {
    console.warn('No answer of this device could be read.', failure);
    return undefined;
  }
}
