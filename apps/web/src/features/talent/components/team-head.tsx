import type { TalentOverview } from '@bellwether/contract/talent/overview';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { talentTeamLink } from '#platform/links.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { ToggleChip } from '#ui/marks/chip.tsx';
import { scheduleQuery, type TalentScope } from '../api.overview.ts';
import { cycleLabel } from '../model/period-label.ts';
import { useTalentChange, useTalentSearch } from '../model/talent-search.ts';
import { talentWords, teamWords } from '../words.ts';
import { PeriodChoice } from './period-choice.tsx';
import { StageBar } from './stage-bar.tsx';
import classes from './team-head.module.css';

interface TeamHeadProps {
  readonly scope: TalentScope;
  readonly overview: Pick<TalentOverview, 'Counts' | 'Period' | 'Cycle'>;
  readonly personId: number;
}

/** Shows the progress of a team, whose counts filter the list, and the other filters. */
export function TeamHead({ overview, scope, personId }: TeamHeadProps) {
  const { open: _open, about: _about, person: _person, on: _on, ...search } = useTalentSearch();
  const change = useTalentChange();
  const schedule = useQuery(scheduleQuery);
  const navigate = useNavigate();
  return (
    <>
      <StageBar
        counts={overview.Counts}
        label={talentWords.progress(cycleLabel(overview))}
        periodId={overview.Period.PeriodId}
        personId={personId}
        search={search}
        chosen={search.status}
      />
      <div className={classes.filters}>
        {schedule.data ? (
          <PeriodChoice
            scope={scope}
            periods={schedule.data.Periods}
            onChoose={(id, chosen) =>
              void navigate({ ...talentTeamLink(id, scope.personId), search: chosen })
            }
          />
        ) : null}
        <div className={classes.find}>
          <SearchBox
            label={teamWords.find}
            placeholder={teamWords.find}
            keyLabel={teamWords.find}
            value={search.find ?? ''}
            onSearch={(text) => change({ find: text || undefined })}
          />
        </div>
        <ToggleChip pressed={search.direct === true} onChange={(on) => change({ direct: on || undefined })}>
          {teamWords.direct}
        </ToggleChip>
      </div>
    </>
  );
}
