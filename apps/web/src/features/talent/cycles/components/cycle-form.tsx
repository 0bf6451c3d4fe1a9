import type { Cycle } from '@bellwether/contract/talent/cycles';
import { cycleLimits } from '@bellwether/domain/talent/cycles/rules';
import { useWatch } from 'react-hook-form';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useListedPeople } from '#platform/people/listed-people.ts';
import { SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { useSaveCycle } from '../api.ts';
import {
  type CycleValues,
  cycleShape,
  faultsOfCycle,
  saveOfValues,
  valuesOfCycle,
} from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { CoverFields } from './cover-fields.tsx';
import classes from './cycle-form.module.css';
import { PeerFields } from './peer-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ReviewFields } from './review-fields.tsx';

interface CycleFormProps {
  readonly start: CycleValues;
  /** The stored cycle; absent for a new one. */
  readonly stored?: Cycle;
  readonly onReload?: () => void;
}

/** The set-up of a cycle: what it is called, when, for whom, and what people are asked about themselves. */
export function CycleForm({ start, stored, onReload }: CycleFormProps) {
  const outside = useOutsideChange({
    present: stored,
    stampOf: (cycle) => cycle?.UpdatedAt,
    refetch: () => onReload?.(),
  });
  const { base } = outside;
  const save = useSaveCycle(base);
  const form = useSaveForm<CycleValues, Cycle>({
    key: base ? `cycle.${base.Id}` : 'cycle.new',
    shape: cycleShape,
    values: base ? valuesOfCycle(base) : start,
    faults: faultsOfCycle,
    save: (values) => save.mutateAsync(saveOfValues(values)),
    conflict: outside,
    done: base ? cycleWords.saved : cycleWords.created,
  });
  const { control } = form;
  const hasSelfReview = useWatch({ control, name: 'HasSelfReview' });
  const { departments } = useListedPeople();
  const isRunning = base?.State === 'running';
  return (
    <SaveForm of={form} label={base ? cycleWords.edit : cycleWords.create} button={cycleWords.save}>
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={cycleWords.changed}
        load={cycleWords.load}
        onLoad={() => {
          outside.startFrom(stored);
          form.reset(valuesOfCycle(stored));
        }}
      />
      <TextField
        control={control}
        name="Name"
        label={cycleWords.name}
        description={cycleWords.nameHint}
        limit={cycleLimits.name}
        required
        focusFirst
      />
      <CoverFields control={control} isRunning={isRunning} />
      <AudienceFields control={control} />
      <fieldset className={classes.group}>
        <legend className={classes.title}>{cycleWords.selfReview}</legend>
        <SwitchField
          control={control}
          name="HasSelfReview"
          label={cycleWords.withSelfReview}
          description={cycleWords.selfReviewHint}
        />
        {hasSelfReview ? (
          <>
            <div className={classes.level}>
              <TextField control={control} name="OpensOn" label={cycleWords.opens} type="date" required />
              <TextField
                control={control}
                name="DueOn"
                label={cycleWords.due}
                description={cycleWords.dueHint}
                type="date"
                required
              />
            </div>
            <QuestionFields control={control} list="Questions" departments={departments} />
          </>
        ) : null}
      </fieldset>
      <PeerFields control={control} />
      <ReviewFields control={control} isRunning={isRunning} departments={departments} />
    </SaveForm>
  );
}
