import type { Strategy } from '@bellwether/contract/strategy';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#pages';
import { companyGoalsLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { RichText } from '#ui/data/rich-text.tsx';
import { LocalTime } from '#ui/data/times.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconCompass } from '#ui/marks/icons.ts';
import { strategyQuery } from '../api.ts';
import { CeoVideo } from '../components/ceo-video.tsx';
import classes from '../components/strategy-page.module.css';
import { areas, basicLabels, strategyWords } from '../words.ts';

/** Shows the published strategy (3-strategy §2.4). */
export function StrategyPage() {
  const { data, error, refetch } = useQuery(strategyQuery);
  return (
    <Page
      title={pages.strategy.title}
      actions={
        <Button variant="default" renderRoot={(props) => <Link {...props} {...companyGoalsLink()} />}>
          {strategyWords.companyGoals}
        </Button>
      }
    >
      {data ? (
        <Published strategy={data} />
      ) : isAbsent(error) ? (
        <EmptyState icon={<IconCompass size={24} />} title={strategyWords.off} />
      ) : error ? (
        <ErrorPanel
          title="The strategy could not be loaded."
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonDetail />
      )}
    </Page>
  );
}

function Published({ strategy }: { readonly strategy: Strategy }) {
  const { Video, StrategyBasic, Objectives, PublishedAt } = strategy;
  const basics = entriesOf(StrategyBasic);
  const isEmpty = Video.VideoUrl === null && basics.length === 0 && entriesOf(Objectives).length === 0;
  return (
    <div className={classes.page}>
      {strategy.Permissions.Edit && strategy.IsStrategy ? (
        <Notice tone="info">{strategyWords.onlyFilled}</Notice>
      ) : null}
      {Video.VideoUrl === null ? null : (
        <Part title={strategyWords.ceoMessage}>
          <CeoVideo url={Video.VideoUrl} />
        </Part>
      )}
      {strategy.IsDraft ? <Notice tone="warn">{strategyWords.draft}</Notice> : null}
      {isEmpty ? (
        <EmptyState icon={<IconCompass size={24} />} title={strategyWords.emptyTitle}>
          {strategyWords.emptyText}
        </EmptyState>
      ) : null}
      {basics.length === 0 ? null : (
        <Part title={strategyWords.basics}>
          <div className={classes.cards}>
            {basics.map(([name, html]) => (
              <article className={classes.card} key={name}>
                <h3 className={classes.cardTitle}>{basicLabels[name]}</h3>
                <RichText html={html} />
              </article>
            ))}
          </div>
        </Part>
      )}
      <Areas objectives={Objectives} />
      {PublishedAt === null ? null : (
        <p className={classes.quiet}>
          Published <LocalTime at={PublishedAt} dateOnly />
        </p>
      )}
    </div>
  );
}

/** Shows the filled areas, each with its number among the six. */
function Areas({ objectives }: { readonly objectives: Strategy['Objectives'] }) {
  const filled = entriesOf(objectives).length;
  if (filled === 0) return null;
  return (
    <Part title={strategyWords.objectives} hint={strategyWords.objectivesHint}>
      <ol className={classes.areas}>
        {areas.map((area, place) => {
          const html = objectives[area];
          return (
            <li className={classes.area} key={area} data-filled={html !== null || undefined}>
              <span className={classes.number} aria-hidden="true">
                {place + 1}
              </span>
              <div className={classes.areaBody}>
                <h3 className={classes.cardTitle}>{area}</h3>
                {html === null ? <p className={classes.quiet}>Not filled in</p> : <RichText html={html} />}
              </div>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {hint ? <p className={classes.quiet}>{hint}</p> : null}
      {children}
    </section>
  );
}

/** Returns the filled parts, in order. */
function entriesOf<K extends string>(parts: Readonly<Record<K, string | null>>): [K, string][] {
  return (Object.entries(parts) as [K, string | null][]).flatMap(([name, html]) =>
    html === null ? [] : [[name, html] as [K, string]],
  );
}
