import { limits } from '@bellwether/domain/goals/messages';
import { type GoalType, hasReportingMemo, textLabels } from '@bellwether/domain/goals/rules';
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { IconArrowBackUp, IconArrowForwardUp } from '#ui/marks/icons.ts';
import type { GoalValues } from '../model/goal-fields.ts';
import type { GoalHints } from '../model/goal-hints.ts';
import type { TextVersions } from '../model/text-versions.ts';
import { draftingWords } from '../words.ts';
import { FieldFoot } from './field-foot.tsx';
import classes from './goal-text-fields.module.css';

/** The texts that can be drafted, by the form's names. */
export type DraftedField = 'Title' | 'Measurement' | 'Description';

interface GoalTextFieldsProps {
  readonly form: UseFormReturn<GoalValues>;
  readonly goalType: GoalType;
  readonly hints: GoalHints;
  readonly versions: TextVersions<DraftedField>;
}

/** Renders the goal's texts, each with undo for drafts and its quality hint. */
export function GoalTextFields({ form, goalType, hints, versions }: GoalTextFieldsProps) {
  const labels = textLabels(goalType);
  const { control } = form;
  const [title, measurement, description] = useWatch({
    control,
    name: ['Title', 'Measurement', 'Description'],
  });
  const area = { minRows: 3, maxRows: 14 } as const;
  return (
    <>
      <Versioned field="Title" label={labels.title} versions={versions}>
        <TextField
          control={control}
          name="Title"
          label={labels.title}
          required
          limit={limits.title}
          focusFirst
          foot={<FieldFoot label={labels.title} text={title} hint={hints.Title} />}
        />
      </Versioned>
      <Versioned field="Measurement" label={labels.measurement} versions={versions}>
        <TextAreaField
          {...area}
          control={control}
          name="Measurement"
          label={labels.measurement}
          required
          limit={limits.measurement}
          foot={<FieldFoot label={labels.measurement} text={measurement} hint={hints.Measurement} />}
        />
      </Versioned>
      <Versioned field="Description" label={labels.description} versions={versions}>
        <TextAreaField
          {...area}
          control={control}
          name="Description"
          label={labels.description}
          limit={limits.description}
          foot={<FieldFoot label={labels.description} text={description} hint={undefined} />}
        />
      </Versioned>
      {hasReportingMemo(goalType) ? (
        <TextField
          control={control}
          name="ReportingMemo"
          label={labels.reportingMemo}
          limit={limits.reportingMemo}
        />
      ) : null}
    </>
  );
}

interface VersionedProps extends Pick<GoalTextFieldsProps, 'versions'> {
  readonly field: DraftedField;
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders undo and redo of a draft at the field's label. */
function Versioned({ field, label, versions, children }: VersionedProps) {
  const canUndo = versions.canUndo(field);
  const canRedo = versions.canRedo(field);
  return (
    <div className={classes.versioned} data-drafted={field}>
      {children}
      {canUndo || canRedo ? (
        <div className={classes.steps}>
          <Step name={draftingWords.undo(label)} isPossible={canUndo} onClick={() => versions.undo(field)}>
            <IconArrowBackUp size={16} aria-hidden="true" />
          </Step>
          <Step name={draftingWords.redo(label)} isPossible={canRedo} onClick={() => versions.redo(field)}>
            <IconArrowForwardUp size={16} aria-hidden="true" />
          </Step>
        </div>
      ) : null}
    </div>
  );
}

interface StepProps {
  readonly name: string;
  readonly isPossible: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Step({ name, isPossible, onClick, children }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      className={classes.step}
      aria-label={name}
      title={name}
      // Do not disable the button: it stays and keeps the focus when no further step is possible.
      aria-disabled={!isPossible || undefined}
      data-disabled={!isPossible || undefined}
      onClick={() => {
        if (isPossible) onClick();
      }}
    >
      {children}
    </ActionIcon>
  );
}
