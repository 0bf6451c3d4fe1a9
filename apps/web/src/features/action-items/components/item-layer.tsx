import type { ActionItem, ActionItemUser } from '@bellwether/contract/action-items';
import { readDateWords, shownDeadline } from '@bellwether/domain/action-items/date-words';
import { actionItemLimits } from '@bellwether/domain/action-items/rules';
import type { Day } from '@bellwether/domain/calendar/day';
import { dayLabel } from '@bellwether/domain/calendar/shown';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import type { PersonChoice } from '#ui/form/person-select.tsx';
import { useItem, useSaveItem } from '../api.ts';
import { type ItemValues, typedItemFaults } from '../model/typed-item.ts';
import { itemReasons, itemWords } from '../words.ts';
import { UserField } from './user-field.tsx';

const person = z.nullable(z.int());
const shape = z.object({ Title: z.string(), DueDate: z.string(), AssigneeId: person, RequesterId: person });

/** Adds or edits an action item (3-strategy-reports-signin §5). */
export function ItemLayer({ at }: LayerProps<'action-item'>) {
  const itemId = at.search.about;
  const { item, today, query } = useItem(itemId);
  if (today === undefined) {
    if (!query.error) return <SkeletonForm fields={4} />;
    return (
      <ErrorPanel
        title={itemWords.failed}
        detail={problemText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (itemId !== undefined) {
    const may = item?.Permissions.Edit;
    if (!item) return <Notice tone="warn">{itemWords.absent}</Notice>;
    if (may !== true)
      return <Notice tone="warn">{may === undefined ? itemWords.notYours : itemReasons[may]}</Notice>;
  }
  return <ItemForm key={itemId ?? 'new'} item={item} goalId={at.search.goal} today={today} />;
}

interface ItemFormProps {
  readonly item: ActionItem | undefined;
  /** The goal that a new item is made from. */
  readonly goalId: number | undefined;
  readonly today: Day;
}

function ItemForm({ item, goalId, today }: ItemFormProps) {
  const { Profile } = useSession();
  const save = useSaveItem(item, goalId);
  const form = useSaveForm<ItemValues, unknown>({
    key: item ? `action-item.${item.Id}` : `action-item.new.${goalId ?? 0}`,
    shape,
    values: {
      Title: item?.Title ?? '',
      DueDate: item ? shownDeadline(item.DueDate) : '',
      AssigneeId: item?.AssigneeId ?? null,
      RequesterId: item?.RequesterId ?? Profile.Id,
    },
    faults: (values) => typedItemFaults(values, today),
    save: ({ Title, DueDate, AssigneeId, RequesterId }) =>
      save.mutateAsync({
        Title,
        DueDate: readDateWords(DueDate, today) ?? '',
        AssigneeId: AssigneeId ?? 0,
        RequesterId: RequesterId ?? 0,
      }),
    done: item ? itemWords.saved : itemWords.added,
  });
  const typed = useWatch({ control: form.control, name: 'DueDate' });
  const day = typeof typed === 'string' ? readDateWords(typed, today) : undefined;
  const self = { id: Profile.Id, name: Profile.Name, avatar: Profile.Avatar };
  return (
    <SaveForm of={form} label={item ? itemWords.editTitle : itemWords.addTitle}>
      <TextField
        control={form.control}
        name="Title"
        label={itemWords.title}
        limit={actionItemLimits.title}
        required
        focusFirst
      />
      <TextField
        control={form.control}
        name="DueDate"
        label={itemWords.deadline}
        placeholder="MM/DD/YYYY"
        autoComplete="off"
        description={day === undefined ? itemWords.deadlineHint : `${shownDeadline(day)} · ${dayLabel(day)}`}
        required
      />
      <UserField
        control={form.control}
        name="AssigneeId"
        label={itemWords.assignee}
        first={item && choiceOf(item.Assignee)}
      />
      <UserField
        control={form.control}
        name="RequesterId"
        label={itemWords.requester}
        first={item ? choiceOf(item.Requester) : self}
      />
    </SaveForm>
  );
}

function choiceOf({ Id, Name, Avatar }: ActionItemUser): PersonChoice {
  return { id: Id, name: Name, avatar: Avatar };
}
