import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { availableReports } from '../model/available-reports.ts';
import { type ReportLayerName, reportOf } from '../model/report-layers.ts';
import { reportWords } from '../words.ts';
import { ReportForm } from './report-form.tsx';

/** The dialog of a report; for a copied link, shows people without the report the reason. */
export function ReportLayer({ name }: LayerProps<ReportLayerName>) {
  const report = reportOf[name];
  if (!availableReports(useSession()).includes(report)) return <ClosedForm reason={reportWords.notYours} />;
  return <ReportForm report={report} />;
}
