import type { FoundGoal } from '@bellwether/contract/matrix';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { labelOf, periodsQuery } from '#features/goals/door.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { IconSearch } from '#ui/marks/icons.ts';
import { foundGoalsQuery } from '../api.ts';
import { goalFinderWords, matrixWords, searchingWords } from '../words.ts';
import classes from './goal-finder.module.css';

/** Searches goals by title and opens the matrix of the chosen goal (matrix.1). */
export function GoalFinder({ onGoal }: { readonly onGoal: (goalId: number) => void }) {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), SEARCH_DELAY);
  const input = useRef<HTMLInputElement>(null);
  const found = useQuery(foundGoalsQuery(settled));
  const periods = useQuery({ ...periodsQuery, enabled: settled !== '' });
  useHotkey('/', matrixWords.findGoal, () => input.current?.focus());

  const isCurrent = settled === text.trim() && !found.isFetching;
  const goals = settled === '' ? [] : (found.data?.data ?? []);
  const byId = new Map(goals.map((goal) => [String(goal.Id), goal]));
  return (
    <Select
      ref={input}
      className={classes.finder}
      aria-label={matrixWords.findGoal}
      placeholder={matrixWords.findShort}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={<span />}
      rightSectionWidth={8}
      searchable
      maxLength={255}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      onChange={(id) => {
        setText('');
        input.current?.blur();
        if (id !== null) onGoal(Number(id));
      }}
      data={goals.map((goal) => ({ value: String(goal.Id), label: goal.Title }))}
      // Do not filter again: the server has matched them, without case and accents.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const goal = byId.get(option.value);
        const period = periods.data?.data.find((each) => each.Id === goal?.GoalPeriodId);
        return <Found goal={goal} quarter={period && labelOf(period)} />;
      }}
      nothingFoundMessage={found.isLoadingError ? undefined : nothingWords(text.trim(), isCurrent)}
      error={
        found.isLoadingError && text !== '' ? (
          <LoadFailure onRetry={() => void found.refetch()}>{goalFinderWords.theGoalsCouldNot}</LoadFailure>
        ) : null
      }
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 80 }, width: 360, position: 'bottom-end' }}
    />
  );
}

interface FoundProps {
  readonly goal: FoundGoal | undefined;
  /** The goal's quarter, because goals of every quarter are found; undefined while its name is unknown. */
  readonly quarter: string | undefined;
}

function Found({ goal, quarter }: FoundProps) {
  if (!goal) return null;
  return (
    <span className={classes.found}>
      <span>{goal.Title}</span>
      <span className={classes.quiet}>{quarter ? `${goal.User.Name} · ${quarter}` : goal.User.Name}</span>
    </span>
  );
}

/** Returns the text of an empty list; undefined, and so no list, without input. */
function nothingWords(text: string, isCurrent: boolean): string | undefined {
  if (text === '') return undefined;
  return isCurrent ? goalFinderWords.noGoalHasThese : searchingWords.searching;
}
