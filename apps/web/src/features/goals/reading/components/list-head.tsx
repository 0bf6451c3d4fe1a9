import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { goalsLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { DroppedFilters } from '#platform/views/dropped-filters.tsx';
import { SavedViews } from '#platform/views/saved-views.tsx';
import { viewChoices, viewValue } from '#platform/views/view-choices.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconAdjustmentsHorizontal } from '#ui/marks/icons.ts';
import { CountBadge } from '#ui/marks/tag.tsx';
import { type GoalSearch, useGoalLayer } from '../../model/goal-search.ts';
import { periodsQuery } from '../api.ts';
import { chipsOf } from '../model/filter-chips.ts';
import { useFilteredNames } from '../model/known-people.ts';
import { isByPerson, mayGroup, quarterChoicesOf, scopeChoices, scopeOf } from '../model/list-filter.ts';
import { useDroppedFilters } from '../model/list-views.ts';
import { useListSearch } from '../model/use-list-search.ts';
import { useListViews } from '../model/use-list-views.ts';
import { filterName } from '../words.filters.ts';
import { listCountWords } from '../words.list.ts';
import { groupWords, listHeadWords, scopeLabels } from '../words.ts';
import { ActiveFilters } from './active-filters.tsx';
import classes from './list-head.module.css';

/** If there are more chips, the head scrolls away on a phone: a fixed one would leave no room for cards. */
const FEW = 6;

/** Shows the list's controls: quarter, scope, title, filters, and the chips of active filters. */
export function ListHead({ search }: { readonly search: GoalSearch }) {
  const { Profile, Period } = useSession();
  const change = useListSearch();
  const { openLayer } = useGoalLayer();
  const periods = useQuery(periodsQuery);
  const nameOf = useFilteredNames(search);

  const quarters = quarterChoicesOf(periods.data?.data ?? [Period], Period, search.period);
  const scopes = scopeChoices(Profile);
  const chips = chipsOf(search, nameOf);
  const isWaiting = search.waiting === true;
  const list = useListViews(search, scopes);
  const dropped = useDroppedFilters(search);

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
        {scopes.length < 2 && !isWaiting && list.views.length === 0 ? (
          <p className={classes.scope}>
            <VisuallyHidden>{listHeadWords.whoseGoals} </VisuallyHidden>
            {scopes[0]?.label}
          </p>
        ) : (
          <MenuSelect
            label={listHeadWords.whoseGoalsOf}
            choices={[...(isWaiting ? [ofReports] : scopes), ...viewChoices(list.views)]}
            value={
              list.present
                ? viewValue(list.present)
                : isWaiting
                  ? ofReports.value
                  : search.deleted
                    ? 'All'
                    : scopeOf(search, Profile)
            }
            disabled={(isWaiting || search.deleted === true) && list.views.length === 0}
            onChange={list.choose}
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
          filters={list.filters}
          path={goalsLink().to}
          isOpen={list.isManaging}
          onOpenChange={list.setManaging}
          onShow={list.show}
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
      <ActiveFilters search={search} chips={chips} />
    </search>
  );
}

/**
 * Goals that wait for a person belong to their reports, in any quarter, so quarter and scope are disabled and
 * show that.
 */
const everyQuarter = { value: 'all', label: listHeadWords.allQuarters } as const;
const ofReports = { value: 'DirectReports', label: scopeLabels.DirectReports } as const;
