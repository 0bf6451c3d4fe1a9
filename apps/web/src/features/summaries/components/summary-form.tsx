import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { labelOf, periodsQuery } from '#features/goals/door.ts';
import { summaryLink } from '#platform/links.ts';
import { useDraftScope, useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { type Choice, SearchSelect } from '#ui/form/search-select.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { endedQuarters, endedYears } from '../model/ended-quarters.ts';
import { useStartGeneration } from '../model/start-generation.ts';
import type { Audience, SummarySubject } from '../model/subject.ts';
import { useSummaryRights } from '../model/summary-rights.ts';
import { useKeptSummary } from '../model/summary-store.ts';
import { summaryWords } from '../words.ts';
import classes from './summary-form.module.css';

interface SummaryFormProps {
  readonly kind: SummarySubject['kind'];
}

/** Chooses the quarter or the year and the audience of a summary (summaries.6). */
export function SummaryForm({ kind }: SummaryFormProps) {
  const { Period } = useSession();
  const periods = useQuery(periodsQuery);
  const { requestClose } = useLayerClose();
  if (periods.isError)
    return <LoadFailure onRetry={() => void periods.refetch()}>{summaryWords.periodsFailed}</LoadFailure>;
  if (!periods.data) return <SkeletonForm fields={2} />;
  const choices: Choice[] =
    kind === 'quarter'
      ? endedQuarters(periods.data.data, Period).map((period) => ({
          value: String(period.Id),
          label: labelOf(period),
        }))
      : endedYears(periods.data.data, Period).map((year) => ({ value: String(year), label: String(year) }));
  if (choices.length === 0)
    return (
      <>
        <Notice tone="warn">{summaryWords.noPastQuarter}</Notice>
        <FormActions>
          <Button variant="default" onClick={requestClose}>
            {summaryWords.close}
          </Button>
        </FormActions>
      </>
    );
  return <ChoiceForm kind={kind} choices={choices} />;
}

function ChoiceForm({ kind, choices }: SummaryFormProps & { readonly choices: readonly Choice[] }) {
  const scope = useDraftScope();
  const { offersAudience } = useSummaryRights();
  const { requestClose } = useLayerClose();
  const navigate = useNavigate();
  const start = useStartGeneration();
  const [chosen, setChosen] = useState(choices[0]?.value ?? '');
  const [audience, setAudience] = useState<Audience>('1');
  const subject: SummarySubject = { kind, id: Number(chosen), audience };
  const { made } = useKeptSummary(scope, subject);
  // The page replaces the dialog, so that Back leads to the list of reports.
  const open = () => void navigate({ ...summaryLink(subject), replace: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(subject);
    open();
  };
  return (
    <form onSubmit={submit}>
      <FormStack>
        <p className={classes.answers} tabIndex={-1} data-autofocus>
          {summaryWords.answers[kind]}
        </p>
        <SearchSelect
          label={summaryWords[kind]}
          searchable={false}
          choices={choices}
          value={chosen}
          onChange={(value) => value !== null && setChosen(value)}
        />
        {offersAudience ? (
          <ChoiceGroup
            legend={summaryWords.audience}
            choices={[
              { value: '1', label: summaryWords.audiences['1'] },
              { value: '2', label: summaryWords.audiences['2'] },
            ]}
            value={audience}
            onChange={setAudience}
            hint={summaryWords.audienceHints[audience]}
          />
        ) : null}
        {made ? (
          <Notice
            tone="info"
            action={
              <Button variant="default" size="xs" onClick={open}>
                {summaryWords.open}
              </Button>
            }
          >
            {summaryWords.keptHere}
          </Notice>
        ) : null}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {summaryWords.cancel}
        </Button>
        <SubmitButton>{made ? summaryWords.generateAgain : summaryWords.generate}</SubmitButton>
      </FormActions>
    </form>
  );
}
