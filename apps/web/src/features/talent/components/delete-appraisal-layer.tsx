import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { Button } from '@mantine/core';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { useDeleteAppraisal } from '../api.ts';
import { appraisalWords } from '../words.appraisal.ts';
import { deleteAppraisalLayerWords } from '../words.ts';
import { AppraisalGate } from './appraisal-gate.tsx';
import { AppraisalHead } from './appraisal-head.tsx';

/** Asks before an appraisal is deleted (talent.16). */
export function DeleteAppraisalLayer({ at }: LayerProps<'delete-appraisal'>) {
  return (
    <AppraisalGate id={at.search.about ?? 0} needs="Delete">
      {(appraisal) => <Question appraisal={appraisal} />}
    </AppraisalGate>
  );
}

function Question({ appraisal }: { readonly appraisal: Appraisal }) {
  const remove = useDeleteAppraisal();
  const { close } = useLayerClose();
  return (
    <>
      <FormStack>
        {remove.error ? <Notice tone="bad">{problemText(remove.error)}</Notice> : null}
        <LayerSentence>{appraisalWords.deleteQuestion}</LayerSentence>
        <AppraisalHead appraisal={appraisal} />
        {appraisal.State === 'draft' ? null : <p>{appraisalWords.deleteShared}</p>}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close}>
          {deleteAppraisalLayerWords.cancel}
        </Button>
        <SubmitButton
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(appraisal, {
              onSuccess() {
                toast.success(appraisalWords.deleted);
                close();
              },
            })
          }
        >
          {appraisalWords.delete}
        </SubmitButton>
      </FormActions>
    </>
  );
}
