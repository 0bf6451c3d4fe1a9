import type { SignedInSession } from '@bellwether/contract/accounts/settings';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { serverNow } from '#ui/data/server-clock.ts';
import { relativeWords } from '#ui/data/shown.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { sessionsQuery, useEndSession } from '../../api.ts';
import { sessionWords } from '../../words.ts';
import { deviceName } from '../model/device-name.ts';
import classes from './settings.module.css';

/** The person's sessions, with buttons that end one or all others (accounts.6). */
export function SessionList() {
  const list = useInfiniteQuery(sessionsQuery);
  const end = useEndSession();
  const rows = useRef<HTMLUListElement>(null);
  const sessions = list.data?.pages.flatMap((page) => page.data) ?? [];
  const endNow = (which: number | 'others') => {
    if (end.isPending) return;
    end.mutate(which, {
      onSuccess() {
        toast.success(which === 'others' ? sessionWords.othersEnded : sessionWords.ended);
        // The pressed button disappears with its row, so move the focus to the list.
        rows.current?.focus();
      },
    });
  };
  return (
    <SettingsPart
      title={sessionWords.part}
      aside={
        sessions.length > 1 ? (
          <SubmitButton
            variant="default"
            loading={end.isPending && end.variables === 'others'}
            onClick={() => endNow('others')}
          >
            {sessionWords.endOthers}
          </SubmitButton>
        ) : null
      }
    >
      {end.error ? <Notice tone="bad">{problemText(end.error)}</Notice> : null}
      {list.data ? (
        <ul className={classes.sessions} ref={rows} tabIndex={-1} aria-label={sessionWords.part}>
          {sessions.map((session) => (
            <SessionRow key={session.Id} session={session} onEnd={() => endNow(session.Id)} />
          ))}
        </ul>
      ) : list.error ? (
        <ErrorPanel
          inset
          title={sessionWords.failed}
          detail={problemText(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
      <LoadMore of={list} rows={rows} count={sessions.length} />
    </SettingsPart>
  );
}

function SessionRow({ session, onEnd }: { readonly session: SignedInSession; readonly onEnd: () => void }) {
  const device = deviceName(session.UserAgent);
  const seen = relativeWords(Date.parse(session.LastSeenAt), serverNow());
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device} title={session.UserAgent}>
          {device}
          {session.IsCurrent ? <Tag tone="good">{sessionWords.current}</Tag> : null}
        </p>
        <p className={classes.quiet}>
          {sessionWords.signedIn} <LocalTime at={session.CreatedAt} />, {sessionWords.lastSeen} {seen}
        </p>
      </div>
      {session.IsCurrent ? null : (
        <Button variant="default" size="xs" aria-label={`${sessionWords.end} ${device}`} onClick={onEnd}>
          {sessionWords.end}
        </Button>
      )}
    </li>
  );
}
