import type { Calibration } from '@bellwether/contract/talent/calibration';
import { calibrationLimits } from '@bellwether/domain/talent/calibration/rules';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { NumberField, SelectField, SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { ManyField } from '#ui/form/many-field.tsx';
import { scheduleQuery } from '../../api.overview.ts';
import { talentSettingsQuery } from '../../api.ts';
import { cyclesQuery } from '../../cycles/api.ts';
import formClasses from '../../cycles/components/cycle-form.module.css';
import { useAudienceChoices } from '../../cycles/model/use-audience-choices.ts';
import type { TalentLayerName } from '../../model/layer-names.ts';
import { periodLabel } from '../../model/period-label.ts';
import { useOpenCalibration } from '../api.ts';
import {
  emptyOpening,
  type OpeningValues,
  openingFaults,
  openingOf,
  openingShape,
  spanValue,
} from '../model/opening-values.ts';
import { calibrationWords as words } from '../words.ts';

/** Opens a calibration session (talent.26). */
export function NewCalibrationLayer() {
  const schedule = useQuery(scheduleQuery);
  const settings = useQuery(talentSettingsQuery);
  const error = schedule.error ?? settings.error;
  if (schedule.data && settings.data) {
    const labels = settings.data.PrimaryLabels.map(({ Label }) => Label);
    return (
      <OpeningForm
        quarters={schedule.data.Periods.map((period) => ({
          value: spanValue(period.PeriodId),
          label: periodLabel(period),
        }))}
        labels={labels}
      />
    );
  }
  if (!error) return <SkeletonForm fields={6} />;
  return (
    <ErrorPanel
      title={words.failed}
      detail={problemText(error)}
      onRetry={() => void Promise.all([schedule.refetch(), settings.refetch()])}
    />
  );
}

interface OpeningFormProps {
  /** The ended quarters, newest first. */
  readonly quarters: readonly { readonly value: string; readonly label: string }[];
  /** The words of the primary rating, lowest first. */
  readonly labels: readonly string[];
}

function OpeningForm({ quarters, labels }: OpeningFormProps) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const open = useOpenCalibration();
  const cycles = useQuery(cyclesQuery);
  const spans = [
    ...quarters,
    ...(cycles.data?.data ?? [])
      .filter(({ State, HasEnded }) => State === 'running' && HasEnded)
      .map(({ Id, Name, EvaluationPeriodId }) => ({ value: spanValue(EvaluationPeriodId, Id), label: Name })),
  ];
  const form = useSaveForm<OpeningValues, Calibration>({
    key: 'calibration.new',
    shape: openingShape,
    values: emptyOpening(quarters[0]?.value ?? null, labels.length === 5 ? 5 : 3),
    faults: openingFaults,
    fields: {
      Name: 'Name',
      EvaluationPeriodId: 'Of',
      CycleId: 'Of',
      Audience: 'Departments',
      Participants: 'Participants',
      Guide: 'Guide.0',
    },
    save: (values) => open.mutateAsync(openingOf(values)),
    done: words.openedNow,
    leave: (session) => openLayer('calibration', { about: session.Id }),
  });
  const { control } = form;
  const hasGuide = useWatch({ control, name: 'HasGuide' });
  const chosen = useWatch({ control, name: ['Organisations', 'People', 'Participants'] });
  const { departments, leaders, people, onSearchChange } = useAudienceChoices(chosen.flat());
  return (
    <SaveForm of={form} label={words.create} button={words.open}>
      <TextField
        control={control}
        name="Name"
        label={words.name}
        description={words.nameHint}
        limit={calibrationLimits.name}
        required
        focusFirst
      />
      <SelectField control={control} name="Of" label={words.of} choices={spans} required />
      <fieldset className={formClasses.group}>
        <legend className={formClasses.title}>{words.group}</legend>
        <p>{words.groupHint}</p>
        <SwitchField control={control} name="Company" label={words.company} />
        <ManyField
          words={words}
          control={control}
          name="Departments"
          label={words.departments}
          choices={departments}
        />
        <ManyField
          words={words}
          control={control}
          name="Organisations"
          label={words.organisations}
          description={words.organisationsHint}
          choices={leaders}
          onSearchChange={onSearchChange}
          isOfPeople
        />
        <ManyField
          words={words}
          control={control}
          name="People"
          label={words.persons}
          choices={people}
          onSearchChange={onSearchChange}
          isOfPeople
        />
      </fieldset>
      <ManyField
        words={words}
        control={control}
        name="Participants"
        label={words.participants}
        description={words.participantsHint}
        choices={people}
        onSearchChange={onSearchChange}
        isOfPeople
      />
      <SwitchField control={control} name="HasGuide" label={words.withGuide} description={words.guideHint} />
      {hasGuide ? (
        <div className={formClasses.pair}>
          {labels.map((label, level) => (
            <NumberField
              key={label}
              control={control}
              name={`Guide.${level}`}
              label={words.guideOf(label)}
              suffix="%"
            />
          ))}
        </div>
      ) : null}
    </SaveForm>
  );
}
