import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { pages } from '#pages';
import { profileLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { profileQuery } from '../../api.ts';
import { pageWords } from '../../profile/words.ts';
import { manualQuery } from '../api.ts';
import { ManualReport } from '../components/manual-report.tsx';
import classes from '../components/manual-tab.module.css';
import { manualTabWords, reportWords as words } from '../words.ts';

/** Shows a finished user manual on a page of its own, to read and to print. */
export function ManualPage() {
  const personId = Number(useParams({ strict: false }).personId);
  const profile = useQuery(profileQuery(personId));
  const manual = useQuery(manualQuery(personId));
  const failed = profile.isError ? profile : manual.isError ? manual : undefined;
  const back = (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} {...profileLink(personId)} search={{ tab: 'manual' }} />}
    >
      {words.back}
    </Button>
  );
  if (failed)
    return (
      <Page title={pages.manual.title}>
        {isAbsent(failed.error) ? (
          <EmptyState title={pageWords.absent}>{pageWords.absentDetail}</EmptyState>
        ) : (
          <ErrorPanel
            title={manualTabWords.failed}
            detail={problemText(failed.error)}
            onRetry={() => void failed.refetch()}
          />
        )}
      </Page>
    );
  if (!profile.data || !manual.data)
    return (
      <Page title={pages.manual.title}>
        <SkeletonRows rows={6} />
      </Page>
    );
  const { PublicKey, status } = manual.data;
  const isComplete = status === 4 && PublicKey !== null;
  return (
    <Page
      title={words.titleOf(profile.data.Name)}
      actions={isComplete ? <Button onClick={() => window.print()}>{words.print}</Button> : null}
    >
      {isComplete ? (
        <div className={classes.tab}>
          <div className={classes.buttons}>{back}</div>
          <ManualReport publicKey={PublicKey} role={profile.data.RoleName} />
        </div>
      ) : (
        <EmptyState title={words.missing} action={back} />
      )}
    </Page>
  );
}
