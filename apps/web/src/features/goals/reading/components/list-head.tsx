import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { goalsLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import type { SavedView } from '#platform/views/api.ts';
import { DroppedFilters } from '#platform/views/dropped-filters.tsx';
import { SavedViews, useSavedViews } from '#platform/views/saved-views.tsx';
import { MANAGE, viewChoices, viewValue } from '#platform/views/view-choices.ts';
import { filtersOf, queryOf } from '#platform/views/view-query.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { ChipRow, FilterChip, ToggleChip } from '#ui/marks/chip.tsx';
import { IconAdjustmentsHorizontal } from '#ui/marks/icons.ts';
import { CountBadge } from '#ui/marks/tag.tsx';
import { type GoalSearch, useGoalLayer } from '../../model/goal-search.ts';
import { periodsQuery, waitingCountQuery } from '../api.ts';
import { chipsOf } from '../model/filter-chips.ts';
import { useFilteredNames } from '../model/known-people.ts';
import { isByPerson, mayGroup, quarterChoicesOf, scopeChoices, scopeOf } from '../model/list-filter.ts';
import { filtersOfList, useDroppedFilters } from '../model/list-views.ts';
import { narrowingKeys } from '../model/narrowing.ts';
import { useListSearch } from '../model/use-list-search.ts';
import { filterName } from '../words.filters.ts';
import { listCountWords } from '../words.list.ts';
import { groupWords, listHeadWords, scopeLabels } from '../words.ts';
import classes from './list-head.module.css';

/** If there are more chips, the head scrolls away on a phone: a fixed one would leave no room for cards. */
const FEW = 6;

/** Shows the list's controls: quarter, scope, title, filters, and the chips of active filters. */
export function ListHead({ search }: { readonly search: GoalSearch }) {
  const { Profile, Period } = useSession();
  const change = useListSearch();
  const navigate = useNavigate();
  const { openLayer } = useGoalLayer();
  const periods = useQuery(periodsQuery);
  const waiting = useQuery({ ...waitingCountQuery, enabled: capabilitiesOfProfile(Profile).writesGoals });
  const nameOf = useFilteredNames(search);

  const quarters = quarterChoicesOf(periods.data?.data ?? [Period], Period, search.period);
  const scopes = scopeChoices(Profile);
  const chips = chipsOf(search, nameOf);
  const waits = waiting.data?.Count ?? 0;
  const isWaiting = search.waiting === true;
  const filters = filtersOfList(search);
  const { views, present } = useSavedViews('goals', filters);
  const dropped = useDroppedFilters(search);
  const [isManaging, setManaging] = useState(false);
  const show = ({ Query }: SavedView) =>
    void navigate({
      to: goalsLink().to,
      search: { ...filtersOf(Query), ...(search.tab ? { tab: search.tab } : {}) },
      resetScroll: false,
    });
  const choose = (value: string | null) => {
    const view = views.find((each) => viewValue(each) === value);
    if (view) show(view);
    else if (value === MANAGE) setManaging(true);
    else if (present) show({ ...present, Query: queryOf({ scope: value }) });
    else change({ scope: scopes.find((each) => each.value === value)?.value });
  };

  return (
    <search
      className={classes.head}
      data-high={chips.length > FEW || isByPerson(search, Profile) || undefined}
      aria-label={listHeadWords.goals}
    >
      <div className={classes.choices}>
        <MenuSelect
          label={listHeadWords.quarter}
          choices={isWaiting ? [everyQuarter] : quarters}
          value={isWaiting ? everyQuarter.value : String(search.period ?? Period.Id)}
          disabled={isWaiting}
          onChange={(id) =>
            change({ period: id === null || Number(id) === Period.Id ? undefined : Number(id) })
          }
        />
        {scopes.length < 2 && !isWaiting && views.length === 0 ? (
          <p className={classes.scope}>
            <VisuallyHidden>{listHeadWords.whoseGoals} </VisuallyHidden>
            {scopes[0]?.label}
          </p>
        ) : (
          <MenuSelect
            label={listHeadWords.whoseGoalsOf}
            choices={[...(isWaiting ? [ofReports] : scopes), ...viewChoices(views)]}
            value={
              present
                ? viewValue(present)
                : isWaiting
                  ? ofReports.value
                  : search.deleted
                    ? 'All'
                    : scopeOf(search, Profile)
            }
            disabled={(isWaiting || search.deleted === true) && views.length === 0}
            onChange={choose}
          />
        )}
      </div>
      <DroppedFilters
        names={dropped.map(filterName)}
        onRemove={() => change(Object.fromEntries(dropped.map((key) => [key, undefined])))}
      />
      {periods.isLoadingError ? (
        <LoadFailure onRetry={() => void periods.refetch()}>{listHeadWords.notLoaded}</LoadFailure>
      ) : null}
      <div className={classes.row}>
        <SearchBox
          label={listHeadWords.searchGoalsByTitle}
          placeholder={listHeadWords.searchTitles}
          keyLabel={listCountWords.searchGoals}
          value={search.q ?? ''}
          onSearch={(q) => change({ q: q || undefined }, { replace: true })}
        />
        <Button
          variant="subtle"
          color="gray"
          className={classes.filters}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          rightSection={<CountBadge count={chips.length} label={listCountWords.filtersOn(chips.length)} />}
          onClick={() => openLayer('filter')}
        >
          {listHeadWords.filters}
        </Button>
        <SavedViews
          screen="goals"
          filters={filters}
          path={goalsLink().to}
          isOpen={isManaging}
          onOpenChange={setManaging}
          onShow={show}
        />
      </div>
      {mayGroup(search, Profile) ? (
        <Switch
          size="xs"
          label={groupWords.switch}
          checked={search.byPerson === true}
          onChange={(event) => change({ byPerson: event.currentTarget.checked || undefined })}
        />
      ) : null}
      {waits > 0 || isWaiting || chips.length > 0 ? (
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
      ) : null}
    </search>
  );
}

/**
 * Goals that wait for a person belong to their reports, in any quarter, so quarter and scope are disabled and
 * show that.
 */
const everyQuarter = { value: 'all', label: listHeadWords.allQuarters } as const;
const ofReports = { value: 'DirectReports', label: scopeLabels.DirectReports } as const;

const nothingNarrows: Partial<GoalSearch> = Object.fromEntries(narrowingKeys.map((key) => [key, undefined]));
