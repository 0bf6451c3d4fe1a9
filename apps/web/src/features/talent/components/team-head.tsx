import type { TalentOverview } from '@bellwether/contract/talent/overview';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { PlainField } from '#ui/form/plain-field.tsx';
import { ToggleChip } from '#ui/marks/chip.tsx';
import { periodLabel } from '../model/period-label.ts';
import { useTalentChange, useTalentSearch } from '../model/talent-search.ts';
import { talentWords, teamWords } from '../words.ts';
import { StageBar } from './stage-bar.tsx';
import classes from './team-head.module.css';

/** In milliseconds: the pause after the last key before the list is searched. */
const TYPING = 300;

interface TeamHeadProps {
  readonly overview: Pick<TalentOverview, 'Counts' | 'Period'>;
  readonly personId: number;
}

/** Shows the progress of a team, whose counts filter the list, and the other filters. */
export function TeamHead({ overview, personId }: TeamHeadProps) {
  const { open: _open, about: _about, person: _person, on: _on, ...search } = useTalentSearch();
  const change = useTalentChange();
  const [typed, setTyped] = useState(search.find ?? '');
  const find = useDebouncedCallback((text: string) => change({ find: text.trim() || undefined }), TYPING);
  return (
    <>
      <StageBar
        counts={overview.Counts}
        label={talentWords.progress(periodLabel(overview.Period))}
        periodId={overview.Period.PeriodId}
        personId={personId}
        search={search}
        chosen={search.status}
      />
      <div className={classes.filters}>
        <div className={classes.find}>
          <PlainField
            type="search"
            label={teamWords.find}
            value={typed}
            maxLength={255}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              find(event.currentTarget.value);
            }}
          />
        </div>
        <ToggleChip pressed={search.direct === true} onChange={(on) => change({ direct: on || undefined })}>
          {teamWords.direct}
        </ToggleChip>
      </div>
    </>
  );
}
