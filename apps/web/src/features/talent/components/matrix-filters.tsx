import type { TalentPeriod } from '@bellwether/contract/talent/appraisal';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { talentMatrixLink } from '#platform/links.ts';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { IconEye, IconEyeOff } from '#ui/marks/icons.ts';
import { type TalentScope, talentMatrixQuery } from '../api.overview.ts';
import { type StatusFilter, useTalentChange, useTalentSearch } from '../model/talent-search.ts';
import { gridWords, matrixStatusLabels } from '../words.ts';
import { PeriodChoice } from './period-choice.tsx';
import classes from './talent-board.module.css';

interface MatrixFiltersProps {
  readonly scope: TalentScope;
  readonly periods: readonly TalentPeriod[];
}

const ANY = 'any';

/** The matrix' filters: quarter, all or direct reports, status, and the third rating (talent.16). */
export function MatrixFilters({ scope, periods }: MatrixFiltersProps) {
  const search = useTalentSearch();
  const change = useTalentChange();
  const navigate = useNavigate();
  const { status, direct, third } = search;
  // The board below reads the same; its third axis is the one that people of this quarter were rated on.
  const { data: matrix } = useQuery(talentMatrixQuery(scope, { status, direct, third }));
  const thirdAxis = matrix?.Axes.Tertiary;
  const statuses = Object.keys(matrixStatusLabels) as (keyof typeof matrixStatusLabels)[];
  return (
    <div className={classes.filters}>
      <PeriodChoice
        scope={scope}
        periods={periods}
        onChoose={(id, chosen) => void navigate({ ...talentMatrixLink(id, scope.personId), search: chosen })}
      />
      <SearchSelect
        label={gridWords.scope}
        searchable={false}
        width={150}
        choices={[
          { value: ANY, label: gridWords.all },
          { value: 'direct', label: gridWords.direct },
        ]}
        value={search.direct ? 'direct' : ANY}
        onChange={(value) => change({ direct: value === 'direct' || undefined })}
      />
      <SearchSelect
        label={gridWords.status}
        searchable={false}
        width={140}
        choices={[
          { value: ANY, label: gridWords.anyStatus },
          ...statuses.map((value) => ({ value, label: matrixStatusLabels[value] })),
        ]}
        value={search.status ?? ANY}
        onChange={(value) => change({ status: value === ANY ? undefined : (value as StatusFilter) })}
      />
      {thirdAxis ? (
        <SearchSelect
          label={thirdAxis.Name}
          searchable={false}
          width={160}
          choices={[
            { value: ANY, label: gridWords.anyThird },
            ...thirdAxis.Levels.map((label, level) => ({ value: `${level}`, label })),
          ]}
          value={search.third === undefined ? ANY : `${search.third}`}
          onChange={(value) => change({ third: value === ANY ? undefined : Number(value) })}
        />
      ) : null}
      <Button
        variant="default"
        aria-pressed={search.hidden === true}
        leftSection={
          search.hidden ? (
            <IconEye size={16} aria-hidden="true" />
          ) : (
            <IconEyeOff size={16} aria-hidden="true" />
          )
        }
        onClick={() => change({ hidden: search.hidden ? undefined : true })}
      >
        {search.hidden ? gridWords.showNames : gridWords.hideNames}
      </Button>
    </div>
  );
}
