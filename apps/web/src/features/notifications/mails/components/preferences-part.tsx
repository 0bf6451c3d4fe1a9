import { notificationDeliveries } from '@bellwether/domain/notifications/telling/names';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import classes from '../../components/parts.module.css';
import { preferencesQuery, useSavePreference } from '../../reading/api.ts';
import { deliveryWords, preferenceWords, topicWords } from '../../words.ts';

const choiceClasses = {
  root: classes.choice,
  label: classes.label,
  description: classes.hint,
  wrapper: classes.field,
};
const choices = notificationDeliveries.map((value) => ({ value, label: deliveryWords[value] }));

/** Chooses how the person is notified about each topic. `mailIsOn` is the state of the e-mail switch above. */
export function PreferencesPart({ mailIsOn }: { readonly mailIsOn: boolean }) {
  const { data, error, refetch } = useQuery(preferencesQuery);
  const save = useSavePreference();
  if (!data && error) {
    return (
      <ErrorPanel
        inset
        title={preferenceWords.failed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={4} />;
  return (
    <>
      <p className={classes.quiet}>{preferenceWords.hint}</p>
      {mailIsOn ? null : <Notice tone="info">{preferenceWords.mailIsOff}</Notice>}
      {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
      <ul className={classes.rows}>
        {data.data.map(({ Topic, Delivery }) => (
          <li key={Topic}>
            <NativeSelect
              classNames={choiceClasses}
              label={topicWords[Topic].name}
              description={topicWords[Topic].hint}
              data={choices}
              value={save.isPending && save.variables.Topic === Topic ? save.variables.Delivery : Delivery}
              onChange={({ currentTarget }) => {
                const chosen = notificationDeliveries.find((each) => each === currentTarget.value);
                if (chosen !== undefined && !save.isPending) save.mutate({ Topic, Delivery: chosen });
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
