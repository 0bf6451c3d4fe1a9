/** The answer of a rule: yes, or a reason code. Other code makes sentences of the codes. */
export type Verdict<Reason extends string> = Yes | No<Reason>;

export interface Yes {
  readonly ok: true;
}

export interface No<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
}

export const yes: Yes = { ok: true };

/** Returns a refusal with its reason code. */
export function no<Reason extends string>(reason: Reason): No<Reason> {
  return { ok: false, reason };
}
