import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import type { TalentSettings } from '@bellwether/contract/talent/labels';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { appraisalQuery, appraisalsOfPersonQuery, talentSettingsQuery } from '../api.ts';
import { periodLabel } from '../model/period-label.ts';
import { appraisalWords, reasonWords } from '../words.appraisal.ts';
import { talentWords } from '../words.ts';
import classes from './appraisal.module.css';
import { AppraisalForm } from './appraisal-form.tsx';
import { AppraisalGate } from './appraisal-gate.tsx';
import { AppraisalHead } from './appraisal-head.tsx';
import { Evidence } from './evidence.tsx';

/** Creates the appraisal of a person and a quarter, or edits one (2-people §2). */
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
  if (personId === 0 || isAbsent(error)) return <Notice tone="warn">{appraisalWords.notYours}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={3} />;
    return (
      <ErrorPanel title={appraisalWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.Periods.length === 0) return <Notice tone="warn">{talentWords.tooNew}</Notice>;
  const period = data.Periods.find((each) => each.PeriodId === periodId);
  const appraisal = data.evaluations.find((each) => each.EvaluationPeriodId === periodId);
  if (appraisal && appraisal.Id > 0) return <Notice tone="warn">{appraisalWords.exists}</Notice>;
  const may = appraisal?.Permissions.Create;
  if (!period || may !== true)
    return (
      <Notice tone="warn">
        {may === undefined || may === true ? appraisalWords.notYours : reasonWords[may]}
      </Notice>
    );
  return (
    <Sides personId={personId} periodId={periodId}>
      <p className={classes.name}>
        {data.user.Name} · {periodLabel(period)}
      </p>
      <AppraisalForm about={{ UserId: personId, EvaluationPeriodId: periodId }} settings={settings} />
    </Sides>
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
    <Sides personId={UserId} periodId={EvaluationPeriodId}>
      <AppraisalHead appraisal={appraisal} />
      <AppraisalForm
        about={{ UserId, EvaluationPeriodId }}
        settings={settings}
        stored={appraisal}
        onReload={() => void refetch()}
      />
    </Sides>
  );
}

interface SidesProps {
  readonly personId: number;
  readonly periodId: number;
  readonly children: ReactNode;
}

/** Shows the goals at the left, so that the reviewer need not remember them, and the text at the right. */
function Sides({ personId, periodId, children }: SidesProps) {
  return (
    <div className={classes.sides}>
      <div className={classes.evidence}>
        <Evidence personId={personId} periodId={periodId} />
      </div>
      <div className={classes.view}>{children}</div>
    </div>
  );
}
