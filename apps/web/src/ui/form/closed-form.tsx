import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { useLayerClose } from '../layers/layer-close.tsx';
import { FormActions } from './form-actions.tsx';
import { closedFormWords } from './words.ts';

interface ClosedFormProps {
  /** Why the person cannot save here, as a sentence. */
  readonly reason: string;
  /** Another possible act, beside Close. */
  readonly otherwise?: ReactNode;
}

/** Shown in a drawer or dialog instead of a form that this person cannot save. */
export function ClosedForm({ reason, otherwise }: ClosedFormProps) {
  const { close } = useLayerClose();
  return (
    <>
      <Notice tone="info">{reason}</Notice>
      <FormActions>
        <Button variant="default" onClick={close} data-autofocus>
          {closedFormWords.close}
        </Button>
        {otherwise}
      </FormActions>
    </>
  );
}
