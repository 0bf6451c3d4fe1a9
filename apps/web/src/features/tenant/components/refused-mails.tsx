import { useQuery } from '@tanstack/react-query';
import { LocalTime } from '#ui/data/times.tsx';
import { refusedMailsQuery } from '../api.settings.ts';
import { settingWords } from '../words.settings.ts';
import classes from './settings-form.module.css';

/** One quiet line about mails that did not arrive; nothing while all arrive, and nothing if it cannot be read. */
export function RefusedMails() {
  const { data } = useQuery(refusedMailsQuery);
  const [latest] = data?.data ?? [];
  if (!data || !latest) return null;
  return (
    <p className={classes.refused}>
      {settingWords.refused(data.Count, latest.Address)}, <LocalTime at={latest.FailedAt} />.
    </p>
  );
}
