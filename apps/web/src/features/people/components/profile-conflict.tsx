import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { profileQuery } from '../api.ts';
import { profileWords } from '../words.ts';

interface ConflictProps {
  readonly error: unknown;
  /** The other person's version has arrived. */
  readonly isFresh: boolean;
  readonly onReload: () => void;
}

/** Shows why a save failed. After another person's change it offers to continue with the typed text. */
export function ProfileConflict({ error, isFresh, onReload }: ConflictProps) {
  if (error === null) return null;
  if (!isConflict(error)) return <Notice tone="bad">{problemText(error)}</Notice>;
  return (
    <Notice
      tone="warn"
      action={
        isFresh ? (
          <Button variant="default" size="xs" onClick={onReload}>
            Reload
          </Button>
        ) : null
      }
    >
      {profileWords.changed} {profileWords.kept}
    </Notice>
  );
}

/** Keeps the version with which the form began. A save sends this version, even if a newer one was fetched since. */
export function useProfileConflict(profile: Profile) {
  const client = useQueryClient();
  const [base, setBase] = useState(profile);
  const [error, setError] = useState<unknown>(null);
  return {
    base,
    error,
    clear: () => setError(null),
    fail(failure: unknown) {
      setError(failure);
      if (isConflict(failure)) void client.invalidateQueries({ queryKey: profileQuery(profile.Id).queryKey });
    },
    startFrom(version: Profile) {
      setBase(version);
      setError(null);
    },
  };
}
