import type { TalentOverview } from '@bellwether/contract/talent/overview';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { type TalentScope, useRemindWriters } from '../api.overview.ts';
import { remindWritersWords } from '../words.ts';
import classes from './remind-writers.module.css';

type Reminders = TalentOverview['Reminders'];

interface RemindWritersProps {
  readonly scope: TalentScope;
  /** The appraisals that wait for other managers: the overdue ones of a quarter, or those of a cycle. */
  readonly reminders: Reminders;
  /** The people whose box is not ticked. */
  readonly unticked: ReadonlySet<number>;
}

/** Reminds the managers of the ticked people, each once (notifications.14). Renders nothing if nobody can be reminded. */
export function RemindWriters({ scope, reminders, unticked }: RemindWritersProps) {
  const remind = useRemindWriters(scope);
  if (reminders.length === 0) return null;
  const chosen = reminders.filter(({ Id, Reminder }) => Reminder === 'possible' && !unticked.has(Id));
  const managers = new Set(chosen.map(({ ManagerId }) => ManagerId)).size;
  return (
    <div className={classes.bar}>
      {remind.error ? <Notice tone="bad">{problemText(remind.error)}</Notice> : null}
      <p>{remindWritersWords[scope.cycleId === undefined ? 'overdue' : 'waiting'](reminders.length)}</p>
      {managers > 0 ? (
        <SubmitButton
          variant="default"
          loading={remind.isPending}
          onClick={() =>
            remind.mutate(
              chosen.map(({ Id }) => Id),
              { onSuccess: (reply) => toast.success(remindWritersWords.done(reply)) },
            )
          }
        >
          {remindWritersWords.remind(managers)}
        </SubmitButton>
      ) : null}
    </div>
  );
}
