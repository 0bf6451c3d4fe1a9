import type { ActionItemChoice } from '@bellwether/contract/action-items';
import { findDateWords } from '@bellwether/domain/action-items/date-words';
import { actionItemLimits, actionItemMessages } from '@bellwether/domain/action-items/rules';
import { addDays, type Day } from '@bellwether/domain/calendar/day';
import { Autocomplete, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { personChoice } from '#platform/person-choice.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { readerLocale } from '#ui/data/reader-locale.ts';
import { shownTypedDay } from '#ui/data/shown.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { distinctNames, labelOfPerson, useSecondLines } from '#ui/form/person-lines.ts';
import { IconX } from '#ui/marks/icons.ts';
import { itemUsersQuery, useSaveItem } from '../api.ts';
import { itemWords, quickAddWords, quickWords } from '../words.ts';
import classes from './quick-add.module.css';

/** Matches a search for a person at the end of the text: `@` and the letters after it. */
const mention = /(^|\s)@([\p{L}\p{M}'’.-]*)$/u;

/** The days until the deadline of an item without date words. */
const usualDays = 7;

/** The chosen person; the label tells them apart from others of the same name. */
interface Assignee {
  readonly user: ActionItemChoice;
  readonly label: string;
}

/** Adds an item from one line: the title, `@` for the person, date words for the deadline, Enter. */
export function QuickAdd({ today }: { readonly today: Day }) {
  const { Profile } = useSession();
  const [text, setText] = useState('');
  const [assignee, setAssignee] = useState<Assignee | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = useSaveItem();
  const picked = useRef(false);
  const hint = useId();

  const sought = mention.exec(text);
  const users = useQuery({ ...itemUsersQuery(sought?.[2] ?? ''), enabled: sought !== null });
  const choices = (sought ? (users.data?.data ?? []) : []).map((user) => ({ user, ...personChoice(user) }));
  const lines = useSecondLines(choices);
  const names = distinctNames(choices);
  const offered = new Map(choices.map(({ id, user }) => [String(id), user]));

  const found = findDateWords(text, { today, locale: readerLocale() });
  const title = found ? found.rest : text.trim();
  const day = found?.day ?? addDays(today, usualDays);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (title === '') return setError(actionItemMessages.enter);
    if ([...title].length > actionItemLimits.title)
      return setError(quickAddWords.titleCanHaveAt(actionItemLimits.title));
    setError(null);
    try {
      await save.mutateAsync({
        Title: title,
        DueDate: day,
        AssigneeId: assignee?.user.Id ?? Profile.Id,
        RequesterId: Profile.Id,
      });
      setText('');
      setAssignee(null);
      toast.success(itemWords.added);
    } catch (failure) {
      // Keep the text, so that the person can try again.
      setError(problemText(failure));
    }
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Autocomplete
        className={classes.input}
        aria-label={quickWords.label}
        aria-describedby={hint}
        placeholder={quickWords.placeholder}
        data={choices.map(({ id, name }) => ({
          value: String(id),
          label: labelOfPerson(name, lines.get(id)),
        }))}
        filter={({ options }) => options}
        limit={8}
        autoSelectOnBlur={false}
        selectFirstOptionOnChange={sought !== null}
        comboboxProps={{ shadow: 'md', transitionProps: { duration: 80 }, keepMounted: false }}
        value={text}
        error={error ?? (sought && users.isLoadingError ? itemWords.usersFailed : null)}
        errorProps={{ role: 'alert' }}
        onOptionSubmit={(id) => {
          const user = offered.get(id);
          picked.current = true;
          setAssignee(user ? { user, label: names.get(user.Id) ?? user.Name } : null);
          setText(text.replace(mention, '$1'));
        }}
        onChange={(typed) => {
          // After a choice the library writes the person's name into the field.
          if (picked.current) picked.current = false;
          else setText(typed);
          setError(null);
        }}
      />
      <Button type="submit" variant="default" aria-busy={save.isPending || undefined}>
        {quickWords.add}
      </Button>
      <p className={classes.hint} id={hint} aria-live="polite">
        {text === '' && assignee === null ? null : (
          <>
            {quickWords.for}{' '}
            {assignee ? (
              <button
                type="button"
                className={classes.person}
                aria-label={quickWords.clearPerson(assignee.label)}
                onClick={() => setAssignee(null)}
              >
                {assignee.label} <IconX size={12} aria-hidden="true" />
              </button>
            ) : (
              <b>{quickWords.me}</b>
            )}{' '}
            · {quickWords.due} <b>{shownTypedDay(day)}</b>
          </>
        )}
      </p>
    </form>
  );
}
