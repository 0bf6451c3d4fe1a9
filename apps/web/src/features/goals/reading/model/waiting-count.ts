import { useQuery } from '@tanstack/react-query';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import { waitingCountQuery } from '../api.ts';
import { waitingWords } from '../words.ts';

/** Returns how many goals wait for this person's review, for the menu; none ever wait for observers. */
export function useWaitingGoals(): { readonly count: number; readonly label: string } {
  const { Profile } = useSession();
  const waiting = useQuery({ ...waitingCountQuery, enabled: capabilitiesOfProfile(Profile).writesGoals });
  const count = waiting.data?.Count ?? 0;
  return { count, label: waitingWords(count) };
}
