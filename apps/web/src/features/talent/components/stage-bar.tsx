import type { StatusCounts } from '@bellwether/contract/talent/overview';
import { Link } from '@tanstack/react-router';
import { talentTeamLink } from '#platform/links.ts';
import { shownNumber } from '#ui/data/shown.ts';
import { IconAlertTriangle } from '#ui/marks/icons.ts';
import { type StatusFilter, stages, type TalentSearch } from '../model/talent-search.ts';
import { stageLabels, talentWords } from '../words.ts';
import classes from './stage-bar.module.css';

interface StageBarProps {
  readonly counts: StatusCounts;
  /** "Progress of Q3 2026". */
  readonly label: string;
  /** The quarter of the team view that the counts link to. */
  readonly periodId: number;
  readonly personId: number;
  /** The search parameters that the links keep. */
  readonly search: TalentSearch;
  /** The active filter. Its count links back to the unfiltered list. */
  readonly chosen?: StatusFilter | undefined;
}

/** Shows how many people are at each stage. Each count links to its people. */
export function StageBar({ counts, label, periodId, personId, search, chosen }: StageBarProps) {
  const showsOverdue = counts.overdue > 0 || chosen === 'overdue';
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {stages
          .filter((stage) => counts[stage] > 0)
          .map((stage) => (
            <span
              key={stage}
              className={classes.step}
              data-stage={stage}
              style={{ flexGrow: counts[stage] }}
            />
          ))}
      </div>
      <ul className={classes.legend} aria-label={label}>
        {[...stages, ...(showsOverdue ? (['overdue'] as const) : [])].map((status) => (
          <li key={status}>
            <Link
              {...talentTeamLink(periodId, personId)}
              search={{ ...search, status: status === chosen ? undefined : status }}
              resetScroll={false}
              className={classes.entry}
              data-chosen={status === chosen || undefined}
              aria-current={status === chosen ? 'true' : undefined}
              data-empty={counts[status] === 0 || undefined}
            >
              {status === 'overdue' ? (
                <>
                  <IconAlertTriangle size={14} className={classes.late} aria-hidden="true" />
                  <span className={classes.late}>{talentWords.overdue}</span>
                </>
              ) : (
                <>
                  <span className={classes.key} data-stage={status} aria-hidden="true" />
                  {stageLabels[status]}
                </>
              )}{' '}
              <b data-figures="">{shownNumber(counts[status])}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
