import { complianceModes, type ReportFormat } from '@bellwether/contract/reports';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { periodsQuery, quarterChoicesOf } from '#features/goals/door.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { type ReportChoice, useMakeReport } from '../api.ts';
import { movedSpan, quartersOf } from '../model/quarter-span.ts';
import { type MadeReport, reportTexts, reportWords } from '../words.ts';

const formats: readonly { value: ReportFormat; label: string }[] = [
  { value: 'excel', label: reportWords.excel },
  { value: 'pdf', label: reportWords.pdf },
];
const modeChoices = complianceModes.map((value) => ({ value, label: reportWords.modes[value] }));
const whoseChoices = [
  { value: false, label: reportWords.everybody },
  { value: true, label: reportWords.mine },
];

/** The choices of a report, and its download; the dialog closes once the download starts (3-strategy-reports-signin §2.7). */
export function ReportForm({ report }: { readonly report: MadeReport }) {
  const { Period, Profile } = useSession();
  const { close, requestClose } = useLayerClose();
  const periods = useQuery(periodsQuery);
  const known = periods.data?.data ?? [Period];
  const quarters = quarterChoicesOf(known, Period);
  const [format, setFormat] = useState<ReportFormat>('excel');
  const [periodId, setPeriodId] = useState(Period.Id);
  const [span, setSpan] = useState({ from: Period.Id, to: Period.Id });
  const [isMine, setMine] = useState(false);
  const [mode, setMode] = useState<ReportChoice['mode']>('1');
  const make = useMakeReport(report);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (make.isPending) return;
    const choice = {
      format,
      periodId,
      periodIds: quartersOf(known, span),
      ownerId: isMine ? Profile.Id : 0,
      mode,
    };
    make.mutate(choice, {
      onSuccess() {
        close();
        toast.success(reportWords.started);
      },
    });
  };
  const quarter = (label: string, value: number, onChange: (id: number) => void) => (
    <SearchSelect
      label={label}
      searchable={false}
      choices={quarters}
      value={String(value)}
      onChange={(id) => id !== null && onChange(Number(id))}
    />
  );
  return (
    <form onSubmit={submit}>
      <FormStack>
        <p>{reportTexts[report].answers}</p>
        {make.error ? <Notice tone="bad">{problemText(make.error)}</Notice> : null}
        {report === 'goalCompliance' ? (
          <ChoiceGroup legend={reportWords.mode} choices={modeChoices} value={mode} onChange={setMode} />
        ) : null}
        {report === 'goalTrees' ? (
          <>
            {quarter(reportWords.from, span.from, (from) => setSpan(movedSpan(known, span, { from })))}
            {quarter(reportWords.to, span.to, (to) => setSpan(movedSpan(known, span, { to })))}
          </>
        ) : report === 'people' ? null : (
          quarter(reportWords.quarter, periodId, setPeriodId)
        )}
        {periods.isError ? (
          <LoadFailure onRetry={() => void periods.refetch()}>{reportWords.quartersFailed}</LoadFailure>
        ) : null}
        {report === 'goalList' ? (
          <ChoiceGroup legend={reportWords.whose} choices={whoseChoices} value={isMine} onChange={setMine} />
        ) : null}
        {report === 'goalCompliance' ? null : (
          <ChoiceGroup legend={reportWords.format} choices={formats} value={format} onChange={setFormat} />
        )}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {reportWords.cancel}
        </Button>
        <SubmitButton loading={make.isPending}>{reportWords.download}</SubmitButton>
      </FormActions>
    </form>
  );
}
