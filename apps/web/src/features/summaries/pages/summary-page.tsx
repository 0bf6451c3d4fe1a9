import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { labelOf, periodsQuery } from '#features/goals/door.ts';
import { pages } from '#pages';
import { plainReportLink } from '#platform/links.ts';
import { useDraftScope } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff, IconReportAnalytics } from '#ui/marks/icons.ts';
import { DeckWorkspace } from '../components/deck-workspace.tsx';
import { EditsNotice } from '../components/edits-notice.tsx';
import { Generating } from '../components/generating.tsx';
import { GenerationFailure } from '../components/generation-failure.tsx';
import { cancelGeneration, useGeneration } from '../model/generation.ts';
import { useStartGeneration } from '../model/start-generation.ts';
import { audienceFrom, type SummarySubject } from '../model/subject.ts';
import { useSummaryRights } from '../model/summary-rights.ts';
import { readSummarySearch, type SummarySearch } from '../model/summary-search.ts';
import { useKeptSummary } from '../model/summary-store.ts';
import { useStoredEdits } from '../model/use-stored-edits.ts';
import type { StoredState } from '../model/use-stored-text.ts';
import { editsWords, summaryWords } from '../words.ts';

/**
 * Shows a summary and its deck: generating, then editor, preview and presentation (summaries.6).
 */
export function SummaryPage() {
  const params: { periodId?: number; year?: number; audience?: string } = useParams({ strict: false });
  const audience = audienceFrom(params.audience);
  const { allows } = useSummaryRights();
  const subject = useMemo(
    (): SummarySubject =>
      params.year === undefined
        ? { kind: 'quarter', id: params.periodId ?? 0, audience }
        : { kind: 'year', id: params.year, audience },
    [params.year, params.periodId, audience],
  );
  if (!allows(audience))
    return (
      <Page title={titleOf(subject)} trail={<Trail />}>
        <EmptyState icon={<IconEyeOff size={24} />} title={summaryWords.notYours} />
      </Page>
    );
  return <OwnSummary key={`${subject.kind}.${subject.id}.${audience}`} subject={subject} />;
}

function OwnSummary({ subject }: { readonly subject: SummarySubject }) {
  const scope = useDraftScope();
  const { made, edits } = useKeptSummary(scope, subject);
  const stored = useStoredEdits(scope, subject, edits);
  const { isRunning, failure } = useGeneration(subject);
  const start = useStartGeneration();
  const search = readSummarySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: SummarySearch, isStep = false) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: !isStep, resetScroll: false });
  const title = useTitleOf(subject);
  if (isRunning)
    return (
      <Page fill title={title} trail={<Trail />}>
        <Generating title={title} onCancel={() => cancelGeneration(subject)} />
      </Page>
    );
  const notice = failure ? <GenerationFailure error={failure.error} onRetry={() => start(subject)} /> : null;
  if (!made)
    return (
      <Page title={title} trail={<Trail />}>
        {notice ?? (
          <EmptyState
            icon={<IconReportAnalytics size={24} />}
            title={summaryWords.none}
            action={<Button onClick={() => start(subject)}>{summaryWords.generate}</Button>}
          >
            {stored.hasStored ? editsWords.waiting : summaryWords.noneHint}
          </EmptyState>
        )}
      </Page>
    );
  return (
    <DeckWorkspace
      subject={subject}
      made={made}
      edits={edits}
      search={search}
      onSearch={change}
      trail={<Trail />}
      notice={
        <>
          {notice}
          <EditsNotice stored={stored} />
        </>
      }
      saving={savingWords(stored.state.kind)}
      onGenerate={() => start(subject)}
    />
  );
}

/** Returns what the head says about the person's texts; undefined while nothing is to be said. */
function savingWords(kind: StoredState['kind']): string | undefined {
  if (kind === 'saving') return editsWords.saving;
  return kind === 'typed' ? editsWords.unsaved : kind === 'saved' ? editsWords.saved : undefined;
}

function titleOf({ kind, id }: SummarySubject): string {
  return kind === 'year' ? summaryWords.title(String(id)) : summaryWords.titles.quarter;
}

/** Returns `Q3 2026 summary`, once the quarters are loaded. */
function useTitleOf(subject: SummarySubject): string {
  const periods = useQuery({ ...periodsQuery, enabled: subject.kind === 'quarter' });
  const period = periods.data?.data.find(({ Id }) => subject.kind === 'quarter' && Id === subject.id);
  return period ? summaryWords.title(labelOf(period)) : titleOf(subject);
}

function Trail() {
  return <Link {...plainReportLink()}>{pages.reports.title}</Link>;
}
