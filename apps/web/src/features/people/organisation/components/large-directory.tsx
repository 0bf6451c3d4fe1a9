import type { OrgPart, OrgPerson } from '@bellwether/contract/people/organisation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationPartQuery } from '#platform/people/organisation.ts';
import { problemText } from '#platform/problem.ts';
import { AsOf } from '#ui/data/as-of.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { useDirectorySearch } from '../model/directory-search.ts';
import { directoryWords } from '../words.directory.ts';
import { orgWords } from '../words.ts';
import classes from './employee-directory.module.css';
import { EmployeeDirectory } from './employee-directory.tsx';

interface LargeDirectoryProps {
  readonly part: OrgPart;
  /** The people around the viewer, who are shown until a department is chosen or a name is typed. */
  readonly around: readonly OrgPerson[];
}

/** The directory of a company that is too large for one list: a department, or the people of a name. */
export function LargeDirectory({ part, around }: LargeDirectoryProps) {
  const [{ find }] = useDirectorySearch();
  const [department, setDepartment] = useState<string | null>(null);
  const isAsked = department !== null || find !== undefined;
  const found = useQuery({
    ...organisationPartQuery({
      ...(department === null ? {} : { Department: department }),
      ...(find === undefined ? {} : { Search: find }),
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const shown = isAsked ? found.data : { data: around, Part: part };
  return (
    <div className={classes.directory}>
      <div className={classes.large}>
        <SearchSelect
          label={directoryWords.department}
          placeholder={directoryWords.chooseDepartment}
          choices={part.Departments.map(({ Name, People }) => ({
            value: Name,
            label: directoryWords.sized(Name, People),
          }))}
          value={department}
          onChange={setDepartment}
          clearable
        />
        <AsOf at={part.AsOf} />
      </div>
      {isAsked ? null : <Notice tone="info">{directoryWords.tooMany(part.People)}</Notice>}
      {shown?.Part?.IsCut ? <Notice tone="info">{directoryWords.onlyFirst(shown.data.length)}</Notice> : null}
      {isAsked && found.error ? (
        <ErrorPanel
          title={orgWords.failed}
          detail={problemText(found.error)}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <EmployeeDirectory people={shown?.data ?? []} />
      )}
    </div>
  );
}
