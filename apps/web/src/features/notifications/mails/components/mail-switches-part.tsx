import { useQuery } from '@tanstack/react-query';
import { MailSwitches } from '#features/accounts/door.ts';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { mailSwitchesQuery, useSaveMailSwitch } from '../api.ts';

/** Chooses the mails one by one; the same switches as on the page of a mail's *Stop these mails*. */
export function MailSwitchesPart() {
  const { data, error } = useQuery(mailSwitchesQuery);
  const save = useSaveMailSwitch();
  if (!data) return error ? <Notice tone="bad">{problemText(error)}</Notice> : <SkeletonRows rows={3} />;
  return (
    <>
      {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
      <MailSwitches
        switches={data.data.map((each) =>
          save.isPending && save.variables.Mails === each.Mails ? save.variables : each,
        )}
        onSwitch={(Mails, IsOn) => {
          if (!save.isPending) save.mutate({ Mails, IsOn });
        }}
      />
    </>
  );
}
