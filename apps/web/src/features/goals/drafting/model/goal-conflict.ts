import { eachWireText, goalTexts } from '@bellwether/domain/goals/texts';
import { areaLabels } from '@bellwether/domain/strategy/words';
import type { TextChange } from '#ui/data/change-list.tsx';
import { draftingWords, goalConflictWords } from '../words.ts';
import type { GoalFields } from './goal-fields.ts';

type Field = keyof GoalFields;

/**
 * Returns the identity of a value: two reads of the same owner or parent are equal, whatever other data they
 * have.
 */
function keyOf(field: Field, fields: GoalFields): string | number | boolean | null {
  if (field === 'Owner') return fields.Owner?.Id ?? null;
  if (field === 'Parent') return fields.Parent?.id ?? null;
  return fields[field];
}

function differs(field: Field, a: GoalFields, b: GoalFields): boolean {
  return keyOf(field, a) !== keyOf(field, b);
}

/** Keeps the person's changes and takes every other field from the present goal. */
export function rebase(mine: GoalFields, base: GoalFields, theirs: GoalFields): GoalFields {
  const isMine = (field: Field) => differs(field, mine, base);
  return {
    Owner: (isMine('Owner') ? mine : theirs).Owner,
    PeriodId: (isMine('PeriodId') ? mine : theirs).PeriodId,
    ...eachWireText((name) => {
      const { wire } = goalTexts[name];
      return (isMine(wire) ? mine : theirs)[wire];
    }),
    IsPrivate: (isMine('IsPrivate') ? mine : theirs).IsPrivate,
    StrategicObjective: (isMine('StrategicObjective') ? mine : theirs).StrategicObjective,
    Parent: (isMine('Parent') ? mine : theirs).Parent,
  };
}

interface Teller {
  readonly labels: Readonly<Record<Field, string>>;
  readonly quarterOf: (periodId: number | null) => string;
}

/** Returns what another person changed since the form began, field by field, and whether both changed it. */
export function tellConflict(
  { mine, base, theirs }: { mine: GoalFields; base: GoalFields; theirs: GoalFields },
  { labels, quarterOf }: Teller,
): TextChange[] {
  const fields = Object.keys(labels) as Field[];
  const tell = (field: Field, from: GoalFields): string => {
    if (field === 'Owner') return from.Owner?.Name ?? '';
    if (field === 'Parent')
      return from.Parent ? from.Parent.title || goalConflictWords.goal(from.Parent.id) : '';
    if (field === 'PeriodId') return quarterOf(from.PeriodId);
    if (field === 'IsPrivate') return from.IsPrivate ? goalConflictWords.yes : goalConflictWords.no;
    if (field === 'StrategicObjective')
      return from.StrategicObjective === null ? '' : areaLabels[from.StrategicObjective];
    return from[field];
  };
  const isContested = (field: Field) => differs(field, mine, base) && differs(field, mine, theirs);
  return fields
    .filter((field) => differs(field, base, theirs))
    .map((field) => ({
      label: isContested(field) ? `${labels[field]} (${draftingWords.youChangedToo})` : labels[field],
      from: tell(field, base),
      to: tell(field, theirs),
    }));
}
