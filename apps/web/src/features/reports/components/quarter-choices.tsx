import { useOpenCycles } from '#features/talent/door.ts';
import { useSession } from '#platform/session.ts';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { movedSpan, type QuarterSpan } from '../model/quarter-span.ts';
import type { ReportChoicesProps } from '../model/report-choice.ts';
import { isAboutAppraisals, quarterOptions } from '../model/report-quarters.ts';
import { reportWords } from '../words.ts';

interface QuarterFieldProps {
  readonly label: string;
  readonly options: ReturnType<typeof quarterOptions>;
  readonly value: number;
  readonly onChange: (quarter: number) => void;
  readonly error?: string | undefined;
}

/** A list of quarters. */
export function QuarterField({ label, options, value, onChange, error }: QuarterFieldProps) {
  return (
    <SearchSelect
      label={label}
      searchable={false}
      choices={options}
      value={String(value)}
      error={error}
      onChange={(id) => id !== null && onChange(Number(id))}
    />
  );
}

/** The one quarter of a report; reports about appraisals also offer the review cycles. */
export function QuarterChoice(props: ReportChoicesProps) {
  const { report, choices, quarters, choose } = props;
  const options = quarterOptions(quarters, useSession().Period.Id);
  if (isAboutAppraisals(report)) return <CycleChoice {...props} />;
  return (
    <QuarterField
      label={reportWords.quarter}
      options={options}
      value={choices.quarter}
      onChange={(quarter) => choose({ quarter, until: quarter })}
    />
  );
}

/** A quarter or a review cycle: the same choice as on the pages of talent (talent.32). */
function CycleChoice({ choices, quarters, choose }: ReportChoicesProps) {
  const options = quarterOptions(quarters, useSession().Period.Id);
  const cycles = useOpenCycles();
  if (cycles.length === 0 && choices.cycle === 0)
    return (
      <QuarterField
        label={reportWords.quarter}
        options={options}
        value={choices.quarter}
        onChange={(quarter) => choose({ quarter, until: quarter })}
      />
    );
  return (
    <SearchSelect
      label={reportWords.quarterOrCycle}
      searchable={false}
      choices={[...options, ...cycles.map(({ Id, Name }) => ({ value: `cycle.${Id}`, label: Name }))]}
      value={choices.cycle === 0 ? String(choices.quarter) : `cycle.${choices.cycle}`}
      onChange={(value) => {
        const cycle = cycles.find(({ Id }) => value === `cycle.${Id}`);
        const quarter = cycle?.EvaluationPeriodId ?? Number(value);
        if (value !== null) choose({ quarter, until: quarter, cycle: cycle?.Id ?? 0 });
      }}
    />
  );
}

/** The first and the last quarter of a report; a From later than To moves To. */
export function SpanChoices({ choices, quarters, faults, choose }: ReportChoicesProps) {
  const options = quarterOptions(quarters, useSession().Period.Id);
  const span = { from: choices.quarter, to: choices.until };
  const move = (change: Partial<QuarterSpan>) => {
    const { from, to } = movedSpan(quarters, span, change);
    choose({ quarter: from, until: to });
  };
  return (
    <>
      <QuarterField
        label={reportWords.from}
        options={options}
        value={span.from}
        onChange={(from) => move({ from })}
      />
      <QuarterField
        label={reportWords.to}
        options={options}
        value={span.to}
        error={faults.until}
        onChange={(to) => move({ to })}
      />
    </>
  );
}
