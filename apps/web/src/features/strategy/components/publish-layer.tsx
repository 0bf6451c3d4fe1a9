import type { StrategyDocument } from '@bellwether/contract/strategy';
import type { StrategyPartName } from '@bellwether/domain/strategy/document';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useSaveStrategy } from '../api.ts';
import { publishParts } from '../model/strategy-changes.ts';
import { formWords, publishLayerWords } from '../words.ts';
import { EditorsGate } from './editors-gate.tsx';
import { PublicationChanges } from './publication-changes.tsx';

/** Compares the unpublished draft with the published version, and publishes the draft. */
export function PublishLayer() {
  return <EditorsGate fields={3}>{(document) => <Publish document={document} />}</EditorsGate>;
}

function Publish({ document }: { readonly document: StrategyDocument }) {
  const save = useSaveStrategy();
  const { close, requestClose } = useLayerClose();
  const [left, setLeft] = useState<readonly StrategyPartName[]>([]);
  // The version that the dialog shows. The server refuses to publish any other version, so nobody publishes a text
  // without seeing it.
  const [updatedAt] = useState(document.UpdatedAt);
  const isOvertaken = updatedAt !== document.UpdatedAt && !save.isPending && !save.isSuccess;
  const publish = () =>
    save.mutate(
      { IsPublish: true, ...publishParts(left), UpdatedAt: document.UpdatedAt },
      {
        onSuccess() {
          toast.success(formWords.published);
          close();
        },
      },
    );
  return (
    <>
      <FormStack>
        {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
        {isOvertaken ? <Notice tone="info">{formWords.newerDraft}</Notice> : null}
        <PublicationChanges draft={document} left={left} onLeft={setLeft} />
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {publishLayerWords.cancel}
        </Button>
        <ReasonButton
          reason={document.IsDraft || save.isSuccess ? undefined : formWords.nothingChanges}
          loading={save.isPending}
          onClick={publish}
        >
          {formWords.publish}
        </ReasonButton>
      </FormActions>
    </>
  );
}
