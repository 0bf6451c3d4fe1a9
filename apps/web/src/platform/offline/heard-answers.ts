import type { CallInput } from '@bellwether/contract/client';
import type { Call, Endpoint } from '@bellwether/contract/endpoint';
import { serverNow } from '#ui/data/server-clock.ts';
import { changeOffline } from './offline-state.ts';

/** An answer of the server. */
export interface HeardAnswer {
  readonly call: Call;
  readonly input: CallInput<Endpoint>;
  readonly reply: unknown;
  /** The token of the request. */
  readonly token: string;
  /** Epoch milliseconds, by the server's clock. */
  readonly at: number;
}

/** A page makes fewer calls before the store of answers is loaded. */
const most = 40;
const early: HeardAnswer[] = [];
let take: ((heard: HeardAnswer) => void) | undefined;
let latest: number | undefined;

/** Passes an answer on to the store of answers, which is loaded after the page. */
export function hearAnswer(heard: Omit<HeardAnswer, 'at'>): void {
  latest = serverNow();
  changeOffline({ asOf: undefined });
  const answer = { ...heard, at: latest };
  if (take) take(answer);
  else if (early.length < most) early.push(answer);
}

/** Gives all answers, also those until now, to `next`. */
export function takeAnswers(next: (heard: HeardAnswer) => void): void {
  take = next;
  for (const heard of early.splice(0)) next(heard);
}

/** Returns when the server answered last in this tab. */
export const lastAnswerAt = (): number | undefined => latest;
