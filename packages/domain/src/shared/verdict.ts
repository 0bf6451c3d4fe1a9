/** What a rule answers: yes, or a reason code. Sentences for people are made from the code elsewhere. */
export type Verdict<Reason extends string> = Yes | No<Reason>;

export interface Yes {
  readonly ok: true;
}

export interface No<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
}

/** The affirmative verdict. */
export const yes: Yes = { ok: true };

/** A refusal with its reason code. */
export function no<Reason extends string>(reason: Reason): No<Reason> {
  return { ok: false, reason };
}
