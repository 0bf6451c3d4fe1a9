import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { RichText } from '#ui/data/rich-text.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { IconPencil, IconPrinter, IconTrash } from '#ui/marks/icons.ts';
import { appraisalQuery, usePrintAppraisal, useShareAppraisal } from '../api.ts';
import type { TalentLayerName } from '../model/layer-names.ts';
import { appraisalWords, reasonWords, signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';
import { AppraisalHead } from './appraisal-head.tsx';
import { AppraisalHistory } from './appraisal-history.tsx';
import { AppraisalRatings } from './appraisal-ratings.tsx';
import { Evidence } from './evidence.tsx';
import { EmployeeSignForm, ManagerSignForm } from './sign-form.tsx';
import { SignatureList } from './signature-list.tsx';

/**
 * Shows an appraisal to read and to sign: goals first, then review, ratings, signatures and history (2-people §2).
 */
export function AppraisalLayer({ at }: LayerProps<'appraisal'>) {
  const id = at.search.about ?? 0;
  const { data, error, refetch } = useQuery({ ...appraisalQuery(id), enabled: id > 0 });
  if (id === 0 || isAbsent(error))
    return (
      <Notice tone="warn">
        {appraisalWords.absent} {appraisalWords.absentHint}
      </Notice>
    );
  if (data) return <AppraisalView appraisal={data} />;
  if (!error) return <SkeletonDetail />;
  return (
    <ErrorPanel title={appraisalWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
  );
}

function AppraisalView({ appraisal }: { readonly appraisal: Appraisal }) {
  const { Permissions } = appraisal;
  const [changes, setChanges] = useState(false);
  return (
    <div className={classes.view}>
      <AppraisalHead appraisal={appraisal} />
      <Acts appraisal={appraisal} />
      <Evidence personId={appraisal.UserId} periodId={appraisal.EvaluationPeriodId} />
      <section className={classes.part} aria-label={appraisalWords.review}>
        <h2>{appraisalWords.review}</h2>
        <RichText html={appraisal.Review} />
      </section>
      <section className={classes.part} aria-label={appraisalWords.ratings}>
        <h2>{appraisalWords.ratings}</h2>
        <AppraisalRatings appraisal={appraisal} />
      </section>
      <section className={classes.part} aria-label={appraisalWords.signatures}>
        <h2>{appraisalWords.signatures}</h2>
        <SignatureList appraisal={appraisal} />
        {Permissions.ChangeAcknowledgement === true && !changes ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setChanges(true)}>
            {signWords.change}
          </Button>
        ) : null}
      </section>
      {Permissions.Acknowledge === true || (changes && Permissions.ChangeAcknowledgement === true) ? (
        <EmployeeSignForm
          key={appraisal.UpdatedAt}
          appraisal={appraisal}
          onSigned={() => setChanges(false)}
        />
      ) : null}
      {Permissions.Complete === true ? (
        <ManagerSignForm key={appraisal.UpdatedAt} appraisal={appraisal} onSigned={() => undefined} />
      ) : null}
      <AppraisalHistory appraisal={appraisal} />
    </div>
  );
}

/** Shows the buttons of all acts except signing. A disabled button gives the reason. */
function Acts({ appraisal }: { readonly appraisal: Appraisal }) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const share = useShareAppraisal();
  const print = usePrintAppraisal();
  const { Id, Permissions } = appraisal;
  const reasonOf = (name: keyof typeof Permissions) => {
    const may = Permissions[name];
    return may === true || may === undefined ? undefined : reasonWords[may];
  };
  const fail = (error: unknown) => toast.error(problemText(error));
  return (
    <div className={classes.acts}>
      {Permissions.Share === undefined ? null : (
        <ReasonButton
          reason={reasonOf('Share')}
          loading={share.isPending}
          onClick={() =>
            share.mutate(appraisal, { onSuccess: () => toast.success(appraisalWords.shared), onError: fail })
          }
        >
          {appraisalWords.share}
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
    </div>
  );
}
