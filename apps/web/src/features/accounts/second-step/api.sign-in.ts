import { askPasskey, signInByPasskey } from '@bellwether/contract/calls/accounts/passkeys';
import { askSecondStep, finishSecondStep } from '@bellwether/contract/calls/accounts/second-step';
import { api } from '#platform/api.ts';
import { deviceSecret } from '#platform/device.ts';
import { answerByPasskey } from '#platform/passkey.ts';
import { acceptSession } from '#platform/session-store.ts';

// Apart from the calls of the signed-in pages, because the sign-in page is the first download.

/** Finishes a sign-in by a code. @throws ProblemError */
export async function finishByCode(token: string, code: string): Promise<void> {
  acceptSession(
    await api.call(finishSecondStep, { body: { Token: token, Code: code, device: deviceSecret() } }),
  );
}

/** Finishes a sign-in by a passkey. @throws ProblemError */
export async function finishByPasskey(token: string): Promise<void> {
  const question = await api.call(askSecondStep, { body: { Token: token } });
  const Answer = await answerByPasskey(question, 'touch');
  acceptSession(await api.call(finishSecondStep, { body: { Token: token, Answer, device: deviceSecret() } }));
}

/** Signs in by a passkey alone. @throws ProblemError */
export async function signInWithPasskey(domain: string): Promise<void> {
  const question = await api.call(askPasskey, { body: { domain } });
  const Answer = await answerByPasskey(question);
  acceptSession(await api.call(signInByPasskey, { body: { Answer, domain, device: deviceSecret() } }));
}
