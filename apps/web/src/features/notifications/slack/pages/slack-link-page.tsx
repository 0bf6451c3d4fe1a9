import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pages } from '#pages';
import { problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import classes from '../../components/parts.module.css';
import { slackAskQuery, useLinkSlack } from '../api.ts';
import { slackLinkWords } from '../words.ts';

/** Connects the account in Slack that asked for it with the signed-in person (channels.5). */
export function SlackLinkPage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const ask = useMemo(() => new URLSearchParams(search).get('ask') ?? '', [search]);
  return (
    <Page title={pages.slackLink.title} narrow>
      {ask === '' ? (
        <EmptyState icon={<IconEyeOff size={24} />} title={slackLinkWords.broken}>
          {slackLinkWords.brokenHint}
        </EmptyState>
      ) : (
        <Asked ask={ask} />
      )}
    </Page>
  );
}

function Asked({ ask }: { readonly ask: string }) {
  const { data, error } = useQuery(slackAskQuery(ask));
  const link = useLinkSlack();
  if (error)
    return (
      <EmptyState icon={<IconEyeOff size={24} />} title={slackLinkWords.failed}>
        {problemText(error)}
      </EmptyState>
    );
  if (!data) return <SkeletonRows rows={2} />;
  if (link.isSuccess) return <p role="status">{slackLinkWords.done}</p>;
  return (
    <div className={classes.rows}>
      <h2 className={classes.question}>{slackLinkWords.asks(data.SlackName, data.Team)}</h2>
      {link.error ? <Notice tone="bad">{problemText(link.error)}</Notice> : null}
      {data.IsYours ? (
        <>
          <p>{slackLinkWords.hint}</p>
          <div className={classes.acts}>
            <SubmitButton loading={link.isPending} onClick={() => link.mutate(ask)}>
              {slackLinkWords.connect}
            </SubmitButton>
          </div>
        </>
      ) : (
        <Notice tone="warn">{slackLinkWords.notYours(data.Email)}</Notice>
      )}
    </div>
  );
}
