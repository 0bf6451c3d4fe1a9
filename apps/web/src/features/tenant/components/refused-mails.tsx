import { useQuery } from '@tanstack/react-query';
import { LocalTime } from '#ui/data/times.tsx';
import { refusedMailsQuery } from '../api.settings.ts';
import { settingWords } from '../words.settings.ts';
import classes from './settings-form.module.css';

/** Quiet lines about mails that did not arrive; nothing while all arrive, and nothing if it cannot be read. */
export function RefusedMails() {
  const { data } = useQuery(refusedMailsQuery);
  if (!data) return null;
  const [latest] = data.data;
  const { Count, Since, Words, IsHeld } = data.Waiting;
  return (
    <>
      {IsHeld ? <p className={classes.refused}>{settingWords.held}</p> : null}
      {Since === null ? null : (
        <p className={classes.refused}>
          {settingWords.waiting(Count)} <LocalTime at={Since} />
          {Words === null ? '.' : settingWords.serverSays(Words)}
        </p>
      )}
      {latest ? (
        <p className={classes.refused}>
          {settingWords.refused(data.Count, latest.Address)}, <LocalTime at={latest.FailedAt} />.
        </p>
      ) : null}
    </>
  );
}
