import { goalStateLabels, goalStates } from '@bellwether/domain/goals/lifecycle';
import { likelihoodLabels, qualityLabels, ratings } from '@bellwether/domain/goals/rating';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import { Button, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { strategyWords, useObjectiveTexts } from '#features/strategy/door.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { matchWords } from '#ui/form/search-select.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { filterChoicesQuery } from '../api.ts';
import { seesDeleted } from '../model/list-filter.ts';
import { type Narrowing, narrowingKeys, narrowingOf } from '../model/narrowing.ts';
import { useListSearch } from '../model/use-list-search.ts';
import { choiceWords, filterGroupWords } from '../words.list.ts';
import { filterFormWords } from '../words.ts';
import classes from './filter-form.module.css';
import { ChoiceChips, FilterGroup, FlagChips } from './filter-groups.tsx';
import { PeopleFilter } from './people-filter.tsx';

/** Renders the filters in groups; the list changes only on Apply. */
export function FilterForm({ search }: { readonly search: GoalSearch }) {
  const { Profile } = useSession();
  const [chosen, setChosen] = useState<Narrowing>(() => narrowingOf(search));
  const choices = useQuery(filterChoicesQuery);
  const objectives = useObjectiveTexts();
  const change = useListSearch();
  const { requestClose } = useLayerClose();
  const touched = JSON.stringify(ordered(chosen)) !== JSON.stringify(ordered(narrowingOf(search)));
  const release = useUnsaved(touched);

  const set = (part: Narrowing) =>
    setChosen((former) => {
      const next: Record<string, unknown> = { ...former, ...part };
      for (const [key, value] of Object.entries(next)) {
        if (value === undefined || (Array.isArray(value) && value.length === 0)) delete next[key];
      }
      return next as Narrowing;
    });

  const apply = () => {
    release();
    // Use one history step: the filtered list replaces the drawer's entry.
    change(
      {
        ...Object.fromEntries(narrowingKeys.map((key) => [key, chosen[key]])),
        // A deleted goal waits for nobody.
        ...(chosen.deleted ? { waiting: undefined } : {}),
        open: undefined,
      },
      { replace: true },
    );
  };

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <FilterGroup legend={filterGroupWords.who}>
        <PeopleFilter search={search} value={chosen.people ?? []} onChange={(people) => set({ people })} />
        <MultiSelect
          label={filterFormWords.departments}
          error={
            choices.isLoadingError ? (
              <LoadFailure onRetry={() => void choices.refetch()}>{filterFormWords.notLoaded}</LoadFailure>
            ) : null
          }
          placeholder={chosen.departments?.length ? undefined : filterFormWords.allDepartments}
          data={departmentsOf(choices.data?.Depts ?? [], chosen.departments ?? [])}
          value={chosen.departments ?? []}
          onChange={(departments) => set({ departments })}
          searchable
          clearable
          classNames={{ inputField: classes.bare }}
          hidePickedOptions
          filter={matchWords}
          nothingFoundMessage={choiceWords.nothingFound}
          clearButtonProps={{ 'aria-label': filterFormWords.clearDepartments }}
        />
        <FlagChips
          label={filterFormWords.whose}
          chosen={chosen}
          keys={['followed', 'deactivated']}
          onChange={set}
        />
      </FilterGroup>
      <FilterGroup legend={filterGroupWords.state}>
        <ChoiceChips
          label={filterFormWords.states}
          values={goalStates}
          word={(state) => goalStateLabels[state]}
          chosen={chosen.states ?? []}
          onChange={(states) => set({ states })}
        />
        <FlagChips
          label={filterFormWords.asksFor}
          chosen={chosen}
          keys={['needsUpdate', 'needsReview']}
          onChange={set}
        />
      </FilterGroup>
      <FilterGroup legend={filterGroupWords.likelihood}>
        <ChoiceChips
          label={filterFormWords.likelihoodLevels}
          values={ratings}
          word={(level) => likelihoodLabels[level]}
          chosen={chosen.likelihood ?? []}
          onChange={(likelihood) => set({ likelihood })}
        />
        <FlagChips
          label={filterFormWords.likelihoodTrend}
          chosen={chosen}
          keys={['trendingUp', 'trendingDown']}
          onChange={set}
        />
      </FilterGroup>
      <FilterGroup legend={filterGroupWords.quality}>
        <ChoiceChips
          label={filterFormWords.qualityLevels}
          values={ratings}
          word={(level) => qualityLabels[level]}
          chosen={chosen.quality ?? []}
          onChange={(quality) => set({ quality })}
        />
        <FlagChips
          label={filterFormWords.qualityTrend}
          chosen={chosen}
          keys={['qualityTrendingUp', 'qualityTrendingDown']}
          onChange={set}
        />
      </FilterGroup>
      <FilterGroup legend={filterGroupWords.alignment}>
        <FlagChips
          label={filterFormWords.alignment}
          chosen={chosen}
          keys={['topLevel', 'aligned', 'unaligned']}
          onChange={set}
        />
      </FilterGroup>
      {objectives === null && !chosen.objectives ? null : (
        <FilterGroup legend={strategyWords.objective}>
          <ChoiceChips
            label={strategyWords.objective}
            values={strategicObjectives}
            word={(area) => areaLabels[area]}
            chosen={chosen.objectives ?? []}
            onChange={(areas) => set({ objectives: areas })}
          />
        </FilterGroup>
      )}
      <FilterGroup legend={filterGroupWords.visibility}>
        <FlagChips
          label={filterFormWords.visibility}
          chosen={chosen}
          keys={seesDeleted(Profile) ? ['excludePrivate', 'deleted'] : ['excludePrivate']}
          onChange={set}
        />
      </FilterGroup>
      <FormActions
        aside={
          <Button variant="subtle" disabled={Object.keys(chosen).length === 0} onClick={() => setChosen({})}>
            {filterFormWords.clearAll}
          </Button>
        }
      >
        <Button variant="default" onClick={requestClose}>
          {filterFormWords.cancel}
        </Button>
        <Button type="submit">{filterFormWords.apply}</Button>
      </FormActions>
    </form>
  );
}

/** Returns the departments to choose from, including chosen ones that the company no longer has. */
function departmentsOf(all: readonly string[], chosen: readonly string[]): string[] {
  return [...new Set([...all, ...chosen])];
}

function ordered(narrowing: Narrowing): readonly unknown[] {
  return narrowingKeys.map((key) => {
    const value = narrowing[key];
    return Array.isArray(value) ? [...value].map(String).sort() : (value ?? null);
  });
}
