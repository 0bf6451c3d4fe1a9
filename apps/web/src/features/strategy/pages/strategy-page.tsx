import { Button, Switch } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { pages } from '#pages';
import { companyGoalsLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconCompass } from '#ui/marks/icons.ts';
import { strategyDocumentQuery, strategyQuery, useMayEditStrategy } from '../api.ts';
import { StrategyEditor } from '../components/strategy-editor.tsx';
import classes from '../components/strategy-page.module.css';
import { StrategyReader } from '../components/strategy-reader.tsx';
import { editorWords, strategyWords } from '../words.ts';

/** Shows the strategy: the draft to its editors, the published version to everybody else (strategy.1). */
export function StrategyPage() {
  const mayEdit = useMayEditStrategy();
  const [asAllSee, setAsAllSee] = useState(false);
  return (
    <Page
      title={pages.strategy.title}
      actions={
        <>
          {mayEdit ? (
            <Switch
              className={classes.switch ?? ''}
              label={editorWords.whatAllSee}
              checked={asAllSee}
              onChange={(event) => setAsAllSee(event.currentTarget.checked)}
            />
          ) : null}
          <Button variant="default" renderRoot={(props) => <Link {...props} {...companyGoalsLink()} />}>
            {strategyWords.companyGoals}
          </Button>
        </>
      }
    >
      {mayEdit && !asAllSee ? <Edited /> : <Published />}
    </Page>
  );
}

function Edited() {
  return (
    <Loaded query={useQuery(strategyDocumentQuery)}>
      {(document) => <StrategyEditor document={document} />}
    </Loaded>
  );
}

function Published() {
  return (
    <Loaded query={useQuery(strategyQuery)}>{(strategy) => <StrategyReader strategy={strategy} />}</Loaded>
  );
}

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (isAbsent(error)) return <EmptyState icon={<IconCompass size={24} />} title={strategyWords.off} />;
  if (!error) return <SkeletonDetail />;
  return (
    <ErrorPanel title={strategyWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
  );
}
