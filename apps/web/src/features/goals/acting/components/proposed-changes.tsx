import type { ReviewInfo } from '@bellwether/contract/goals/goal';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { wireTextLabels } from '@bellwether/domain/goals/texts';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import { strategyWords } from '#features/strategy/door.ts';
import { ChangeList, type TextChange } from '#ui/data/change-list.tsx';
import { differenceWords, proposedChangesWords } from '../words.ts';

type WireChange = ReviewInfo['Changes'][number];

/** Returns the server's list of changes with the form's labels. */
function labelChanges(changes: readonly WireChange[], goalType: GoalType): TextChange[] {
  const byField: Readonly<Record<WireChange['Field'], string>> = {
    ...wireTextLabels(goalType),
    Hidden: differenceWords.private,
    StrategicObjective: strategyWords.objective,
    ParentId: differenceWords.parentGoal,
  };
  // The wire has the objective as a code; empty: none.
  const shown = (field: WireChange['Field'], text: string) => {
    const area = strategicObjectives.find((each) => each === text);
    return field === 'StrategicObjective' && area ? areaLabels[area] : text;
  };
  return changes.map(({ Field, From, To }) => ({
    label: byField[Field],
    from: shown(Field, From),
    to: shown(Field, To),
  }));
}

/** Shows the changes of an edit, field by field. */
export function ProposedChanges({ review }: { readonly review: ReviewInfo }) {
  const changes = labelChanges(review.Changes, review.Goal.GoalType);
  if (changes.length === 0) return <p>{proposedChangesWords.theProposalChangesNothing}</p>;
  return (
    <ChangeList
      changes={changes}
      fromLabel={differenceWords.now}
      toLabel={differenceWords.proposed}
      level={4}
    />
  );
}
