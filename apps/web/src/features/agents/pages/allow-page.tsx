import { Button } from '@mantine/core';
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
import { type AskedAccess, consentQuery, useAnswerConsent } from '../api.ts';
import classes from '../components/agents.module.css';
import { agentScopeWords } from '../model/agent-scopes.ts';
import { askedAccessOf } from '../model/asked-access.ts';
import { allowWords } from '../words.ts';

/** Asks the person whether a program may act for them (agents.2). */
export function AllowPage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const asked = useMemo(() => askedAccessOf(search), [search]);
  return (
    <Page title={pages.agentAllow.title} narrow>
      {asked ? (
        <Consent asked={asked} />
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={allowWords.broken}>
          {allowWords.brokenHint}
        </EmptyState>
      )}
    </Page>
  );
}

function Consent({ asked }: { readonly asked: AskedAccess }) {
  const { data, error } = useQuery(consentQuery(asked));
  const answer = useAnswerConsent(asked);
  const say = (isAllowed: boolean) =>
    answer.mutate(isAllowed, { onSuccess: ({ RedirectTo }) => window.location.assign(RedirectTo) });
  if (error)
    return (
      <EmptyState icon={<IconEyeOff size={24} />} title={allowWords.failed}>
        {problemText(error)}
      </EmptyState>
    );
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <div className={classes.asked}>
      <h2>{allowWords.asks(data.Name)}</h2>
      {data.IsUnknown ? <Notice tone="warn">{allowWords.unknown}</Notice> : null}
      <p>{allowWords.hint}</p>
      <ul className={classes.scopes}>
        {data.Scopes.map((scope) => (
          <li key={scope}>
            <span className={classes.name}>{agentScopeWords(scope).name}</span>
            <p className={classes.quiet}>{agentScopeWords(scope).hint}</p>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{allowWords.never}</p>
      <p className={classes.quiet}>
        {allowWords.returns(data.ReturnsTo)} {allowWords.end}
      </p>
      {answer.error ? <Notice tone="bad">{problemText(answer.error)}</Notice> : null}
      {answer.isSuccess ? (
        <p role="status">{allowWords.away}</p>
      ) : (
        <div className={classes.acts}>
          <SubmitButton loading={answer.isPending} onClick={() => say(true)}>
            {allowWords.allow}
          </SubmitButton>
          <Button variant="default" disabled={answer.isPending} onClick={() => say(false)}>
            {allowWords.refuse}
          </Button>
        </div>
      )}
    </div>
  );
}
