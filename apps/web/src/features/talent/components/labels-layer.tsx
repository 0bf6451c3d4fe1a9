import type { TalentLabels, TalentSettings } from '@bellwether/contract/talent/labels';
import { repeatedLabels } from '@bellwether/domain/talent/labels';
import { appraisalLimits, appraisalMessages } from '@bellwether/domain/talent/rules';
import { useQuery } from '@tanstack/react-query';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { type SaveFormState, useSaveForm } from '#platform/form/use-save-form.ts';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { useSaveLabels } from '../api.labels.ts';
import { talentSettingsQuery } from '../api.ts';
import { axes } from '../model/rating-labels.ts';
import { labelWords } from '../words.labels.ts';
import classes from './labels-layer.module.css';

/** The company's words for its ratings and for the texts of an appraisal (talent.12). */
export function LabelsLayer() {
  const { data, error, refetch } = useQuery(talentSettingsQuery);
  const isShown = useLetThrough('labels', data?.Permissions.EditLabels === true);
  if (!data) {
    if (!error) return <SkeletonForm fields={6} />;
    return (
      <ErrorPanel title={labelWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  if (!isShown) return <Notice tone="warn">{labelWords.notYours}</Notice>;
  return <LabelsForm settings={data} />;
}

type Control = SaveFormState<TalentLabels>['control'];

function LabelsForm({ settings }: { readonly settings: TalentSettings }) {
  const { refetch } = useQuery(talentSettingsQuery);
  const outside = useOutsideChange({
    present: settings,
    stampOf: ({ LabelsUpdatedAt }) => LabelsUpdatedAt,
    refetch: () => void refetch(),
  });
  const { base } = outside;
  const save = useSaveLabels(base.LabelsUpdatedAt);
  const form = useSaveForm<TalentLabels, TalentSettings>({
    values: labelsOf(base),
    faults: faultsOf,
    conflict: outside,
    save: (labels) => save.mutateAsync(labels),
    done: labelWords.saved,
  });
  const shown = axes.filter((axis) => axis !== 'Tertiary' || base.EnableTertiaryRatings);
  return (
    <SaveForm of={form} label={labelWords.title}>
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={labelWords.changed}
        load={labelWords.load}
        onLoad={() => {
          outside.startFrom(settings);
          form.reset(labelsOf(settings));
        }}
      />
      <Notice tone="info">{labelWords.frozen}</Notice>
      {shown.map((axis) => (
        <fieldset className={classes.group} key={axis}>
          <legend className={classes.title}>{labelWords.axis[axis]}</legend>
          <FormLabelFields control={form.control} name={axis} />
          {base[`${axis}Labels`].map((_label, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level
            <div className={classes.level} key={level}>
              <TextField
                control={form.control}
                name={`${axis}Labels.${level}.Label`}
                label={labelWords.level(level)}
                limit={appraisalLimits.labelName}
                required
              />
              <TextAreaField
                control={form.control}
                name={`${axis}Labels.${level}.Description`}
                label={labelWords.descriptionOf(level)}
                limit={appraisalLimits.labelDescription}
                minRows={1}
                maxRows={4}
              />
            </div>
          ))}
        </fieldset>
      ))}
      {(['Review', 'Comment'] as const).map((name) => (
        <fieldset className={classes.group} key={name}>
          <legend className={classes.title}>{labelWords.texts[name]}</legend>
          <FormLabelFields control={form.control} name={name} />
        </fieldset>
      ))}
    </SaveForm>
  );
}

const labelsOf = ({ PrimaryLabels, SecondaryLabels, TertiaryLabels, FormLable }: TalentSettings) => ({
  PrimaryLabels,
  SecondaryLabels,
  TertiaryLabels,
  FormLable,
});

interface FormLabelFieldsProps {
  readonly control: Control;
  readonly name: keyof TalentLabels['FormLable'];
}

function FormLabelFields({ control, name }: FormLabelFieldsProps) {
  return (
    <div className={classes.level}>
      <TextField
        control={control}
        name={`FormLable.${name}.Name`}
        label={labelWords.axisName}
        limit={appraisalLimits.labelName}
        required
        focusFirst={name === 'Primary'}
      />
      <TextField
        control={control}
        name={`FormLable.${name}.Prompt`}
        label={labelWords.axisPrompt}
        limit={appraisalLimits.prompt}
      />
    </div>
  );
}

/** Returns a fault for every empty name, and for every level whose label another level has. */
function faultsOf(labels: TalentLabels) {
  const empty = (text: string) => text.trim() === '';
  const paths = [
    ...axes.flatMap((axis) =>
      labels[`${axis}Labels`].flatMap(({ Label }, level) =>
        empty(Label) ? [`${axis}Labels.${level}.Label`] : [],
      ),
    ),
    ...Object.entries(labels.FormLable).flatMap(([name, { Name }]) =>
      empty(Name) ? [`FormLable.${name}.Name`] : [],
    ),
  ];
  const repeated = axes.flatMap((axis) =>
    repeatedLabels(labels[`${axis}Labels`].map(({ Label }) => Label)).map(
      (level) => `${axis}Labels.${level}.Label`,
    ),
  );
  return [
    ...paths.map((path) => ({ path, message: appraisalMessages.required })),
    ...repeated.map((path) => ({ path, message: appraisalMessages.repeatedLabel })),
  ];
}
