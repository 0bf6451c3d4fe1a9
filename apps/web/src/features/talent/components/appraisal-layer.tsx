import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { RichText } from '#ui/data/rich-text.tsx';
import { shownDay } from '#ui/data/shown.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { IconPencil, IconPrinter, IconTrash } from '#ui/marks/icons.ts';
import { ConfirmForm } from '../answers/components/confirm-form.tsx';
import { appraisalQuery, usePrintAppraisal, useShareAppraisal } from '../api.ts';
import { sharingWords } from '../calibration/words.ts';
import type { TalentLayerName } from '../model/layer-names.ts';
import { PeersPart } from '../peers/components/peers-part.tsx';
import { SelfReviewPart } from '../self-review/components/self-review-answers.tsx';
import { appraisalWords, closingWords, confirmWords, reasonWords, signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';
import { AppraisalColumns } from './appraisal-columns.tsx';
import { AppraisalHead } from './appraisal-head.tsx';
import { AppraisalHistory } from './appraisal-history.tsx';
import { AppraisalRatings } from './appraisal-ratings.tsx';
import { EmployeeSignForm, ManagerSignForm } from './sign-form.tsx';
import { SignatureList } from './signature-list.tsx';
import { StatementForm } from './statement-form.tsx';

/**
 * Shows an appraisal to read and to sign: goals first, then review, ratings, signatures and history (talent.16).
 */
export function AppraisalLayer({ at }: LayerProps<'appraisal'>) {
  const id = at.search.about ?? 0;
  const { data, error, refetch } = useQuery({ ...appraisalQuery(id), enabled: id > 0 });
  if (id === 0 || (isAbsent(error) && !data))
    return (
      <Notice tone="warn">
        {appraisalWords.absent} {appraisalWords.absentHint}
      </Notice>
    );
  if (data) return <AppraisalView key={id} appraisal={data} isGone={isAbsent(error)} />;
  if (!error) return <SkeletonDetail />;
  return (
    <ErrorPanel title={appraisalWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
  );
}

interface AppraisalViewProps {
  readonly appraisal: Appraisal;
  /** It was deleted after it was opened. */
  readonly isGone: boolean;
}

function AppraisalView({ appraisal, isGone }: AppraisalViewProps) {
  const { Permissions } = appraisal;
  const [changes, setChanges] = useState(false);
  // Another person's act can end the permission, but must not remove a comment that is being typed.
  const [signings, setSignings] = useState(0);
  const onSigned = () => {
    setChanges(false);
    setSignings(signings + 1);
  };
  const acknowledges = useLetThrough(
    `${appraisal.Id}.${signings}.${changes}`,
    Permissions.Acknowledge === true || (changes && Permissions.ChangeAcknowledgement === true),
  );
  const completes = useLetThrough(`${appraisal.Id}.${signings}`, Permissions.Complete === true);
  const confirms = useLetThrough(`${appraisal.Id}.${signings}`, Permissions.Confirm === true);
  const signs = acknowledges || completes || confirms;
  return (
    <AppraisalColumns
      head={
        <>
          {isGone ? <Notice tone="warn">{appraisalWords.absent}</Notice> : null}
          <AppraisalHead appraisal={appraisal} />
          {signs ? null : <Acts appraisal={appraisal} />}
        </>
      }
      personId={appraisal.UserId}
      periodId={appraisal.EvaluationPeriodId}
      periods={appraisal.Periods}
    >
      <section className={classes.part} aria-label={appraisalWords.review}>
        <h2>{appraisalWords.review}</h2>
        <RichText html={appraisal.Review} />
      </section>
      {appraisal.Cycle ? (
        <>
          {appraisal.HasSelfReview ? (
            <SelfReviewPart cycleId={appraisal.Cycle.Id} personId={appraisal.UserId} />
          ) : null}
          <PeersPart cycleId={appraisal.Cycle.Id} personId={appraisal.UserId} />
        </>
      ) : null}
      <section className={classes.part} aria-label={appraisalWords.ratings}>
        <h2>{appraisalWords.ratings}</h2>
        <AppraisalRatings appraisal={appraisal} />
      </section>
      <section className={classes.part} aria-label={appraisalWords.signatures}>
        <h2>{appraisalWords.signatures}</h2>
        {appraisal.HasSignatures || appraisal.Closing ? (
          <SignatureList appraisal={appraisal} />
        ) : (
          <Acknowledgement appraisal={appraisal} />
        )}
        {Permissions.ChangeAcknowledgement === true && !changes ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setChanges(true)}>
            {signWords.change}
          </Button>
        ) : null}
      </section>
      {acknowledges ? <EmployeeSignForm appraisal={appraisal} onSigned={onSigned} /> : null}
      {completes ? <ManagerSignForm appraisal={appraisal} onSigned={onSigned} /> : null}
      {confirms ? <ConfirmForm appraisal={appraisal} onSigned={onSigned} /> : null}
      {appraisal.Closing && Permissions.AddStatement === true ? (
        <StatementForm appraisal={appraisal} closing={appraisal.Closing} />
      ) : null}
      {signs ? <Acts appraisal={appraisal} /> : null}
      <AppraisalHistory appraisal={appraisal} />
    </AppraisalColumns>
  );
}

/** Says that nobody signs, and when the employee has acknowledged. */
function Acknowledgement({ appraisal }: { readonly appraisal: Appraisal }) {
  const { AcknowledgedAt: at, EmployeeComments: comment } = appraisal;
  return (
    <>
      <p className={classes.quiet}>{confirmWords.without}</p>
      {at === null ? null : (
        <p>
          {confirmWords.acknowledgedOn} · <LocalTime at={at} />
        </p>
      )}
      {comment === '' ? null : <p className={classes.memo}>{comment}</p>}
    </>
  );
}

/** Shows the buttons of all acts except signing. A disabled button gives the reason. */
function Acts({ appraisal }: { readonly appraisal: Appraisal }) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const [asksShare, setAsksShare] = useState(false);
  const share = useShareAppraisal();
  const print = usePrintAppraisal();
  const { Id, State, SignUntil, Permissions } = appraisal;
  const reasonOf = (name: keyof typeof Permissions) => {
    const may = Permissions[name];
    return may === true || may === undefined ? undefined : reasonWords[may];
  };
  const fail = (error: unknown) => toast.error(problemText(error));
  const send = () =>
    share.mutate(appraisal, { onSuccess: () => toast.success(appraisalWords.shared), onError: fail });
  const missing = Permissions.Share === true ? (appraisal.OpenParts ?? []) : [];
  const asks = asksShare && missing.length > 0;
  return (
    <div className={classes.acts}>
      {asks ? (
        <Notice tone="warn">
          {appraisalWords.shareMissing(missing.map((part) => sharingWords.gaps[part]).join(', '))}
        </Notice>
      ) : null}
      {Permissions.Share === undefined ? null : (
        <ReasonButton
          reason={reasonOf('Share')}
          loading={share.isPending}
          onClick={() => (missing.length > 0 && !asks ? setAsksShare(true) : send())}
        >
          {asks ? appraisalWords.shareAnyway : appraisalWords.share}
        </ReasonButton>
      )}
      {Permissions.Edit === undefined ? null : (
        <ReasonButton
          variant="default"
          reason={reasonOf('Edit')}
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => openLayer('edit-appraisal', { about: Id })}
        >
          {appraisalWords.edit}
        </ReasonButton>
      )}
      {State === 'shared' && Permissions.Close !== undefined ? (
        <ReasonButton
          variant="default"
          reason={
            Permissions.Close === 'employee_has_time' && SignUntil !== null
              ? closingWords.hasTime(shownDay(SignUntil))
              : reasonOf('Close')
          }
          onClick={() => openLayer('close-appraisal', { about: Id })}
        >
          {closingWords.close}
        </ReasonButton>
      ) : null}
      {Permissions.Delete === undefined ? null : (
        <ReasonButton
          variant="subtle"
          color="red"
          reason={reasonOf('Delete')}
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => openLayer('delete-appraisal', { about: Id })}
        >
          {appraisalWords.delete}
        </ReasonButton>
      )}
      {Permissions.Print === undefined ? null : (
        <ReasonButton
          variant="default"
          reason={reasonOf('Print')}
          loading={print.isPending}
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => print.mutate(Id, { onError: fail })}
        >
          {appraisalWords.print}
        </ReasonButton>
      )}
    </div>
  );
}
