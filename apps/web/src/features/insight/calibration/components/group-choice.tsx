import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { groupsQuery } from '../../api.ts';
import { groupNameWords, insightWords } from '../../words.ts';

interface GroupChoiceProps {
  readonly label: string;
  readonly group: string;
  /** Undefined for the company. */
  readonly onChange: (group: string | undefined) => void;
}

/** Chooses the company, a department, or the organisation of a manager. Observers see only the company. */
export function GroupChoice({ label, group, onChange }: GroupChoiceProps) {
  const { Profile } = useSession();
  const isObserver = Profile.RoleName === 'observer';
  const { data, isError, refetch } = useQuery({ ...groupsQuery, enabled: !isObserver });
  if (isObserver) return <p>{groupNameWords({ Kind: 'company', Name: '' })}</p>;
  const known = data?.data ?? [{ Group: 'company', Kind: 'company' as const, Name: '' }];
  const choices = known.map((each) => ({ value: each.Group, label: groupNameWords(each) }));
  return (
    <>
      <SearchSelect
        label={label}
        hideLabel
        look="menu"
        width={260}
        choices={choices}
        value={choices.some(({ value }) => value === group) ? group : null}
        placeholder={
          group === 'company'
            ? groupNameWords({ Kind: 'company', Name: '' })
            : group.replace(/^department:/, '')
        }
        onChange={(chosen) => onChange(chosen === null || chosen === 'company' ? undefined : chosen)}
      />
      {isError ? <LoadFailure onRetry={() => void refetch()}>{insightWords.groupsFailed}</LoadFailure> : null}
    </>
  );
}
