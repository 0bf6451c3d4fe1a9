import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { startExport } from '#platform/exports/export-queue.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import {
  type Choices,
  choicesOf,
  faultsOf,
  scheduledChoiceOf,
  searchOf,
  wireChoiceOf,
} from '../model/report-choice.ts';
import { type FileReportLayerName, reportOf } from '../model/report-layers.ts';
import { orderOf } from '../model/report-order.ts';
import type { ReportParameters } from '../model/report-parameters.ts';
import type { useReportQuarters } from '../model/report-quarters.ts';
import { SchedulePart } from '../schedules/components/schedule-part.tsx';
import { reportWords } from '../words.ts';
import { ReportChoices } from './report-choices.tsx';
import classes from './report-form.module.css';
import { ReportIntro } from './report-intro.tsx';
import { FoldedPreview, ReportPreview } from './report-preview.tsx';

interface ReportFormProps extends LayerProps<FileReportLayerName, ReportParameters> {
  readonly known: ReturnType<typeof useReportQuarters>;
}

/**
 * Shows the choices of a report beside a preview of the file. The dialog closes once the download starts
 * (reports.1); the tray of exports then shows the progress.
 */
export function ReportForm({ name, at, known }: ReportFormProps) {
  const report = reportOf[name];
  const session = useSession();
  const { close, requestClose } = useLayerClose();
  const [wasAsked, setWasAsked] = useState(false);
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const { quarters, usual } = known;
  const [choices, choose] = useChoices(name, () => choicesOf(report, at.search, usual));
  const faults = faultsOf(report, choices, quarters);
  const isComplete = Object.keys(faults).length === 0;
  const choice = isComplete
    ? wireChoiceOf(report, choices, { quarters, ownId: session.Profile.Id })
    : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (!choice) return;
    startExport(orderOf({ choice, choices, quarters, session }));
    close();
  };
  const preview = <ReportPreview choice={choice} format={choices.format} />;
  const scheduled = choice && scheduledChoiceOf(choice, choices.format);
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.columns}>
        <FormStack>
          <ReportIntro report={report} />
          <ReportChoices
            report={report}
            choices={choices}
            quarters={quarters}
            faults={wasAsked ? faults : {}}
            choose={choose}
          />
          {known.error ? <LoadFailure onRetry={known.retry}>{reportWords.quartersFailed}</LoadFailure> : null}
          {scheduled ? <SchedulePart choice={scheduled} /> : null}
        </FormStack>
        {isWide ? preview : <FoldedPreview>{preview}</FoldedPreview>}
      </div>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {reportWords.cancel}
        </Button>
        <SubmitButton>{reportWords.download}</SubmitButton>
      </FormActions>
    </form>
  );
}

/** Holds the choices, and writes each change into the address. */
function useChoices(name: FileReportLayerName, initial: () => Choices) {
  const { openLayer } = useAddressLayer<FileReportLayerName, ReportParameters>();
  const [choices, setChoices] = useState(initial);
  const inAddress = useRef(choices);
  useEffect(() => {
    if (inAddress.current === choices) return;
    inAddress.current = choices;
    openLayer(name, searchOf(choices));
  }, [choices, name, openLayer]);
  const choose = (change: Partial<Choices>) => setChoices((former) => ({ ...former, ...change }));
  return [choices, choose] as const;
}
