import type { TalentPeriod } from '@bellwether/contract/talent/appraisal';
import { SearchSelect } from '#ui/form/search-select.tsx';
import type { TalentScope } from '../api.overview.ts';
import { useOpenCycles } from '../cycles/model/use-open-cycles.ts';
import { periodLabel } from '../model/period-label.ts';
import { type TalentSearch, useTalentSearch } from '../model/talent-search.ts';
import { talentWords } from '../words.ts';

interface PeriodChoiceProps {
  readonly scope: TalentScope;
  readonly periods: readonly TalentPeriod[];
  /** Opens the same page at the quarter, with these search parameters. */
  readonly onChoose: (periodId: number, search: TalentSearch) => void;
}

/** Chooses the quarter or the review cycle of a page: one list on every page about appraisals (talent.32). */
export function PeriodChoice({ scope, periods, onChoose }: PeriodChoiceProps) {
  const search = useTalentSearch();
  const cycles = useOpenCycles();
  const choices = [
    ...periods.map((period) => ({ value: `${period.PeriodId}`, label: periodLabel(period) })),
    ...cycles.map(({ Id, Name }) => ({ value: `cycle.${Id}`, label: Name })),
  ];
  return (
    <SearchSelect
      label={cycles.length > 0 ? talentWords.periodOrCycle : talentWords.period}
      searchable={false}
      width={cycles.length > 0 ? 230 : 130}
      choices={choices}
      value={scope.cycleId === undefined ? `${scope.periodId}` : `cycle.${scope.cycleId}`}
      onChange={(value) => {
        const cycle = cycles.find(({ Id }) => value === `cycle.${Id}`);
        onChoose(cycle?.EvaluationPeriodId ?? Number(value), {
          ...search,
          cell: undefined,
          cycle: cycle?.Id,
        });
      }}
    />
  );
}
