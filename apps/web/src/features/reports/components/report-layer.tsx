import { appraisalReportMessages } from '@bellwether/domain/reports/reports';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { availableReports } from '../model/available-reports.ts';
import { type FileReportLayerName, reportOf } from '../model/report-layers.ts';
import type { ReportParameters } from '../model/report-parameters.ts';
import { isAboutAppraisals, useReportQuarters } from '../model/report-quarters.ts';
import { reportWords } from '../words.ts';
import { ReportForm } from './report-form.tsx';

/** Shows the dialog of a report. People without the report, who followed a copied link, get the reason. */
export function ReportLayer({ name, at }: LayerProps<FileReportLayerName, ReportParameters>) {
  const report = reportOf[name];
  const isTheirs = availableReports(useSession()).includes(report);
  if (!isTheirs) return <ClosedForm reason={reportWords.notYours} />;
  return <OwnReport name={name} at={at} />;
}

function OwnReport({ name, at }: LayerProps<FileReportLayerName, ReportParameters>) {
  const report = reportOf[name];
  const known = useReportQuarters(report);
  if (known.isPending) return <SkeletonForm fields={3} />;
  if (isAboutAppraisals(report) && known.error === null && known.quarters.length === 0)
    return <ClosedForm reason={appraisalReportMessages.noPeriods} />;
  return <ReportForm key={name} name={name} at={at} known={known} />;
}
