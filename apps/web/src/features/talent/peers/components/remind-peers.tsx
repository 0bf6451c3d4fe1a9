import type { TalentOverview } from '@bellwether/contract/talent/overview';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { TalentScope } from '../../api.overview.ts';
import classes from '../../components/remind-writers.module.css';
import { useRemindPeers } from '../api.ts';
import { peerReminderWords } from '../words.ts';

interface RemindPeersProps {
  readonly scope: TalentScope;
  readonly peers: NonNullable<TalentOverview['Peers']>;
}

/** Says who owes peer feedback about the people of the page, and reminds them, each once a day (notifications.14). */
export function RemindPeers({ scope, peers }: RemindPeersProps) {
  const remind = useRemindPeers(scope);
  const names = peers.Named.map(({ User, Reminder }) =>
    Reminder === 'possible' ? User.Name : `${User.Name} (${peerReminderWords[Reminder]})`,
  );
  return (
    <div className={classes.bar}>
      {remind.error ? <Notice tone="bad">{problemText(remind.error)}</Notice> : null}
      <div>
        <p>{peerReminderWords.owing(peers.Owing)}</p>
        {names.length > 0 ? (
          <p className={classes.quiet}>{peerReminderWords.asked(names.join(', '))}</p>
        ) : null}
      </div>
      {peers.Possible > 0 ? (
        <SubmitButton
          variant="default"
          loading={remind.isPending}
          onClick={() =>
            remind.mutate(undefined, { onSuccess: (reply) => toast.success(peerReminderWords.done(reply)) })
          }
        >
          {peerReminderWords.remind(peers.Possible)}
        </SubmitButton>
      ) : null}
    </div>
  );
}
