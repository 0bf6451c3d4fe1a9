/** The keys that an assessment service gives to a person. */
export interface AssessmentKeys {
  /** Names the report. */
  readonly publicKey: string;
  /** Lets the person answer. */
  readonly privateKey: string;
}

/** 1 registered, 2 started, 3 partially complete, 4 complete (people.27). */
export type AssessmentStatus = 1 | 2 | 3 | 4;

/** A report as plain text, whose lengths are bounded. */
export interface AssessmentReport {
  /** The letters of one of the twelve types. */
  readonly disc: string;
  readonly title: string;
  readonly text: string;
  /** The shares of D, I, S and C in percent. */
  readonly shares: readonly [number, number, number, number];
  readonly scales: readonly { readonly name: string; readonly text: string; readonly total: number }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly details: readonly { readonly title: string; readonly text: string }[];
}

/** An assessment service that the operator chose. `gone` ends a call. Every call throws `AssessmentFault`. */
export interface Assessment {
  /** Returns the keys for a reference; the same ones if the reference is registered already. */
  register(reference: string, gone: AbortSignal): Promise<AssessmentKeys>;
  /** Returns the address of the questionnaire. */
  connect(privateKey: string, gone: AbortSignal): Promise<string>;
  statusOf(publicKey: string, gone: AbortSignal): Promise<AssessmentStatus>;
  /** Returns the report of a completed assessment; `withLeading` adds the manager's chapter. */
  report(publicKey: string, withLeading: boolean, gone: AbortSignal): Promise<AssessmentReport>;
}

/**
 * Why the service gave no usable answer.
 * - `not_accepted`: the key is refused.
 * - `missing`: the service does not know the person's key, or has no report yet.
 * - `unusable`: the answer does not have the expected shape.
 */
export type AssessmentFaultKind =
  | 'unreachable'
  | 'too_slow'
  | 'gone'
  | 'busy'
  | 'not_accepted'
  | 'missing'
  | 'failing'
  | 'redirected'
  | 'too_large'
  | 'unusable';

/** The service gave no usable answer. The error holds kind and status only, because keys and reports are private. */
export class AssessmentFault extends Error {
  readonly kind: AssessmentFaultKind;
  readonly upstreamStatus: number | undefined;

  constructor(kind: AssessmentFaultKind, status?: number) {
    super(`assessment: ${kind}${status === undefined ? '' : `, status ${status}`}`);
    this.name = 'AssessmentFault';
    this.kind = kind;
    this.upstreamStatus = status;
  }
}
