import { Button } from '@mantine/core';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { useDeleteItem, useItem } from '../api.ts';
import { deleteItemLayerWords, itemWords } from '../words.ts';

/** Asks before an action item is deleted; its row goes at once (action-items.4). */
export function DeleteItemLayer({ at }: LayerProps<'delete-action-item'>) {
  const { item, query } = useItem(at.search.about);
  const remove = useDeleteItem();
  const { close } = useLayerClose();
  if (!item) {
    if (query.isPending) return <SkeletonForm fields={1} />;
    if (!query.data)
      return (
        <ErrorPanel
          inset
          title={itemWords.oneFailed}
          detail={problemText(query.error)}
          onRetry={() => void query.refetch()}
        />
      );
    return <Notice tone="warn">{itemWords.absent}</Notice>;
  }
  if (item.Permissions.Delete !== true) return <Notice tone="warn">{itemWords.notYours}</Notice>;
  return (
    <>
      <FormStack>
        <LayerSentence>{itemWords.deleteQuestion}</LayerSentence>
        <p>{item.Title}</p>
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close}>
          {deleteItemLayerWords.cancel}
        </Button>
        <SubmitButton
          color="red"
          loading={false}
          onClick={() => {
            remove.mutate(item);
            close();
          }}
        >
          {itemWords.delete}
        </SubmitButton>
      </FormActions>
    </>
  );
}
