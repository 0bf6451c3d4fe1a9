import { type CallInput, createClient } from '@bellwether/contract/client';
import type { Call, Endpoint, EndpointReply } from '@bellwether/contract/endpoint';
import { ProblemError } from '@bellwether/contract/problem';
import { followServerClock } from '#ui/data/server-clock.ts';
import { askPassword } from './asked-password.ts';
import { fetchOrEarlyReply } from './early-reply.ts';
import { hearAnswer } from './offline/heard-answers.ts';
import { endSession, readToken } from './session-store.ts';

const client = createClient({
  baseUrl: '/api',
  token: readToken,
  onSessionEnd: endSession,
  onServerTime: followServerClock,
  fetch: fetchOrEarlyReply,
});

let refuse: (call: Call) => void = () => undefined;

/**
 * Sets what refuses calls before the server is asked, by an error. Signed-in pages set it, so that the sign-in page need not
 * load the rules of rights.
 */
export function refuseCallsBy(rule: (call: Call) => void): void {
  refuse = rule;
}

/**
 * Makes every call of the product. A 401 or 403 to a signed-in call ends the session (wire.3). A call that the
 * person's role and flags never allow is refused before, so an address without a right does not end the session.
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
    refuse(call);
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
