import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import classes from '../../components/parts.module.css';
import { ownSlackQuery, useUnlinkSlack } from '../api.ts';
import { ownSlackWords } from '../words.ts';

/** The person's connection with Slack; nothing where the company has no app (channels.5). */
export function OwnSlackPart() {
  const { data } = useQuery(ownSlackQuery);
  const unlink = useUnlinkSlack();
  if (!data?.IsOffered) return null;
  return (
    <SettingsPart title={ownSlackWords.part}>
      <div className={classes.rows}>
        {unlink.error ? <Notice tone="bad">{problemText(unlink.error)}</Notice> : null}
        {data.LinkedAt === null ? (
          <p className={classes.quiet}>{ownSlackWords.notLinked}</p>
        ) : (
          <>
            <p className={classes.quiet}>
              {ownSlackWords.linked} <LocalTime at={data.LinkedAt} />. {ownSlackWords.linkedHint}
            </p>
            <div className={classes.acts}>
              <SubmitButton
                variant="default"
                loading={unlink.isPending}
                onClick={() =>
                  unlink.mutate(undefined, { onSuccess: () => toast.success(ownSlackWords.unlinked) })
                }
              >
                {ownSlackWords.unlink}
              </SubmitButton>
            </div>
          </>
        )}
      </div>
    </SettingsPart>
  );
}
