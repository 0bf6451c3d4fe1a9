import type { ActionItemUser } from '@bellwether/contract/action-items';
import { findDateWords } from '@bellwether/domain/action-items/date-words';
import { actionItemLimits, actionItemMessages } from '@bellwether/domain/action-items/rules';
import { addDays, type Day } from '@bellwether/domain/calendar/day';
import { Autocomplete, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { readerLocale, shownTypedDay } from '#ui/data/shown.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { IconX } from '#ui/marks/icons.ts';
import { itemUsersQuery, useSaveItem } from '../api.ts';
import { itemWords, quickWords } from '../words.ts';
import classes from './quick-add.module.css';

/** Matches a search for a person at the end of the text: `@` and the letters after it. */
const mention = /(^|\s)@([\p{L}\p{M}'’.-]*)$/u;

/** The days until the deadline of an item without date words. */
const usualDays = 7;

/** Adds an item from one line: the title, `@` for the person, date words for the deadline, Enter. */
export function QuickAdd({ today }: { readonly today: Day }) {
  const { Profile } = useSession();
  const [text, setText] = useState('');
  const [assignee, setAssignee] = useState<ActionItemUser | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = useSaveItem();
  const picked = useRef(false);
  const hint = useId();

  const sought = mention.exec(text);
  const users = useQuery({ ...itemUsersQuery(sought?.[2] ?? ''), enabled: sought !== null });
  // The library needs unique values, but two people can have the same name.
  const offered = new Map(
    (sought ? (users.data?.data ?? []) : []).map((user, at, all) => {
      const isSecond = all.findIndex(({ Name }) => Name === user.Name) < at;
      return [isSecond ? `${user.Name} (${user.Id})` : user.Name, user];
    }),
  );

  const found = findDateWords(text, { today, locale: readerLocale() });
  const title = found ? found.rest : text.trim();
  const day = found?.day ?? addDays(today, usualDays);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (title === '') return setError(actionItemMessages.enter);
    if ([...title].length > actionItemLimits.title)
      return setError(`Title can have at most ${actionItemLimits.title} characters.`);
    setError(null);
    try {
      await save.mutateAsync({
        Title: title,
        DueDate: day,
        AssigneeId: assignee?.Id ?? Profile.Id,
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
        data={[...offered.keys()]}
        filter={({ options }) => options}
        limit={8}
        autoSelectOnBlur={false}
        selectFirstOptionOnChange={sought !== null}
        comboboxProps={{ shadow: 'md', transitionProps: { duration: 80 }, keepMounted: false }}
        value={text}
        error={error ?? (sought && users.isLoadingError ? itemWords.usersFailed : null)}
        errorProps={{ role: 'alert' }}
        onOptionSubmit={(name) => {
          picked.current = true;
          setAssignee(offered.get(name) ?? null);
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
                aria-label={quickWords.clearPerson(assignee.Name)}
                onClick={() => setAssignee(null)}
              >
                {assignee.Name} <IconX size={12} aria-hidden="true" />
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
