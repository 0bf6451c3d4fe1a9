import type { BoardPack } from '@bellwether/contract/summaries/pack';
import {
  defaultLocale,
  isOffered,
  localeNames,
  locales,
  type OfferedLocale,
} from '@bellwether/domain/locale/locales';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { periodsQuery, quarterChoicesOf } from '#features/goals/door.ts';
import { pages } from '#pages';
import { startExport } from '#platform/exports/export-queue.ts';
import { boardPackLink, plainReportLink, presentQuarter } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { draftScope } from '#platform/session-store.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconDownload, IconEyeOff, IconPrinter } from '#ui/marks/icons.ts';
import { useSummaryRights } from '../../model/summary-rights.ts';
import { keptSummary } from '../../model/summary-store.ts';
import { boardPackQuery, downloadPack } from '../api.ts';
import classes from '../components/pack.module.css';
import { PackSlide } from '../components/pack-slide.tsx';
import { usePackNotes } from '../model/use-pack-notes.ts';
import { packWords } from '../words.ts';

const trail = () => <Link {...plainReportLink()}>{pages.reports.title}</Link>;

const languageChoices = localeNames.map((value) => ({ value, label: locales[value].name }));

/** A pack is read by others, so its files are in the company's language unless the person chooses another. */
function companyLanguage(locale: string): OfferedLocale {
  return isOffered(locale) ? locale : defaultLocale;
}

/** The board pack of a quarter; the present one so far (summaries.7). */
export function PackPage() {
  const { periodId = presentQuarter }: { periodId?: number } = useParams({ strict: false });
  const { allows } = useSummaryRights();
  if (!allows('2'))
    return (
      <Page title={pages.boardPack.title} trail={trail()}>
        <EmptyState icon={<IconEyeOff size={24} />} title={packWords.notYours} />
      </Page>
    );
  return <OwnPack periodId={Math.max(periodId, 0)} />;
}

function OwnPack({ periodId }: { readonly periodId: number }) {
  const pack = useQuery({ ...boardPackQuery(periodId), refetchOnWindowFocus: false });
  if (pack.data) return <ShownPack key={pack.data.PeriodId} pack={pack.data} asked={periodId} />;
  return (
    <Page title={pages.boardPack.title} trail={trail()}>
      {pack.isError ? (
        <ErrorPanel
          title={packWords.failed}
          detail={problemText(pack.error)}
          onRetry={() => void pack.refetch()}
        />
      ) : (
        <SkeletonDetail />
      )}
    </Page>
  );
}

function ShownPack({ pack, asked }: { readonly pack: BoardPack; readonly asked: number }) {
  const session = useSession();
  const navigate = useNavigate();
  const periods = useQuery(periodsQuery);
  const taken = useTakenOver(pack);
  const { notes, state, write, retry, showTheirs, keepMine } = usePackNotes(pack, { asked, taken });
  const quarters = quarterChoicesOf(
    (periods.data?.data ?? []).filter(({ Index }) => Index <= session.Period.Index),
    session.Period,
  );
  const [language, setLanguage] = useState(companyLanguage(session.Tenant.Locale));
  const title = pack.IsSoFar ? packWords.soFar(pack.Quarter) : pack.Quarter;
  const download = (format: 'pdf' | 'pptx') =>
    startExport({
      title: `${packWords.name} ${title}`,
      detail: packWords.formats[format],
      run: (signal) => downloadPack(pack.PeriodId, { Format: format, Locale: language }, signal),
    });
  return (
    <Page
      title={`${packWords.name} · ${title}`}
      trail={trail()}
      actions={
        <Button leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => download('pdf')}>
          {packWords.pdf}
        </Button>
      }
    >
      <div className={classes.pack}>
        <div className={classes.head}>
          <MenuSelect
            label={packWords.quarter}
            choices={quarters}
            value={String(pack.PeriodId)}
            onChange={(id) => void navigate({ ...boardPackLink(Number(id)) })}
          />
          <MenuSelect
            label={packWords.language}
            choices={languageChoices}
            value={language}
            onChange={(locale) => setLanguage(locale !== null && isOffered(locale) ? locale : language)}
          />
          <Button variant="default" size="xs" onClick={() => download('pptx')}>
            {packWords.pptx}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={14} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {packWords.print}
          </Button>
          <span className={classes.state} role="status">
            {state.kind === 'saving'
              ? packWords.saving
              : state.kind === 'saved'
                ? pack.Version > 0
                  ? packWords.saved
                  : null
                : packWords.unsaved}
          </span>
        </div>
        {state.kind === 'changed' ? (
          <Notice
            tone="warn"
            action={
              <>
                <Button variant="default" size="compact-sm" onClick={() => void showTheirs()}>
                  {packWords.showTheirs}
                </Button>
                <Button variant="default" size="compact-sm" onClick={() => void keepMine()}>
                  {packWords.keepMine}
                </Button>
              </>
            }
          >
            {packWords.changed}
          </Notice>
        ) : null}
        {state.kind === 'failed' ? (
          <Notice
            tone="bad"
            action={
              <Button variant="default" size="compact-sm" onClick={retry}>
                {packWords.retry}
              </Button>
            }
          >
            {packWords.notSaved(state.problem)}
          </Notice>
        ) : null}
        {pack.Slides.map((slide) => (
          <PackSlide
            key={slide.Slide}
            pack={pack}
            slide={slide}
            note={notes[slide.Slide] ?? ''}
            onWrite={write}
          />
        ))}
      </div>
    </Page>
  );
}

/** Returns the edited first slide of the summary that this browser keeps, for a pack of which nothing is stored. */
function useTakenOver({ PeriodId, Version }: BoardPack) {
  const session = useSession();
  if (Version > 0) return {};
  const audience = session.Profile.RoleName === 'ceo' ? '1' : '2';
  const { edits } = keptSummary(draftScope(session), { kind: 'quarter', id: PeriodId, audience });
  const { first } = edits.texts;
  return first === undefined || first === '' ? {} : { answer: first };
}
