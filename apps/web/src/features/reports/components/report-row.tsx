import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SummaryLayerName } from '#features/summaries/door.ts';
import { startExport, useExports } from '#platform/exports/export-queue.ts';
import { lastMade } from '#platform/exports/last-made.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { useSession } from '#platform/session.ts';
import { draftScope } from '#platform/session-store.ts';
import { shownDay } from '#ui/data/shown.ts';
import type { ReportLayerName } from '../model/report-layers.ts';
import { templateOrder } from '../model/report-order.ts';
import type { ReportEntry } from '../words.reports.ts';
import { reportWords } from '../words.ts';
import classes from './report-row.module.css';
import { ReportStill } from './report-still.tsx';

/** Shows a report of the page: its question and content, the day on which this browser last made it, and its link. */
export function ReportRow({ entry }: { readonly entry: ReportEntry }) {
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
      </div>
      <div className={classes.side}>
        <RowButton entry={entry} />
        {day ? (
          <p className={classes.quiet}>
            {reportWords.lastMade} <time dateTime={day}>{shownDay(day)}</time>
          </p>
        ) : null}
      </div>
    </li>
  );
}

function RowButton({ entry: { title, opens } }: { readonly entry: ReportEntry }) {
  const session = useSession();
  const { openLayer } = useAddressLayer<ReportLayerName | SummaryLayerName>();
  const generate = {
    variant: 'default',
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
