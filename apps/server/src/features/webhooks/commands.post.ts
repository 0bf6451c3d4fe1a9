import { answerWithin, webhookLimits } from '@bellwether/domain/webhooks/limits';
import { Webhook } from 'standardwebhooks';
import type { Config } from '#platform/config/config.ts';
import type { Outcome } from '#platform/delivery/delivery-kind.ts';
import { postToCustomer } from '#platform/outgoing/customer-call.ts';
import { OutgoingFault } from '#platform/outgoing/outgoing-fault.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { unseal } from '#platform/secrets/seal.ts';
import type { WebhookRow } from './access.ts';

/** A webhook with the secrets that sign for it, the newest first. */
export interface Receiver {
  readonly url: string;
  readonly secrets: readonly string[];
}

export function receiverOf(config: Config, row: WebhookRow, now: number): Receiver {
  const former = row.former_until !== null && row.former_until > now ? row.former_secret : null;
  const sealed = former === null ? [row.secret] : [row.secret, former];
  return { url: row.url, secrets: sealed.map((each) => unseal(config, each)) };
}

const statusGone = 410;

/** Returns the receiver; undefined if the server does not have the key of a secret. */
export function openedReceiver(config: Config, row: WebhookRow, now: number): Receiver | undefined {
  try {
    return receiverOf(config, row, now);
  } catch (error) {
    if (error instanceof HttpProblem) return undefined;
    throw error;
  }
}

/** Posts a signed message (standardwebhooks.com). Never throws for what the receiver does. */
export async function postMessage(
  { customerAddresses }: Pick<Config, 'customerAddresses'>,
  { url, secrets }: Receiver,
  { messageId, body }: { readonly messageId: string; readonly body: string },
  gone: AbortSignal,
): Promise<Outcome> {
  // Receivers compare it with their own clock, so it is the machine's, not the application's.
  const at = new Date();
  const started = performance.now();
  const outcome = (fault: string | undefined, status?: number, answer = ''): Outcome => ({
    fault,
    isFinal: status === statusGone,
    status,
    milliseconds: performance.now() - started,
    answer: storable(answer),
  });
  try {
    const { status, text } = await postToCustomer(
      {
        url,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Bellwether-Webhooks/1',
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': secrets
            .map((secret) => new Webhook(secret).sign(messageId, at, body))
            .join(' '),
        },
        body,
        longestMilliseconds: answerWithin,
        gone,
        readBytes: webhookLimits.answer,
      },
      customerAddresses,
    );
    return outcome(status >= 200 && status < 300 ? undefined : 'status', status, text);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    const { kind, code, status } = error;
    return outcome(code === undefined ? kind : `${kind} ${code}`, status);
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** The answer as it may be stored and shown: text without control characters. */
function storable(answer: string): string {
  return answer.replace(controls, '').slice(0, webhookLimits.answer);
}
