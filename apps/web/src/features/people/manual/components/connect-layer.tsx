import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useLayerPerson } from '../../model/layer-person.ts';
import { connectLayerWords } from '../../words.ts';
import { manualQuery } from '../api.ts';
import { useAssessment } from '../model/use-assessment.ts';
import { connectWords, entryWords, manualTabWords } from '../words.ts';

/** Warns before connecting, because it deletes what the person entered (people.27). */
export function ConnectLayer({ at }: LayerProps<'connect-manual'>) {
  const personId = useLayerPerson(at);
  const { Profile: own } = useSession();
  const { data, error, refetch } = useQuery(manualQuery(personId));
  const assessment = useAssessment(personId);
  const { close } = useLayerClose();
  if (personId !== own.Id) return <Notice tone="warn">{entryWords.own}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={1} />;
    return (
      <ErrorPanel title={manualTabWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <p>{connectWords.warning}</p>
      <FormActions>
        <Button variant="default" onClick={close}>
          {connectLayerWords.cancel}
        </Button>
        <SubmitButton
          color="red"
          loading={assessment.isPending}
          onClick={() => void assessment.start(data, close)}
        >
          {connectWords.confirm}
        </SubmitButton>
      </FormActions>
    </>
  );
}
