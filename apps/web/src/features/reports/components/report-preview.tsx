import type { ReportFormat } from '@bellwether/contract/reports';
import type { ReportPreview as Preview, ReportChoice } from '@bellwether/contract/reports/preview';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { previewQuery } from '../api.ts';
import { ReportCharts } from '../charts/components/report-charts.tsx';
import { previewWords } from '../words.ts';
import { PreviewTable } from './preview-table.tsx';
import classes from './report-preview.module.css';

interface ReportPreviewProps {
  /** Undefined while a choice is missing. */
  readonly choice: ReportChoice | undefined;
  readonly format: ReportFormat;
}

/** Shows the beginning of the file: title, finding, charts and first rows. */
export function ReportPreview({ choice, format }: ReportPreviewProps) {
  const heading = useId();
  return (
    <section className={classes.preview} aria-labelledby={heading}>
      <h3 className={classes.heading} id={heading}>
        {previewWords.title}
      </h3>
      {choice ? (
        <LoadedPreview choice={choice} format={format} />
      ) : (
        <p className={classes.quiet}>{previewWords.waits}</p>
      )}
    </section>
  );
}

function LoadedPreview({ choice, format }: ReportPreviewProps & { readonly choice: ReportChoice }) {
  const preview = useQuery(previewQuery(choice));
  if (preview.isError)
    return (
      <ErrorPanel
        title={previewWords.failed}
        detail={problemText(preview.error)}
        onRetry={() => void preview.refetch()}
      />
    );
  if (!preview.data) return <SkeletonRows rows={5} />;
  const reason = preview.data.Formats[format];
  return (
    <div aria-busy={preview.isPlaceholderData} className={classes.sheet}>
      {reason ? <Notice tone="warn">{reason}</Notice> : null}
      <Head of={preview.data} />
      <ReportCharts charts={preview.data.Charts} />
      {preview.data.Rows.length > 0 ? (
        <PreviewTable of={preview.data} />
      ) : (
        <p className={classes.quiet}>{preview.data.Empty}</p>
      )}
      <Foot of={preview.data} />
    </div>
  );
}

function Head({ of: { Title, Subtitle, Finding, Charts } }: { readonly of: Preview }) {
  const isSaidByChart = Charts.some((chart) => chart.Finding === Finding);
  return (
    <>
      <p className={classes.title}>{Title}</p>
      <p className={classes.quiet}>{Subtitle}</p>
      {Finding && !isSaidByChart ? <p className={classes.finding}>{Finding}</p> : null}
    </>
  );
}

function Foot({ of: { Count, Rows, Parts } }: { readonly of: Preview }) {
  const more = Count - Rows.length;
  return (
    <>
      {more > 0 ? <p className={classes.quiet}>{previewWords.more(more)}</p> : null}
      {Parts.length > 1 ? (
        <p className={classes.quiet}>
          {previewWords.parts(Parts.length)}{' '}
          {Parts.map((part) => previewWords.part(part.Name, part.Count)).join(', ')}
        </p>
      ) : null}
    </>
  );
}

/** Folds the preview on a narrow screen, and loads it when it is unfolded. */
export function FoldedPreview({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{previewWords.title}</summary>
      {isOpen ? children : null}
    </details>
  );
}
