import { AISDKError, APICallError, RetryError } from 'ai';
import { OutgoingFault } from '../outgoing/outgoing-fault.ts';
import { ModelFault } from './language-model.ts';

/** Statuses of an endpoint that does not support a form of request. */
const notUnderstood = new Set([400, 415, 422, 501]);
/** The key, its account, or the model's name is refused. */
const notAccepted = new Set([401, 402, 403, 404]);
const longestWait = 3_600;

/**
 * Returns the fault for an error of a call; rethrows errors that the endpoint did not cause. `gone` is the
 * client's signal; `signal` also ends the call by time.
 */
export function faultOf(error: unknown, ended: { gone: AbortSignal; signal: AbortSignal }): ModelFault {
  if (error instanceof ModelFault) return error;
  if (ended.gone.aborted) return new ModelFault('gone');
  if (ended.signal.aborted) return new ModelFault('too_slow');
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ModelFault) return last;
  if (last instanceof OutgoingFault) return modelFaultOf(last);
  // The library's errors about unexpected answers; any other error is our own fault.
  if (!AISDKError.isInstance(last)) throw last;
  if (!APICallError.isInstance(last)) return new ModelFault('unusable');
  const { statusCode: status, responseHeaders } = last;
  if (status === undefined) return new ModelFault('unreachable');
  if (status === 429)
    return new ModelFault('busy', { status, retryAfterSeconds: secondsOf(responseHeaders?.['retry-after']) });
  if (notAccepted.has(status)) return new ModelFault('not_accepted', { status });
  if (notUnderstood.has(status)) return new ModelFault('not_understood', { status });
  // A page instead of JSON, such as a proxy's, arrives with 200.
  return new ModelFault(status < 300 ? 'unusable' : 'failing', { status });
}

function modelFaultOf({ kind, status }: OutgoingFault): ModelFault {
  const known = kind === 'forbidden' ? 'unreachable' : kind;
  return new ModelFault(known, status === undefined ? {} : { status });
}

/**
 * Returns `Retry-After` in seconds, from a number or a date, at most an hour; undefined without a valid
 * value.
 */
export function secondsOf(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(longestWait, Math.max(1, seconds));
}
