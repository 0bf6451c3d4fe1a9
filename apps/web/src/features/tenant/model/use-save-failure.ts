import { useState } from 'react';
import type { SaveConflict } from '#platform/form/use-save-form.ts';
import { renewSession } from '#platform/session.ts';
import type { CompanyVersion } from './company-version.ts';

/** The failed save of a form of the company. */
export interface SaveFailure extends SaveConflict {
  /** Null = the last save did not fail, or its dialog was closed. */
  readonly error: unknown;
  /** Loads the present version, so that the next save replaces it; the typed text stays. */
  reload(): Promise<void>;
}

export function useSaveFailure(onVersion: (version: CompanyVersion) => void): SaveFailure {
  const [error, setError] = useState<unknown>(null);
  return {
    error,
    fail: setError,
    clear: () => setError(null),
    async reload() {
      try {
        const { Tenant } = await renewSession();
        onVersion(Tenant);
        setError(null);
      } catch (failed) {
        setError(failed);
      }
    },
  };
}
