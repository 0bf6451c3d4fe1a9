import type * as z from 'zod/mini';

/** A question to a model: our instructions, data of people, and the shape of the answer. */
export interface Question<T> {
  /** Our own text; never what a person wrote. */
  readonly orders: string;
  /** Texts that people wrote; sent as one JSON document in the user's message. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The name of the answer's schema: letters and underscores. */
  readonly name: string;
  readonly shape: z.ZodMiniType<T>;
  /**
   * The time limit of the whole call, with all retries and forms of request, because a person waits for it.
   */
  readonly longestMilliseconds: number;
}

/** A model behind an endpoint that the operator chose. It has no tools, so it can only answer. */
export interface LanguageModel {
  /**
   * Returns the answer in the requested shape. `gone` ends the call.
   * @throws ModelFault
   */
  ask<T>(question: Question<T>, gone: AbortSignal): Promise<T>;
}

/**
 * Why no answer came.
 * - `not_accepted`: the key or the model's name is refused.
 * - `not_understood`: the endpoint refuses the form of the request.
 * - `unusable`: the answer does not have the requested shape.
 * - `cut`: the answer ended in the middle.
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

/**
 * A model gave no usable answer. The error holds kinds and statuses only, because questions and answers are
 * private.
 */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind;
  /** The endpoint's status, if it answered. */
  readonly upstreamStatus: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ModelFaultKind, more: { status?: number; retryAfterSeconds?: number | undefined } = {}) {
    super(`model: ${kind}${more.status === undefined ? '' : `, status ${more.status}`}`);
    this.name = 'ModelFault';
    this.kind = kind;
    this.upstreamStatus = more.status;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
