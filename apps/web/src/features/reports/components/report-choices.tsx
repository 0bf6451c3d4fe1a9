import { isReportTaking } from '@bellwether/domain/reports/reports';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { AppraisalReportChoices } from '../appraisals/components/appraisal-report-choices.tsx';
import { hasFormats, modeChoices, type ReportChoicesProps } from '../model/report-choice.ts';
import { reportWords } from '../words.ts';
import { OwnerChoices } from './owner-choices.tsx';
import { QuarterChoice, SpanChoices } from './quarter-choices.tsx';

/** The fields of a report's dialog. */
export function ReportChoices(props: ReportChoicesProps) {
  const { report, choices, choose } = props;
  return (
    <>
      <ChoicesOfReport {...props} />
      {hasFormats(report) ? (
        <ChoiceGroup
          legend={reportWords.format}
          choices={[
            { value: 'excel', label: reportWords.formats.excel },
            { value: 'pdf', label: reportWords.formats.pdf },
          ]}
          value={choices.format}
          onChange={(format) => choose({ format })}
        />
      ) : null}
    </>
  );
}

function ChoicesOfReport(props: ReportChoicesProps) {
  const { report, choices, choose } = props;
  const { mode } = choices;
  const modes = (legend: string, labels: Readonly<Record<number, string>>) => (
    <ChoiceGroup
      legend={legend}
      choices={modeChoices(labels)}
      value={String(mode)}
      onChange={(value) => choose({ mode: Number(value) })}
    />
  );
  if (isReportTaking(report, 'nothing')) return null;
  if (isReportTaking(report, 'quarter')) return <QuarterChoice {...props} />;
  switch (report) {
    case 'goalTrees':
      return <SpanChoices {...props} />;
    case 'goalList':
      return (
        <>
          <QuarterChoice {...props} />
          <OwnerChoices {...props} />
        </>
      );
    case 'goalCompliance':
      return (
        <>
          {modes(reportWords.complianceMode, reportWords.complianceModes)}
          <QuarterChoice {...props} />
        </>
      );
    case 'appraisals':
    case 'appraisalCompliance':
      return (
        <>
          {modes(reportWords.appraisalMode, reportWords.appraisalModes)}
          {mode === 2 ? <QuarterChoice {...props} /> : null}
        </>
      );
    case 'appraisalReport':
      return <AppraisalReportChoices {...props} />;
  }
}
