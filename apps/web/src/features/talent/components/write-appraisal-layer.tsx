import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import type { TalentSettings } from '@bellwether/contract/talent/labels';
import { useQuery } from '@tanstack/react-query';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { reviewQuestionsQuery } from '../answers/api.ts';
import { answerWords } from '../answers/words.ts';
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
    return (
      <NewAppraisal
        personId={person}
        about={about}
        isOfCycle={at.search.on === 'cycle'}
        settings={settings}
      />
    );
  return (
    <AppraisalGate id={about} needs="Edit">
      {(appraisal) => <EditAppraisal key={appraisal.Id} appraisal={appraisal} settings={settings} />}
    </AppraisalGate>
  );
}

interface NewAppraisalProps {
  readonly personId: number;
  /** A quarter, or a cycle of its own. */
  readonly about: number;
  readonly isOfCycle: boolean;
  readonly settings: TalentSettings;
}

function NewAppraisal({ personId, about, isOfCycle, settings }: NewAppraisalProps) {
  const { data, error, refetch } = useQuery({
    ...appraisalsOfPersonQuery(personId),
    enabled: personId > 0,
  });
  const meant = data?.evaluations.filter((each) =>
    isOfCycle ? each.Cycle?.Id === about : each.EvaluationPeriodId === about,
  );
  // A link that names the last quarter of a cycle means the appraisal that can be started.
  const appraisal =
    meant?.find(({ Id, Cycle }) => Id === 0 && (isOfCycle || !Cycle)) ??
    meant?.find(({ Id }) => Id === 0) ??
    meant?.[0];
  const periodId = appraisal?.EvaluationPeriodId ?? (isOfCycle ? 0 : about);
  const period = data?.Periods.find((each) => each.PeriodId === periodId);
  const cycle = appraisal?.Cycle;
  const template = useQuery({
    ...reviewQuestionsQuery(cycle?.Id ?? 0, personId),
    enabled: cycle !== undefined && personId > 0,
  });
  const may = appraisal?.Permissions.Create;
  const isShown = useLetThrough(
    `${personId}.${isOfCycle}.${about}`,
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
      ? cycle
        ? appraisalWords.existsInCycle
        : appraisalWords.exists
      : may === undefined
        ? appraisalWords.notYours
        : may === true
          ? undefined
          : reasonWords[may];
  if (!period || !isShown) return <Notice tone="warn">{reason ?? appraisalWords.notYours}</Notice>;
  if (cycle && !template.data) {
    if (!template.error) return <SkeletonForm fields={3} />;
    return (
      <ErrorPanel
        title={answerWords.failed}
        detail={problemText(template.error)}
        onRetry={() => void template.refetch()}
      />
    );
  }
  return (
    <AppraisalColumns
      head={
        <p className={classes.name}>
          {data.user.Name} · {cycle?.Name ?? periodLabel(period)}
        </p>
      }
      personId={personId}
      periodId={periodId}
      periods={template.data?.Periods}
    >
      {reason === undefined ? null : <Notice tone="warn">{reason}</Notice>}
      {cycle ? (
        <>
          {template.data?.HasSelfReview ? <SelfReviewPart cycleId={cycle.Id} personId={personId} /> : null}
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
        questions={template.data?.Questions ?? []}
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
      periods={appraisal.Periods}
    >
      {appraisal.Cycle ? (
        <>
          {appraisal.HasSelfReview ? <SelfReviewPart cycleId={appraisal.Cycle.Id} personId={UserId} /> : null}
          <PeersPart cycleId={appraisal.Cycle.Id} personId={UserId} />
        </>
      ) : null}
      <AppraisalForm
        about={{
          UserId,
          EvaluationPeriodId,
          ...(appraisal.Cycle ? { CycleId: appraisal.Cycle.Id } : {}),
        }}
        settings={settings}
        questions={appraisal.Answers ?? []}
        stored={appraisal}
        onReload={() => void refetch()}
      />
    </AppraisalColumns>
  );
}
