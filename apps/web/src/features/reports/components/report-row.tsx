import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SummaryLayerName } from '#features/summaries/door.ts';
import { startExport, useExports } from '#platform/exports/export-queue.ts';
import { lastMade } from '#platform/exports/last-made.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { useSession } from '#platform/session.ts';
import { draftScope } from '#platform/session-store.ts';
import { shownDay } from '#ui/data/shown.ts';
import type { ReportEntry } from '../model/report-entries.ts';
import type { ReportLayerName } from '../model/report-layers.ts';
import { templateOrder } from '../model/report-order.ts';
import { reportWords } from '../words.ts';
import classes from './report-row.module.css';
import { ReportStill } from './report-still.tsx';

interface ReportRowProps {
  readonly entry: ReportEntry;
  /** Why this report is the usual next one; absent for the others. */
  readonly usual?: string | undefined;
}

/** Shows a report of the page: its question and content, the day on which this browser last made it, and its link. */
export function ReportRow({ entry, usual }: ReportRowProps) {
  const session = useSession();
  // Render again when a file is made, because the shown day changes.
  useExports();
  const { name, title, answers, description, note } = entry;
  const day = lastMade(draftScope(session), name);
  return (
    <li className={classes.row}>
      <ReportStill name={name} />
      <div className={classes.text}>
        <h3 className={classes.title}>{title}</h3>
        <p>
          <span className={classes.quiet}>{reportWords.answers}</span> {answers}
        </p>
        <p className={classes.quiet}>
          {description} {note}
        </p>
        {usual ? <p className={classes.usual}>{usual}</p> : null}
      </div>
      <div className={classes.side}>
        <RowButton entry={entry} isUsual={usual !== undefined} />
        <p className={classes.quiet}>
          {day ? (
            <>
              {reportWords.lastMade} <time dateTime={day}>{shownDay(day)}</time>
            </>
          ) : (
            reportWords.notMade
          )}
        </p>
      </div>
    </li>
  );
}

interface RowButtonProps {
  readonly entry: ReportEntry;
  readonly isUsual: boolean;
}

function RowButton({ entry: { title, opens }, isUsual }: RowButtonProps) {
  const session = useSession();
  const { openLayer } = useAddressLayer<ReportLayerName | SummaryLayerName>();
  const generate = {
    variant: isUsual ? 'filled' : 'default',
    'aria-label': reportWords.generateOf(reportWords.generate, title),
  } as const;
  if (!opens)
    return (
      <Button
        variant="default"
        aria-label={reportWords.generateOf(reportWords.download, title)}
        onClick={() => startExport(templateOrder(session))}
      >
        {reportWords.download}
      </Button>
    );
  if ('link' in opens)
    return (
      <Button {...generate} renderRoot={(props) => <Link {...props} {...opens.link} />}>
        {reportWords.generate}
      </Button>
    );
  return (
    <Button {...generate} onClick={() => openLayer(opens.layer)}>
      {reportWords.generate}
    </Button>
  );
}
