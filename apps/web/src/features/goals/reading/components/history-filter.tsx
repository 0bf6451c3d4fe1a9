import { ChipRow, ToggleChip } from '#ui/marks/chip.tsx';
import { historyFilters, useGoalSearch } from '../../model/goal-search.ts';
import type { countsOf } from '../model/timeline-view.ts';
import { useListSearch } from '../model/use-list-search.ts';
import { historyFilterWords, historyWords } from '../words.ts';
import classes from './history-tab.module.css';

/** Lets the person choose all entries, or one kind; stored in the address. Absent if only one kind exists. */
export function HistoryFilter({ counts }: { readonly counts: ReturnType<typeof countsOf> }) {
  const { history } = useGoalSearch();
  const change = useListSearch();
  const kinds = historyFilters.filter((kind) => counts[kind] > 0 || kind === history);
  if (kinds.length < 2 && history === undefined) return null;
  const show = (kind: typeof history) => change({ history: kind }, { replace: true });
  return (
    <fieldset className={classes.filter} aria-label={historyFilterWords.showInTheHistory}>
      <ChipRow>
        <ToggleChip pressed={history === undefined} onChange={() => show(undefined)}>
          {historyWords.filters.all}
        </ToggleChip>
        {kinds.map((kind) => (
          <ToggleChip
            key={kind}
            pressed={history === kind}
            count={counts[kind]}
            onChange={(on) => show(on ? kind : undefined)}
          >
            {historyWords.filters[kind]}
          </ToggleChip>
        ))}
      </ChipRow>
    </fieldset>
  );
}
