import type { AgentRequest } from '@bellwether/contract/agents/acting';
import { likelihoodLabels, qualityLabels, type Rating } from '@bellwether/domain/goals/rating';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { pages } from '#pages';
import { goalLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { requestQuery, useAnswerRequest } from '../api.ts';
import classes from '../components/agents.module.css';
import { confirmWords, requestStateWords } from '../words.ts';

/** Asks for the person's yes to a prediction that an agent prepared (agents.4). */
export function ConfirmPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(requestQuery(String(id)));
  return (
    <Page title={pages.agentConfirm.title} narrow>
      {data ? (
        <Asked request={data} />
      ) : error ? (
        isAbsent(error) ? (
          <EmptyState icon={<IconEyeOff size={24} />} title={confirmWords.absent} />
        ) : (
          <ErrorPanel
            inset
            title={confirmWords.failed}
            detail={problemText(error)}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Page>
  );
}

function Asked({ request }: { readonly request: AgentRequest }) {
  const answer = useAnswerRequest(String(request.Id));
  const { Goal, Week, Likelihood, Quality, Comment, Present, State } = request;
  return (
    <div className={classes.asked}>
      <h2>{Goal.Title}</h2>
      <p className={classes.quiet}>{confirmWords.prepared(request.Agent)}</p>
      <dl className={classes.values}>
        <dt>{confirmWords.week(Week.Week)}</dt>
        <dd>
          {Week.StartDate} – {Week.EndDate}
        </dd>
        <dt>{confirmWords.likelihood}</dt>
        <dd>{likelihoodLabels[Likelihood as Rating]}</dd>
        <dt>{confirmWords.quality}</dt>
        <dd>{qualityLabels[Quality as Rating]}</dd>
        {Comment === '' ? null : (
          <>
            <dt>{confirmWords.comment}</dt>
            <dd>{Comment}</dd>
          </>
        )}
        {State === 'waiting' ? (
          <>
            <dt>{confirmWords.present}</dt>
            <dd>
              {Present === null
                ? confirmWords.nothing
                : `${likelihoodLabels[Present.Likelihood as Rating]}, ${qualityLabels[Present.Quality as Rating]}`}
            </dd>
          </>
        ) : null}
      </dl>
      {answer.error ? <Notice tone="bad">{problemText(answer.error)}</Notice> : null}
      {State === 'waiting' ? (
        <div className={classes.acts}>
          <SubmitButton loading={answer.isPending} onClick={() => answer.mutate(true)}>
            {confirmWords.yes}
          </SubmitButton>
          <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
            {confirmWords.no}
          </Button>
        </div>
      ) : (
        <p role="status">{requestStateWords[State]}</p>
      )}
      <p>
        <Link {...goalLink(Goal.Id)}>{confirmWords.goal}</Link>
      </p>
    </div>
  );
}
