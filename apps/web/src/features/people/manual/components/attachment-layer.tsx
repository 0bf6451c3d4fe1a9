import { manualMessages } from '@bellwether/domain/people/manual/manual';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { useLayerPerson } from '../../model/layer-person.ts';
import classes from '../../profile/components/avatar-layer.module.css';
import { attachmentLayerWords } from '../../words.ts';
import { manualQuery, useSaveAttachment } from '../api.ts';
import { entryFailure } from '../model/entry-failure.ts';
import { entryWords, manualTabWords, attachmentWords as words } from '../words.ts';

/** Attaches one PDF to the own manual entry (people.27). */
export function AttachmentLayer({ at }: LayerProps<'disc-attachment'>) {
  const personId = useLayerPerson(at);
  const { Profile: own } = useSession();
  const { data, error, refetch } = useQuery(manualQuery(personId));
  if (personId !== own.Id) return <Notice tone="warn">{entryWords.own}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={1} />;
    return (
      <ErrorPanel title={manualTabWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.status >= 2) return <Notice tone="warn">{entryWords.connected}</Notice>;
  return <AttachmentForm personId={personId} isAttached={Boolean(data.ManualUserManual?.FilePath)} />;
}

function AttachmentForm({
  personId,
  isAttached,
}: {
  readonly personId: number;
  readonly isAttached: boolean;
}) {
  const id = useId();
  const { close, requestClose } = useLayerClose();
  const save = useSaveAttachment(personId);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const release = useUnsaved(file !== undefined);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const isPdf = chosen.type === 'application/pdf' || /\.pdf$/i.test(chosen.name);
    setFault(isPdf ? undefined : manualMessages.onlyPdf);
    setFile(isPdf ? chosen : undefined);
  };
  const send = async (what: File | null) => {
    setFault(undefined);
    try {
      await save.mutateAsync(what);
      toast.success(what === null ? words.removed : words.saved);
      release();
      close();
    } catch (error) {
      setFault(entryFailure(error));
    }
  };
  return (
    <form
      aria-label={manualTabWords.attach}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        if (file) void send(file);
        else setFault(words.required);
      }}
    >
      <FormStack>
        {isAttached ? <p>{words.present}</p> : null}
        <div>
          <label className={classes.label} htmlFor={id}>
            {words.choose}
          </label>
          <input
            id={id}
            className={classes.file}
            type="file"
            accept="application/pdf,.pdf"
            aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
            aria-invalid={fault !== undefined || undefined}
            data-autofocus
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
          <p className={classes.hint} id={`${id}-hint`}>
            {words.hint}
          </p>
          {fault === undefined ? null : (
            <p className={classes.failure} id={`${id}-fault`} role="alert">
              {fault}
            </p>
          )}
        </div>
      </FormStack>
      <FormActions
        aside={
          isAttached ? (
            <Button variant="subtle" color="red" onClick={() => void send(null)}>
              {words.remove}
            </Button>
          ) : undefined
        }
      >
        <Button variant="default" onClick={requestClose}>
          {attachmentLayerWords.cancel}
        </Button>
        <SubmitButton loading={save.isPending}>{attachmentLayerWords.save}</SubmitButton>
      </FormActions>
    </form>
  );
}
