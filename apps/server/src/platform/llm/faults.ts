import { AISDKError, APICallError, RetryError } from 'ai';
import { ModelFault } from './language-model.ts';

/** What an endpoint says that does not know a way of asking. */
const notUnderstood = new Set([400, 415, 422, 501]);
/** The key, the account behind it, or the model's name. */
const notAccepted = new Set([401, 402, 403, 404]);
const longestWait = 3_600;

/** What an error of a call means; what is none of the endpoint's is thrown on. `gone` is the client's signal, `signal` the one that also ends the call by time. */
export function faultOf(error: unknown, ended: { gone: AbortSignal; signal: AbortSignal }): ModelFault {
  if (error instanceof ModelFault) return error;
  if (ended.gone.aborted) return new ModelFault('gone');
  if (ended.signal.aborted) return new ModelFault('too_slow');
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ModelFault) return last;
  // What the library says of an answer in which it does not find what it looks for; anything else is a fault of ours.
  if (!AISDKError.isInstance(last)) throw last;
  if (!APICallError.isInstance(last)) return new ModelFault('unusable');
  const { statusCode: status, responseHeaders } = last;
  if (status === undefined) return new ModelFault('unreachable');
  if (status === 429)
    return new ModelFault('busy', { status, retryAfterSeconds: secondsOf(responseHeaders?.['retry-after']) });
  if (notAccepted.has(status)) return new ModelFault('not_accepted', { status });
  if (notUnderstood.has(status)) return new ModelFault('not_understood', { status });
  // A page where JSON was to be, such as a proxy's, arrives with 200.
  return new ModelFault(status < 300 ? 'unusable' : 'failing', { status });
}

/** `Retry-After` in seconds, from a number or a date, at most an hour; undefined where it says nothing. */
export function secondsOf(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(longestWait, Math.max(1, seconds));
}
