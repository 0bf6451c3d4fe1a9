import { Button } from '@mantine/core';
import { pages } from '#pages';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useMakeReport } from '../api.ts';
import { availableReports } from '../model/available-reports.ts';
import { layerOfReport, type ReportLayerName } from '../model/report-layers.ts';
import { type MadeReport, reportGroups, reportTexts, reportWords } from '../words.ts';
import classes from './reports-page.module.css';

/** The reports that the person may make, each with the question that it answers (3-strategy-reports-signin §2.7). */
export function ReportsPage() {
  const available = availableReports(useSession());
  return (
    <Page title={pages.reports.title}>
      <div className={classes.page}>
        {reportGroups.map(({ title, reports }) => {
          const shown = reports.filter((name) => available.includes(name));
          return shown.length === 0 ? null : (
            <section key={title}>
              <h2 className={classes.group}>{title}</h2>
              <ul className={classes.list}>
                {shown.map((name) => (
                  <ReportRow key={name} name={name} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Page>
  );
}

function ReportRow({ name }: { readonly name: MadeReport }) {
  const { openLayer } = useAddressLayer<ReportLayerName>();
  const { title, answers, note } = reportTexts[name];
  const layer = layerOfReport(name);
  const make = useMakeReport(name);
  // Without choices, the press downloads at once.
  const download = () =>
    make.mutate(
      { format: 'excel', periodId: 0, periodIds: [], ownerId: 0, mode: '1' },
      {
        onSuccess: () => toast.success(reportWords.started),
        onError: (error) => toast.error(problemText(error)),
      },
    );
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.answers}>{answers}</p>
        <p className={classes.note}>{note}</p>
      </div>
      <Button
        variant="default"
        loading={make.isPending}
        aria-label={`${layer ? reportWords.generate : reportWords.download}: ${title}`}
        onClick={() => (layer ? openLayer(layer) : download())}
      >
        {layer ? reportWords.generate : reportWords.download}
      </Button>
    </li>
  );
}
