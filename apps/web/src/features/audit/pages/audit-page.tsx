import { auditGroupsFor } from '@bellwether/domain/audit/rights';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { capablePersonOf } from '#platform/capabilities.ts';
import { startExport } from '#platform/exports/export-queue.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff, IconHistory } from '#ui/marks/icons.ts';
import { auditFile, auditQuery } from '../api.ts';
import classes from '../components/audit.module.css';
import { AuditFilterBar } from '../components/audit-filters.tsx';
import { AuditList } from '../components/audit-list.tsx';
import { type AuditFilters, useAuditFilters } from '../model/audit-search.ts';
import { auditPageWords } from '../words.ts';

const formats = ['csv', 'json'] as const;

/** The audit log: who changed what, when (audit.1). */
export function AuditPage() {
  const { Profile } = useSession();
  const groups = auditGroupsFor(capablePersonOf(Profile));
  const [filters, change] = useAuditFilters();
  if (groups.length === 0)
    return (
      <Page title={settingsTitles.audit} narrow>
        <EmptyState icon={<IconEyeOff size={24} />} title={auditPageWords.notYours} />
      </Page>
    );
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const order = (format: 'csv' | 'json') => ({
    title: auditPageWords.file,
    detail: [isFiltered ? auditPageWords.filtered : auditPageWords.allRows, format.toUpperCase()].join(' · '),
    run: (signal: AbortSignal) => auditFile(format, filters, signal),
  });
  return (
    <Page
      title={settingsTitles.audit}
      narrow
      actions={formats.map((format) => (
        <Button key={format} variant="default" onClick={() => startExport(order(format))}>
          {auditPageWords[format]}
        </Button>
      ))}
    >
      <p className={classes.question}>
        {auditPageWords.question} {groups.length === 1 ? auditPageWords.peopleOnly : ''}
      </p>
      <AuditFilterBar filters={filters} onChange={change} groups={groups} />
      <Events filters={filters} isFiltered={isFiltered} />
    </Page>
  );
}

interface EventsProps {
  readonly filters: AuditFilters;
  readonly isFiltered: boolean;
}

function Events({ filters, isFiltered }: EventsProps) {
  const { data, error, refetch, ...more } = useInfiniteQuery(auditQuery(filters));
  const list = useRef<HTMLUListElement>(null);
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  if (data === undefined)
    return error ? (
      <ErrorPanel title={auditPageWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={8} />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<IconHistory size={24} />}
        title={isFiltered ? auditPageWords.noMatch : auditPageWords.none}
      >
        {isFiltered ? null : auditPageWords.noneText}
      </EmptyState>
    );
  return (
    <>
      <AuditList rows={rows} list={list} />
      <LoadMore of={more} rows={list} count={rows.length} />
    </>
  );
}
