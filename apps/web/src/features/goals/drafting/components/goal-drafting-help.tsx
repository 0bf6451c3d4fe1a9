import type { GoalType } from '@bellwether/domain/goals/rules';
import { textLabels } from '@bellwether/domain/goals/texts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DraftingHelp, type TextName } from '#features/suggestions/door.ts';
import { useSession } from '#platform/session.ts';
import type { GoalValues } from '../model/goal-fields.ts';
import { mayOfferOwner } from '../model/goal-rules.ts';
import type { TextVersions } from '../model/text-versions.ts';
import { goalDraftingHelpWords } from '../words.ts';
import type { DraftedField } from './goal-text-fields.tsx';

const fields: Readonly<Record<TextName, DraftedField>> = {
  title: goalDraftingHelpWords.title,
  measurement: 'Measurement',
  description: goalDraftingHelpWords.description,
};

interface GoalDraftingHelpProps {
  readonly form: UseFormReturn<GoalValues>;
  readonly goalType: GoalType;
  readonly formKey: string;
  readonly ownTitles: readonly string[];
  readonly versions: TextVersions<DraftedField>;
}

/** Connects the drafting help to the goal form: the data it may use, and the fields for its suggestions. */
export function GoalDraftingHelp({ form, goalType, formKey, ownTitles, versions }: GoalDraftingHelpProps) {
  const { Profile } = useSession();
  const [title, measurement, description, owner, parent, periodId, asked] = useWatch({
    control: form.control,
    name: ['Title', 'Measurement', 'Description', 'Owner', 'Parent', 'PeriodId', 'Asked'],
  });
  return (
    <DraftingHelp
      formKey={formKey}
      labels={textLabels(goalType)}
      goal={{
        title,
        measurement,
        description,
        ownTitles,
        // Send no owner without that right: the refusal would end the person's session.
        ownerId: mayOfferOwner(Profile) ? (owner?.Id ?? 0) : 0,
        parentId: parent?.id ?? 0,
        periodId: periodId ?? 0,
      }}
      asked={asked}
      onAsk={(next) => form.setValue('Asked', next, { shouldDirty: true })}
      onUse={(texts) => {
        for (const [name, text] of Object.entries(texts)) versions.put(fields[name as TextName], text);
      }}
      onTakeBack={(name) => versions.undo(fields[name])}
    />
  );
}
