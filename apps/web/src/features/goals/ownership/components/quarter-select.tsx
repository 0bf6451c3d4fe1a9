import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { periodsQuery } from '../../reading/api.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { parentWords, quarterSelectWords } from '../words.ts';

interface QuarterSelectProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (periodId: number) => void;
}

/**
 * A select for any quarter of the tenant, or for all quarters in which the goal could have a parent, because
 * a parent may have started earlier.
 */
export function QuarterSelect({ label, value, onChange }: QuarterSelectProps) {
  const { data, isLoadingError, refetch } = useQuery(periodsQuery);
  return (
    <div>
      <SearchSelect
        label={label}
        choices={[
          { value: '0', label: parentWords.allQuarters },
          ...(data?.data ?? []).map((period) => ({ value: String(period.Id), label: labelOf(period) })),
        ]}
        value={String(value)}
        onChange={(id) => {
          if (id !== null) onChange(Number(id));
        }}
        searchable={false}
      />
      {isLoadingError ? (
        <LoadFailure onRetry={() => void refetch()}>{quarterSelectWords.notLoaded}</LoadFailure>
      ) : null}
    </div>
  );
}
