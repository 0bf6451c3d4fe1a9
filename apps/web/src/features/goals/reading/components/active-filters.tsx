import { useQuery } from '@tanstack/react-query';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import { ChipRow, FilterChip, ToggleChip } from '#ui/marks/chip.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { waitingCountQuery } from '../api.ts';
import type { chipsOf } from '../model/filter-chips.ts';
import { narrowingKeys } from '../model/narrowing.ts';
import { useListSearch } from '../model/use-list-search.ts';
import { listHeadWords } from '../words.ts';

interface ActiveFiltersProps {
  readonly search: GoalSearch;
  readonly chips: ReturnType<typeof chipsOf>;
}

/** The chips of the filters that are on, and the goals that wait for the person; nothing if there are none. */
export function ActiveFilters({ search, chips }: ActiveFiltersProps) {
  const { Profile } = useSession();
  const change = useListSearch();
  const waiting = useQuery({ ...waitingCountQuery, enabled: capabilitiesOfProfile(Profile).writesGoals });
  const waits = waiting.data?.Count ?? 0;
  const isWaiting = search.waiting === true;
  if (waits === 0 && !isWaiting && chips.length === 0) return null;
  return (
    <ChipRow {...(chips.length > 0 ? { onClear: () => change(nothingNarrows) } : {})}>
      {waits > 0 || isWaiting ? (
        <ToggleChip
          pressed={isWaiting}
          count={waits}
          onChange={(on) => change({ waiting: on || undefined, deleted: undefined })}
        >
          {listHeadWords.waitingForMe}
        </ToggleChip>
      ) : null}
      {chips.map((chip) => (
        <FilterChip key={chip.key} onRemove={() => change(chip.without)}>
          {chip.label}
        </FilterChip>
      ))}
    </ChipRow>
  );
}

const nothingNarrows: Partial<GoalSearch> = Object.fromEntries(narrowingKeys.map((key) => [key, undefined]));
