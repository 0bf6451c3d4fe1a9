import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { organizationLink } from '#platform/links.ts';
import type { SavedView } from '#platform/views/api.ts';
import { DroppedFilters } from '#platform/views/dropped-filters.tsx';
import { SavedViews, useSavedViews } from '#platform/views/saved-views.tsx';
import { MANAGE, viewChoices, viewValue } from '#platform/views/view-choices.ts';
import { droppedFilters, type Filters, filtersOf } from '#platform/views/view-query.ts';
import { viewWords } from '#platform/views/words.ts';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import type { DirectorySearch } from '../model/directory-search.ts';
import { readOrgSearch } from '../model/org-search.ts';
import { directoryWords } from '../words.directory.ts';
import classes from './employee-directory.module.css';

const page = { show: 'directory' } as const;
/** The choice of the menu while the filters are not those of a view. */
const NONE = 'none';

/** The saved views of the directory (goals.38). */
export function DirectoryViews({ search }: { readonly search: DirectorySearch }) {
  const { find, roles, status, sortBy } = search;
  const filters = { find, roles, status, sortBy };
  const { views, present } = useSavedViews('directory', filters);
  const [isManaging, setManaging] = useState(false);
  const navigate = useNavigate();
  const raw: Filters = useSearch({ strict: false });
  const dropped = droppedFilters(raw, readOrgSearch(raw));
  const go = (to: Filters) =>
    void navigate({ to: organizationLink().to, search: { ...to, ...page }, resetScroll: false });
  const show = ({ Query }: SavedView) => go(filtersOf(Query));
  const choose = (value: string | null) => {
    const view = views.find((each) => viewValue(each) === value);
    if (view) show(view);
    else if (value === MANAGE) setManaging(true);
    else go({});
  };
  return (
    <div className={classes.views}>
      {views.length > 0 ? (
        <MenuSelect
          label={viewWords.views}
          choices={[{ value: NONE, label: directoryWords.everybody }, ...viewChoices(views)]}
          value={present ? viewValue(present) : NONE}
          onChange={choose}
        />
      ) : null}
      <SavedViews
        screen="directory"
        filters={filters}
        path={organizationLink().to}
        page={page}
        isOpen={isManaging}
        onOpenChange={setManaging}
        onShow={show}
      />
      <DroppedFilters names={dropped.map(filterName)} onRemove={() => go(filters)} />
    </div>
  );
}

const labels: Readonly<Record<string, string>> = directoryWords.filterNames;

const filterName = (key: string) => labels[key] ?? key;
