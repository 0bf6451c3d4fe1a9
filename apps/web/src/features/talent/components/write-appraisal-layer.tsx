import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import type { TalentSettings } from '@bellwether/contract/talent/labels';
import { useQuery } from '@tanstack/react-query';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { appraisalQuery, appraisalsOfPersonQuery, talentSettingsQuery } from '../api.ts';
import { periodLabel } from '../model/period-label.ts';
import { PeersPart } from '../peers/components/peers-part.tsx';
import { SelfReviewPart } from '../self-review/components/self-review-answers.tsx';
import { appraisalWords, reasonWords } from '../words.appraisal.ts';
import { talentWords } from '../words.ts';
import classes from './appraisal.module.css';
import { AppraisalColumns } from './appraisal-columns.tsx';
import { AppraisalForm } from './appraisal-form.tsx';
import { AppraisalGate } from './appraisal-gate.tsx';
import { AppraisalHead } from './appraisal-head.tsx';

/** Creates the appraisal of a person and a quarter, or edits one (talent.10). */
export function WriteAppraisalLayer({ name, at }: LayerProps<'new-appraisal' | 'edit-appraisal'>) {
  const { about = 0, person = 0 } = at.search;
  const { data: settings, error, refetch } = useQuery(talentSettingsQuery);
  if (!settings) {
    if (!error) return <SkeletonForm fields={3} />;
    return (
      <ErrorPanel title={appraisalWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  if (name === 'new-appraisal')
    return <NewAppraisal personId={person} periodId={about} settings={settings} />;
  return (
    <AppraisalGate id={about} needs="Edit">
      {(appraisal) => <EditAppraisal key={appraisal.Id} appraisal={appraisal} settings={settings} />}
    </AppraisalGate>
  );
}

interface NewAppraisalProps {
  readonly personId: number;
  readonly periodId: number;
  readonly settings: TalentSettings;
}

function NewAppraisal({ personId, periodId, settings }: NewAppraisalProps) {
  const { data, error, refetch } = useQuery({
    ...appraisalsOfPersonQuery(personId),
    enabled: personId > 0,
  });
  const period = data?.Periods.find((each) => each.PeriodId === periodId);
  // The quarter of a cycle of its own has no other appraisal that could be started.
  const ofQuarter = data?.evaluations.filter((each) => each.EvaluationPeriodId === periodId);
  const appraisal = ofQuarter?.find(({ Id }) => Id === 0) ?? ofQuarter?.[0];
  const cycle = appraisal?.Cycle;
  const may = appraisal?.Permissions.Create;
  const isShown = useLetThrough(
    `${personId}.${periodId}`,
    period !== undefined && may === true && appraisal?.Id === 0,
  );
  if (personId === 0 || isAbsent(error)) return <Notice tone="warn">{appraisalWords.notYours}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={3} />;
    return (
      <ErrorPanel title={appraisalWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.Periods.length === 0) return <Notice tone="warn">{talentWords.tooNew}</Notice>;
  const reason =
    appraisal && appraisal.Id > 0
      ? appraisalWords.exists
      : may === undefined
        ? appraisalWords.notYours
        : may === true
          ? undefined
          : reasonWords[may];
  if (!period || !isShown) return <Notice tone="warn">{reason ?? appraisalWords.notYours}</Notice>;
  return (
    <AppraisalColumns
      head={
        <p className={classes.name}>
          {data.user.Name} · {cycle?.Name ?? periodLabel(period)}
        </p>
      }
      personId={personId}
      periodId={periodId}
    >
      {reason === undefined ? null : <Notice tone="warn">{reason}</Notice>}
      {cycle ? (
        <>
          <SelfReviewPart cycleId={cycle.Id} personId={personId} />
          <PeersPart cycleId={cycle.Id} personId={personId} />
        </>
      ) : null}
      <AppraisalForm
        about={{
          UserId: personId,
          EvaluationPeriodId: periodId,
          ...(cycle ? { CycleId: cycle.Id } : {}),
        }}
        settings={settings}
      />
    </AppraisalColumns>
  );
}

interface EditAppraisalProps {
  readonly appraisal: Appraisal;
  readonly settings: TalentSettings;
}

function EditAppraisal({ appraisal, settings }: EditAppraisalProps) {
  const { refetch } = useQuery(appraisalQuery(appraisal.Id));
  const { UserId, EvaluationPeriodId } = appraisal;
  return (
    <AppraisalColumns
      head={<AppraisalHead appraisal={appraisal} />}
      personId={UserId}
      periodId={EvaluationPeriodId}
    >
      {appraisal.Cycle ? (
        <>
          <SelfReviewPart cycleId={appraisal.Cycle.Id} personId={UserId} />
          <PeersPart cycleId={appraisal.Cycle.Id} personId={UserId} />
        </>
      ) : null}
      <AppraisalForm
        about={{ UserId, EvaluationPeriodId }}
        settings={settings}
        stored={appraisal}
        onReload={() => void refetch()}
      />
    </AppraisalColumns>
  );
}
