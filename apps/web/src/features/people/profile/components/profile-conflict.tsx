import type { Profile } from '@bellwether/contract/people/profile';
import { ProblemError } from '@bellwether/contract/problem';
import { useQueryClient } from '@tanstack/react-query';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { type OutsideChange, useOutsideChange } from '#platform/form/use-outside-change.ts';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { profileQuery } from '../../api.ts';
import { profileWords } from '../../words.ts';

interface ConflictProps {
  readonly of: OutsideChange<Profile>;
  /** The form's own save is on its way or done. */
  readonly isSent: boolean;
  readonly onReload: () => void;
}

/** Shows another person's change of the profile, and why a save failed. The typed text is kept. */
export function ProfileConflict({ of, isSent, onReload }: ConflictProps) {
  if (hasNewCeo(of.error)) return <Notice tone="bad">{problemText(of.error)}</Notice>;
  return (
    <OutsideNotice
      of={of}
      isSent={isSent}
      says={`${profileWords.changed} ${profileWords.kept}`}
      load="Reload"
      onLoad={onReload}
    />
  );
}

/** Somebody else has become the ceo, which says nothing about this profile. */
function hasNewCeo(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'ceo_changed';
}

/** Keeps the profile with which the form began. */
export function useProfileConflict(profile: Profile): OutsideChange<Profile> {
  const client = useQueryClient();
  return useOutsideChange({
    present: profile,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void client.invalidateQueries({ queryKey: profileQuery(profile.Id).queryKey }),
  });
}
