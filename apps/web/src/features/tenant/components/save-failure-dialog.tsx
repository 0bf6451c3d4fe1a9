import { Button } from '@mantine/core';
import { useRef } from 'react';
import { isConflict, problemText } from '#platform/problem.ts';
import { FormActions } from '#ui/form/form-actions.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import type { SaveFailure } from '../model/use-save-failure.ts';
import { companyWords } from '../words.company.ts';

/** The error dialog of a failed save: the server's text or the fixed sentence (tenant.2). */
export function SaveFailureDialog({ of }: { readonly of: SaveFailure }) {
  // The dialog keeps its words while it fades out.
  const shown = useRef<unknown>(null);
  if (of.error !== null) shown.current = of.error;
  const isStale = isConflict(shown.current);
  return (
    <AppDialog opened={of.error !== null} onClose={of.clear} title={companyWords.failed} width={400}>
      <LayerSentence>{problemText(shown.current)}</LayerSentence>
      {isStale ? <p>{companyWords.kept}</p> : null}
      <FormActions>
        <Button variant="default" onClick={of.clear} data-autofocus>
          {companyWords.ok}
        </Button>
        {isStale ? <Button onClick={() => void of.reload()}>{companyWords.reload}</Button> : null}
      </FormActions>
    </AppDialog>
  );
}
