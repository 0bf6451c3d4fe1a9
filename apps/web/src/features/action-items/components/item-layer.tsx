import type { ActionItem } from '@bellwether/contract/action-items';
import { readDateWords } from '@bellwether/domain/action-items/date-words';
import { actionItemLimits } from '@bellwether/domain/action-items/rules';
import type { Day } from '@bellwether/domain/calendar/day';
import { formsOf } from '@bellwether/domain/locale/forms';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { personChoice } from '#platform/person-choice.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { readerLocale } from '#ui/data/reader-locale.ts';
import { shownDay, shownTypedDay } from '#ui/data/shown.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { useItem, useSaveItem } from '../api.ts';
import { type ItemValues, typedItemFaults } from '../model/typed-item.ts';
import { itemReasons, itemWords } from '../words.ts';
import { UserField } from './user-field.tsx';

const person = z.nullable(z.int());
const shape = z.object({ Title: z.string(), DueDate: z.string(), AssigneeId: person, RequesterId: person });

/** Adds or edits an action item (action-items.6). */
export function ItemLayer({ at }: LayerProps<'action-item'>) {
  const itemId = at.search.about;
  const { item, today, query } = useItem(itemId);
  // Keep the version with which the form began. A save then fails if somebody else has changed the item since.
  const [base, setBase] = useState<ActionItem>();
  if (today === undefined) {
    if (!query.error) return <SkeletonForm fields={4} />;
    return (
      <ErrorPanel
        title={itemWords.oneFailed}
        detail={problemText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (itemId === undefined) return <ItemForm goalId={at.search.goal} today={today} />;
  if (base?.Id !== itemId) {
    if (item?.Permissions.Edit !== true) return <Notice tone="warn">{whyNot(item)}</Notice>;
    setBase(item);
  }
  return <ItemForm key={itemId} base={base} now={item} onReload={setBase} today={today} />;
}

/** Returns why an item cannot be edited. */
function whyNot(item: ActionItem | undefined): string {
  const may = item?.Permissions.Edit;
  if (!item || may === true) return itemWords.absent;
  return may === undefined ? itemWords.notYours : itemReasons[may];
}

interface ItemFormProps {
  /** The item as it was when the form began; absent for a new one. */
  readonly base?: ActionItem | undefined;
  /** The present item; absent for a new one, and after a deletion. */
  readonly now?: ActionItem | undefined;
  readonly onReload?: (now: ActionItem) => void;
  /** The goal that a new item is made from. */
  readonly goalId?: number | undefined;
  readonly today: Day;
}

function ItemForm({ base, now, onReload, goalId, today }: ItemFormProps) {
  const { Profile } = useSession();
  const save = useSaveItem(base, goalId);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useSaveForm<ItemValues, unknown>({
    key: base ? `action-item.${base.Id}` : `action-item.new.${goalId ?? 0}`,
    shape,
    values: valuesOf(base, Profile.Id),
    faults: (values) => typedItemFaults(values, today),
    save: ({ Title, DueDate, AssigneeId, RequesterId }) =>
      save.mutateAsync({
        Title,
        DueDate: readDateWords(DueDate, { today, locale: readerLocale() }) ?? '',
        AssigneeId: AssigneeId ?? 0,
        RequesterId: RequesterId ?? 0,
      }),
    conflict: { clear: () => setFailure(null), fail: setFailure },
    done: base ? itemWords.saved : itemWords.added,
  });
  const isOvertaken = base?.UpdatedAt !== now?.UpdatedAt && !save.isPending && !save.isSuccess;
  const reload = (present: ActionItem) => {
    const typed = form.form.getValues();
    const former = valuesOf(base, Profile.Id);
    form.reset(valuesOf(present, Profile.Id));
    for (const name of ['Title', 'DueDate', 'AssigneeId', 'RequesterId'] as const)
      if (typed[name] !== former[name]) form.form.setValue(name, typed[name], { shouldDirty: true });
    setFailure(null);
    onReload?.(present);
  };
  const typed = useWatch({ control: form.control, name: 'DueDate' });
  const day = typeof typed === 'string' ? readDateWords(typed, { today, locale: readerLocale() }) : undefined;
  return (
    <SaveForm of={form} label={base ? itemWords.editTitle : itemWords.addTitle}>
      {isOvertaken ? (
        <Overtaken now={now} onReload={reload} />
      ) : failure === null ? null : (
        <Notice tone="bad">{problemText(failure)}</Notice>
      )}
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
        placeholder={formsOf(readerLocale()).typedDayShown}
        autoComplete="off"
        description={
          day === undefined
            ? itemWords.deadlineHint(formsOf(readerLocale()).typedDayShown, today)
            : `${shownTypedDay(day)} · ${shownDay(day)}`
        }
        required
      />
      <UserField
        key={`assignee ${base?.UpdatedAt}`}
        control={form.control}
        name="AssigneeId"
        label={itemWords.assignee}
        first={base && personChoice(base.Assignee)}
      />
      <UserField
        key={`requester ${base?.UpdatedAt}`}
        control={form.control}
        name="RequesterId"
        label={itemWords.requester}
        first={base ? personChoice(base.Requester) : personChoice(Profile)}
      />
    </SaveForm>
  );
}

interface OvertakenProps {
  readonly now: ActionItem | undefined;
  readonly onReload: (now: ActionItem) => void;
}

/** Says what happened to the item since the form began. */
function Overtaken({ now, onReload }: OvertakenProps) {
  const isOpen = now?.Permissions.Edit === true;
  return (
    <Notice
      tone="warn"
      action={
        isOpen ? (
          <Button variant="default" size="xs" onClick={() => onReload(now)}>
            {itemWords.reload}
          </Button>
        ) : null
      }
    >
      {isOpen ? itemWords.changed : whyNot(now)} {itemWords.kept}
    </Notice>
  );
}

function valuesOf(item: ActionItem | undefined, ownId: number): ItemValues {
  return {
    Title: item?.Title ?? '',
    DueDate: item ? shownTypedDay(item.DueDate) : '',
    AssigneeId: item?.AssigneeId ?? null,
    RequesterId: item?.RequesterId ?? ownId,
  };
}
