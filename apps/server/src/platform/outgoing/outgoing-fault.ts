/**
 * Why a call to another server gave no usable answer.
 * - `unreachable`: no connection, or the connection broke.
 * - `forbidden`: the address is not one that may be called.
 * - `redirected`: the server names another address, which nobody has checked.
 */
export type OutgoingFaultKind = 'unreachable' | 'too_slow' | 'forbidden' | 'redirected' | 'too_large';

/** A call to another server failed. The error has kinds, codes and statuses only, no address and no content. */
export class OutgoingFault extends Error {
  readonly kind: OutgoingFaultKind;
  /** The server's status, if it answered. */
  readonly status: number | undefined;
  /** The system's code, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(kind: OutgoingFaultKind, more: { status?: number; code?: string | undefined } = {}) {
    super(`${kind}${more.status === undefined ? '' : `, status ${more.status}`}`);
    this.name = 'OutgoingFault';
    this.kind = kind;
    this.status = more.status;
    this.code = more.code;
  }
}
