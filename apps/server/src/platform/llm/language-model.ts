import type * as z from 'zod/mini';

/** What a model is asked: standing orders of ours, data of people, and the shape of the answer. */
export interface Question<T> {
  /** Our own words; nothing that a person typed. */
  readonly orders: string;
  /** What people typed; it travels as one JSON document in the user's message. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The answer's shape, by a name of letters and underscores. */
  readonly name: string;
  readonly shape: z.ZodMiniType<T>;
  /** The whole call ends after so long, retries and every form of asking included: a person waits for it. */
  readonly longestMilliseconds: number;
}

/** A model behind an endpoint of the operator's choice. It has no tools: all it can do is answer. */
export interface LanguageModel {
  /** The answer, of the shape that was asked for. Throws a `ModelFault`; `gone` ends the call. */
  ask<T>(question: Question<T>, gone: AbortSignal): Promise<T>;
}

/**
 * Why no answer came. `not_accepted`: the key or the model's name; `not_understood`: the endpoint refuses the form of the request;
 * `unusable`: what came is not what was asked for; `cut`: it ended in the middle.
 */
export type ModelFaultKind =
  | 'unreachable'
  | 'too_slow'
  | 'gone'
  | 'busy'
  | 'not_accepted'
  | 'not_understood'
  | 'failing'
  | 'redirected'
  | 'too_large'
  | 'refused'
  | 'cut'
  | 'unusable';

/** A model that gave no usable answer. It names kinds and statuses only: what was asked and answered is private. */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind;
  /** What the endpoint answered, where it did. */
  readonly upstreamStatus: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ModelFaultKind, more: { status?: number; retryAfterSeconds?: number } = {}) {
    super(`model: ${kind}${more.status === undefined ? '' : `, status ${more.status}`}`);
    this.name = 'ModelFault';
    this.kind = kind;
    this.upstreamStatus = more.status;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
