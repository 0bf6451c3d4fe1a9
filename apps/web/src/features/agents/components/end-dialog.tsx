import { Button } from '@mantine/core';
import { FormActions } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';

interface EndDialogProps {
  /** Absent: closed. */
  readonly title: string | undefined;
  readonly hint: string;
  readonly cancel: string;
  readonly end: string;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks before an agent or a program is ended. */
export function EndDialog({ title, hint, cancel, end, isBusy, onEnd, onClose }: EndDialogProps) {
  return (
    <AppDialog opened={title !== undefined} onClose={onClose} title={title ?? ''} width={420}>
      <LayerSentence>{hint}</LayerSentence>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton color="red" loading={isBusy} onClick={onEnd}>
          {end}
        </SubmitButton>
      </FormActions>
    </AppDialog>
  );
}
