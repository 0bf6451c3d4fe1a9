import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import { strategyWords } from '#features/strategy/door.ts';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { ChipRow, FilterChip } from '#ui/marks/chip.tsx';
import { cellWords } from '../model/cell.ts';
import { filterStates, type MatrixSearch } from '../model/matrix-search.ts';
import { type Entry, levelChoices, objectiveChoices, stateChoices } from '../model/matrix-view.ts';
import { goalCount, goalListHeadWords, levelWords, matrixWords, rowTexts } from '../words.ts';
import classes from './goal-list-head.module.css';

const EVERY = '';

interface GoalListHeadProps {
  readonly entries: readonly Entry[];
  /** What the number of goals counts. */
  readonly counts: string;
  readonly shown: number;
  readonly search: MatrixSearch;
  readonly onChange: (change: MatrixSearch) => void;
}

/** Shows how many goals the list has, and its filters: level, state, cell. */
export function GoalListHead({ entries, counts, shown, search, onChange }: GoalListHeadProps) {
  const levels = levelChoices(entries);
  const states = stateChoices(entries);
  const objectives = objectiveChoices(entries);
  const chips = chipsOf(search);
  return (
    <search className={classes.head} aria-label={goalListHeadWords.goalsOfTheMatrix}>
      <div className={classes.row}>
        <h2 className={classes.title}>
          {shown === entries.length ? goalCount(shown) : rowTexts.shownOf(shown, entries.length)}
        </h2>
        {entries.length > 1 || chips.length > 0 ? (
          <>
            <SearchSelect
              label={goalListHeadWords.level}
              hideLabel
              searchable={false}
              width={150}
              choices={[{ value: EVERY, label: goalListHeadWords.allLevels }, ...levels]}
              value={search.level === undefined ? EVERY : String(search.level)}
              onChange={(level) =>
                onChange({ level: level === null || level === EVERY ? undefined : Number(level) })
              }
            />
            <SearchSelect
              label={goalListHeadWords.state}
              hideLabel
              searchable={false}
              width={170}
              choices={[{ value: EVERY, label: goalListHeadWords.allStates }, ...states]}
              value={search.state ?? EVERY}
              onChange={(value) => onChange({ state: filterStates.find((state) => state === value) })}
            />
            {objectives.length > 0 ? (
              <SearchSelect
                label={strategyWords.objective}
                hideLabel
                searchable={false}
                width={170}
                choices={[{ value: EVERY, label: strategyWords.allObjectives }, ...objectives]}
                value={search.objective ?? EVERY}
                onChange={(value) =>
                  onChange({ objective: strategicObjectives.find((area) => area === value) })
                }
              />
            ) : null}
          </>
        ) : null}
      </div>
      <p className={classes.counts}>{counts}</p>
      {chips.length > 0 ? (
        <ChipRow onClear={() => onChange(nothingNarrows)}>
          {chips.map((chip) => (
            <FilterChip key={chip.label} onRemove={() => onChange(chip.without)}>
              {chip.label}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
    </search>
  );
}

export const nothingNarrows: MatrixSearch = {
  level: undefined,
  state: undefined,
  objective: undefined,
  unlikely: undefined,
  cell: undefined,
  aside: undefined,
};

function chipsOf(search: MatrixSearch): { readonly label: string; readonly without: MatrixSearch }[] {
  const { level, state, objective, unlikely, cell, aside } = search;
  return [
    ...(cell === undefined ? [] : [{ label: cellWords(cell), without: { cell: undefined } }]),
    ...(aside === undefined ? [] : [{ label: asideWords[aside], without: { aside: undefined } }]),
    ...(level === undefined ? [] : [{ label: levelWords(level), without: { level: undefined } }]),
    ...(unlikely ? [{ label: matrixWords.unlikely, without: { unlikely: undefined } }] : []),
    ...(objective === undefined
      ? []
      : [
          {
            label: `${strategyWords.objective}${colon} ${areaLabels[objective]}`,
            without: { objective: undefined },
          },
        ]),
    ...(state === undefined ? [] : [{ label: goalStateLabels[state], without: { state: undefined } }]),
  ];
}

const asideWords = { unpredicted: matrixWords.unpredicted, finalized: matrixWords.withResult } as const;
