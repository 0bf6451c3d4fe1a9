import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { useLayerClose } from '../layers/layer-close.tsx';
import { FormActions } from './form-actions.tsx';

interface ClosedFormProps {
  /** Why the person cannot save here: a sentence. */
  readonly reason: string;
  /** The way on to another thing, beside Close. */
  readonly otherwise?: ReactNode;
}

/** Stands in a drawer or dialog instead of a form that this person cannot save. */
export function ClosedForm({ reason, otherwise }: ClosedFormProps) {
  const { close } = useLayerClose();
  return (
    <>
      <Notice tone="info">{reason}</Notice>
      <FormActions>
        {otherwise}
        <Button variant="default" onClick={close} data-autofocus>
          Close
        </Button>
      </FormActions>
    </>
  );
}
