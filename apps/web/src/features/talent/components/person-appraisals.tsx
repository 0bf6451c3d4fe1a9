import type { ListedAppraisal, TalentPeriod } from '@bellwether/contract/talent/appraisal';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconUserStar } from '#ui/marks/icons.ts';
import { appraisalsOfPersonQuery } from '../api.ts';
import type { TalentLayerName } from '../model/layer-names.ts';
import { periodLabel } from '../model/period-label.ts';
import { ownWords } from '../words.appraisal.ts';
import { talentWords } from '../words.ts';
import { RatingsMark, StatusMark } from './appraisal-marks.tsx';
import classes from './own-appraisals.module.css';
import { NotAuthorizedPanel } from './talent-frame.tsx';
import { AppraisalButton } from './team-row.tsx';

interface PersonAppraisalsProps {
  readonly personId: number;
  /** The viewer is the employee, who sees shared appraisals, and their ratings only if the company shares them. */
  readonly isOwn: boolean;
  /** Leaves out the viewer's own ratings even if the company shares them, for the own profile (talent.8). */
  readonly isBare?: boolean;
  /** The ids of appraisals that stand elsewhere on the page. */
  readonly without?: readonly number[];
}

/** Lists the quarters of one person with their appraisals, newest first (talent.16). */
export function PersonAppraisals({ personId, isOwn, isBare = false, without = [] }: PersonAppraisalsProps) {
  const { data, error, refetch } = useQuery(appraisalsOfPersonQuery(personId));
  if (!data) {
    if (isAbsent(error)) return <NotAuthorizedPanel />;
    if (!error) return <SkeletonRows rows={4} />;
    return (
      <ErrorPanel title={talentWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.evaluations.length === 0)
    return (
      <EmptyState
        icon={<IconUserStar size={24} />}
        title={data.Periods.length === 0 ? talentWords.tooNew : ownWords.none}
      >
        {isOwn ? ownWords.noneHint : null}
      </EmptyState>
    );
  const evaluations = data.evaluations.filter(({ Id }) => !without.includes(Id));
  const isPrivate = isOwn && !data.isShare;
  if (evaluations.length === 0) return isPrivate ? <Notice tone="info">{ownWords.private}</Notice> : null;
  const periods = new Map(data.Periods.map((period) => [period.PeriodId, period]));
  const showsRatings = !isOwn || (data.isShare && !isBare);
  return (
    <div className={classes.appraisals}>
      {isPrivate ? <Notice tone="info">{ownWords.private}</Notice> : null}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{ownWords.period}</th>
            <th scope="col">{ownWords.status}</th>
            {showsRatings ? <th scope="col">{ownWords.rating}</th> : null}
            <th scope="col" className={classes.acts}>
              {ownWords.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {evaluations.map((appraisal) => (
            <tr key={`${appraisal.EvaluationPeriodId}.${appraisal.Cycle?.Id}`}>
              <td className={classes.quarter}>{labelOf(appraisal, periods)}</td>
              <td className={classes.wide}>
                <StatusMark of={appraisal} />
              </td>
              {showsRatings ? (
                <td className={classes.wide}>
                  <RatingsMark of={appraisal} />
                </td>
              ) : null}
              <td className={classes.acts}>
                {isOwn ? (
                  <ReadButton appraisal={appraisal} quarter={labelOf(appraisal, periods)} />
                ) : (
                  <AppraisalButton person={data.user} appraisal={appraisal} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ReadButtonProps {
  readonly appraisal: ListedAppraisal;
  readonly quarter: string;
}

/** Opens the viewer's own appraisal. The label says if it waits for the signature, or for the acknowledgement (talent.31). */
function ReadButton({ appraisal, quarter }: ReadButtonProps) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  if (appraisal.Id === 0) return null;
  const { isAsked, text, label } = readWords(appraisal);
  return (
    <Button
      variant={isAsked ? 'filled' : 'subtle'}
      size="compact-sm"
      aria-label={label(quarter)}
      onClick={() => openLayer('appraisal', { about: appraisal.Id })}
    >
      {text}
    </Button>
  );
}

function readWords({ Permissions: { Acknowledge, Confirm } }: ListedAppraisal) {
  if (Acknowledge === true) return { isAsked: true, text: ownWords.readAndSign, label: ownWords.signOf };
  if (Confirm === true) return { isAsked: true, text: ownWords.readAndConfirm, label: ownWords.confirmOf };
  return { isAsked: false, text: ownWords.read, label: ownWords.readOf };
}

function labelOf(
  { Cycle, EvaluationPeriodId }: ListedAppraisal,
  periods: ReadonlyMap<number, TalentPeriod>,
): string {
  const period = periods.get(EvaluationPeriodId);
  return Cycle?.Name ?? (period ? periodLabel(period) : '');
}
