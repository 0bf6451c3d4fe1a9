import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { mayHaveReports, roleLabels, roleNames } from '@bellwether/domain/people/roles/roles';
import { statusLabels } from '@bellwether/domain/people/status/status';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import { toggled } from '#ui/data/toggled.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { ToggleChip } from '#ui/marks/chip.tsx';
import { IconSearch } from '#ui/marks/icons.ts';
import type { Ticks } from '../model/chosen-people.ts';
import { directoryOf, shownEntries } from '../model/directory.ts';
import { type DirectorySearch, useDirectorySearch } from '../model/directory-search.ts';
import { directoryWords } from '../words.directory.ts';
import { DirectoryTable } from './directory-table.tsx';
import { DirectoryViews } from './directory-views.tsx';
import classes from './employee-directory.module.css';
import { SeveralBar } from './several-bar.tsx';

/** In milliseconds. The delay is short, because the search runs in the browser. */
const LOCAL_SEARCH_DELAY = 150;

const nobody: ReadonlySet<number> = new Set();

const nothingAsked: DirectorySearch = { find: undefined, roles: undefined, status: undefined };

/** The tab Employee Directory of the organization (people.19, people.20). */
export function EmployeeDirectory({ people }: { readonly people: readonly OrgPerson[] }) {
  const [search, change] = useDirectorySearch();
  const entries = useMemo(() => directoryOf(people), [people]);
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => shownEntries(entries, wanted), [entries, wanted]);
  const active = useMemo(() => people.filter(({ Status }) => Status !== 'Deactivated').length, [people]);
  const { Profile } = useSession();
  const actsOnSeveral = capabilitiesOfProfile(Profile).administersPeople || mayHaveReports(Profile.RoleName);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(nobody);
  // People who left the list are not chosen any more, so that nothing happens to people whom nobody sees.
  const ticked = useMemo(() => shown.filter(({ person }) => chosen.has(person.id)), [shown, chosen]);
  const ticks: Ticks | undefined = actsOnSeveral
    ? {
        chosen,
        toggle: (id) => setChosen((former) => toggled(former, id)),
        toggleAll: () =>
          setChosen(ticked.length === shown.length ? nobody : new Set(shown.map(({ person }) => person.id))),
      }
    : undefined;
  const isNarrowed = search.find !== undefined || search.roles !== undefined || search.status !== undefined;
  return (
    <div className={classes.directory}>
      <div className={classes.head}>
        <div className={classes.search}>
          <SearchBox
            label={directoryWords.search}
            placeholder={directoryWords.placeholder}
            keyLabel={directoryWords.searchKey}
            delay={LOCAL_SEARCH_DELAY}
            value={search.find ?? ''}
            onSearch={(find) => change({ find: find || undefined })}
          />
        </div>
        <Filters search={search} onChange={change} />
        <DirectoryViews search={search} />
        <p className={classes.count} role="status">
          {isNarrowed ? directoryWords.found(shown.length, active) : directoryWords.count(active)}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={<IconSearch size={24} />}
          title={directoryWords.nobody}
          action={
            isNarrowed ? (
              <Button variant="default" onClick={() => change(nothingAsked)}>
                {directoryWords.clear}
              </Button>
            ) : undefined
          }
        >
          {search.find === undefined ? null : directoryWords.nobodyHint}
        </EmptyState>
      ) : (
        <DirectoryTable
          entries={shown}
          sort={wanted.sortBy}
          onSort={(sort) => change({ sortBy: sort })}
          ticks={ticks}
        />
      )}
      {ticked.length > 0 ? <SeveralBar chosen={ticked} onClear={() => setChosen(nobody)} /> : null}
    </div>
  );
}

interface FiltersProps {
  readonly search: DirectorySearch;
  readonly onChange: (changes: DirectorySearch) => void;
}

/**
 * Shows chips for roles and status. The chips for observers and deactivated people appear only if the viewer finds
 * some (people.17).
 */
function Filters({ search, onChange }: FiltersProps) {
  const { Profile } = useSession();
  const { administersPeople, seesObservers } = capabilitiesOfProfile(Profile);
  const roles = roleNames.filter((role) => role !== 'observer' || seesObservers);
  const chosen = search.roles ?? [];
  const findsDeactivated = administersPeople || mayHaveReports(Profile.RoleName);
  const statuses = findsDeactivated
    ? (['Invited', 'NotInvited', 'Deactivated'] as const)
    : (['Invited', 'NotInvited'] as const);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would take a line above the chips
    <div className={classes.chips} role="group" aria-label={directoryWords.filters}>
      {roles.map((role) => (
        <ToggleChip
          key={role}
          pressed={chosen.includes(role)}
          onChange={(isOn) => {
            const next = roles.filter((each) => (each === role ? isOn : chosen.includes(each)));
            onChange({ roles: next.length > 0 ? next : undefined });
          }}
        >
          {roleLabels[role]}
        </ToggleChip>
      ))}
      <span className={classes.rule} aria-hidden="true" />
      {statuses.map((status) => (
        <ToggleChip
          key={status}
          pressed={search.status === status}
          onChange={(isOn) => onChange({ status: isOn ? status : undefined })}
        >
          {statusLabels[status]}
        </ToggleChip>
      ))}
    </div>
  );
}
