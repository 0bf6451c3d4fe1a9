import type { GoalType } from '@bellwether/domain/goals/rules';
import {
  type GoalTextName,
  goalTexts,
  hasText,
  textLabels,
  textNames,
  type WireTextName,
} from '@bellwether/domain/goals/texts';
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

const drafted: readonly string[] = ['Title', 'Measurement', 'Description'] satisfies DraftedField[];
const isDrafted = (field: WireTextName): field is DraftedField => drafted.includes(field);

/** The fields of the goal's texts, each with its hints and with a button that takes back a suggested draft. */
export function GoalTextFields({ goalType, versions, ...others }: GoalTextFieldsProps) {
  const labels = textLabels(goalType);
  return textNames
    .filter((name) => hasText(goalType, name))
    .map((name) => {
      const field = goalTexts[name].wire;
      const input = <GoalTextField key={name} name={name} label={labels[name]} {...others} />;
      if (!isDrafted(field)) return input;
      return (
        <Versioned key={name} field={field} label={labels[name]} versions={versions}>
          {input}
        </Versioned>
      );
    });
}

interface GoalTextFieldProps extends Pick<GoalTextFieldsProps, 'form' | 'hints'> {
  readonly name: GoalTextName;
  readonly label: string;
}

function GoalTextField({ form, hints, name, label }: GoalTextFieldProps) {
  const { control } = form;
  const { wire, limit, lines, required } = goalTexts[name];
  const text = useWatch({ control, name: wire });
  const hint = wire === 'Title' || wire === 'Measurement' ? hints[wire] : undefined;
  const common = {
    control,
    name: wire,
    label,
    limit,
    required: required !== null,
    foot: isDrafted(wire) ? <FieldFoot label={label} text={text} hint={hint} /> : undefined,
  };
  if (lines === 'many') return <TextAreaField {...common} minRows={3} maxRows={14} />;
  return <TextField {...common} focusFirst={name === 'title'} />;
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
      data-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onClick();
      }}
    >
      {children}
    </ActionIcon>
  );
}
