import { useState } from 'react';
import { isConflict } from '../problem.ts';
import type { SaveConflict } from './use-save-form.ts';

export interface OutsideChange<Version> extends SaveConflict {
  /** The version with which the form began: a save sends its stamp, even after a newer read. */
  readonly base: Version;
  /** The present version is another one. */
  readonly isNewer: boolean;
  /** The error of the last try; null without one. */
  readonly error: unknown;
  /** Continues with another version. */
  startFrom(version: Version): void;
}

interface OutsideOptions<Version> {
  /** The stored version, as last read. */
  readonly present: Version;
  /** Returns what changes with each save: `UpdatedAt`. */
  readonly stampOf: (version: Version) => string | null | undefined;
  /** Reads the present version again, after a 409. */
  readonly refetch: () => void;
}

/** Keeps the version with which a form began beside the present one. `OutsideNotice` shows the difference. */
export function useOutsideChange<Version>(options: OutsideOptions<Version>): OutsideChange<Version> {
  const { present, stampOf, refetch } = options;
  const [base, setBase] = useState(present);
  const [error, setError] = useState<unknown>(null);
  return {
    base,
    isNewer: stampOf(present) !== stampOf(base),
    error,
    clear: () => setError(null),
    fail(failure) {
      setError(failure);
      if (isConflict(failure)) refetch();
    },
    startFrom(version) {
      setBase(version);
      setError(null);
    },
  };
}
