import type { Profile } from '@bellwether/contract/people/profile';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useReinvite } from '../../adding/api.ts';
import { inviteWords, reinviteWords } from '../words.ts';

interface ReinviteButtonProps {
  readonly profile: Pick<Profile, 'Id' | 'Name' | 'Status'>;
  /** In a row of a table: a small button, named after the person for screen readers. */
  readonly isInRow?: boolean;
}

/** Mails an invitation to a person who was never invited, or has not accepted the former one (people.21). */
export function ReinviteButton({ profile, isInRow = false }: ReinviteButtonProps) {
  const reinvite = useReinvite(profile.Id);
  const { act, actOf, done } = profile.Status === 'NotInvited' ? inviteWords : reinviteWords;
  return (
    <SubmitButton
      variant={isInRow ? 'subtle' : 'default'}
      {...(isInRow ? { size: 'compact-sm', 'aria-label': actOf(profile.Name) } : {})}
      loading={reinvite.isPending}
      onClick={() =>
        reinvite.mutate(undefined, {
          onSuccess: ({ Email }) => toast.success(done(Email)),
          onError: (error) => toast.error(problemText(error)),
        })
      }
    >
      {act}
    </SubmitButton>
  );
}
