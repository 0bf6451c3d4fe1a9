import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CopyField } from '#ui/form/copy-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import classes from '../../components/parts.module.css';
import { calendarLinkQuery, useDeleteCalendarLink, useMakeCalendarLink } from '../api.ts';
import { calendarWords } from '../words.ts';

/** Creates, copies, renews and removes the secret link of the person's calendar. The address is shown only once. */
export function CalendarPart() {
  const { data, error, refetch } = useQuery(calendarLinkQuery);
  const make = useMakeCalendarLink();
  const remove = useDeleteCalendarLink();
  if (!data && error)
    return (
      <ErrorPanel
        inset
        title={calendarWords.failed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={1} />;
  const failure = make.error ?? remove.error;
  const url = data.CreatedAt === null ? undefined : make.data?.Url;
  return (
    <div className={classes.rows}>
      <p className={classes.quiet}>{calendarWords.hint}</p>
      {failure ? <Notice tone="bad">{problemText(failure)}</Notice> : null}
      {url === undefined ? null : (
        <CopyField
          key={url}
          label={calendarWords.link}
          description={calendarWords.secret}
          value={url}
          words={calendarWords}
        />
      )}
      {data.CreatedAt !== null && url === undefined ? (
        <p className={classes.quiet}>
          {calendarWords.made} <LocalTime at={data.CreatedAt} />. {calendarWords.renewHint}
        </p>
      ) : null}
      <div className={classes.acts}>
        <SubmitButton variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {data.CreatedAt === null ? calendarWords.get : calendarWords.renew}
        </SubmitButton>
        {data.CreatedAt === null ? null : (
          <SubmitButton
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, { onSuccess: () => toast.success(calendarWords.removed) })
            }
          >
            {calendarWords.remove}
          </SubmitButton>
        )}
      </div>
    </div>
  );
}
