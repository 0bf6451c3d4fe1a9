import type { Note } from '@bellwether/contract/people/notes';
import type { Profile } from '@bellwether/contract/people/profile';
import { noteLimits, noteMessages } from '@bellwether/domain/people/notes/notes';
import { fieldError } from '@bellwether/domain/shared/said';
import { Button } from '@mantine/core';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { useLayerPerson } from '../../model/layer-person.ts';
import { noteLayerWords } from '../../words.ts';
import { useDeleteNote, useNote, useSaveNote } from '../api.ts';
import { noteWords } from '../words.ts';

const shape = z.object({ Title: z.string(), Body: z.string() });

/** Adds or edits a private note (people.25). */
export function NoteLayer({ at }: LayerProps<'note'>) {
  const { Profile: own } = useSession();
  // An address without a person means the viewer, who cannot keep notes about themselves (people.25).
  if (useLayerPerson(at) === own.Id) return <Notice tone="info">{noteWords.notOneself}</Notice>;
  return (
    <PersonGate at={at} needs={['SeeNotes']} fields={2} isNamed>
      {(profile) => <LoadedNote profile={profile} noteId={at.search.about} />}
    </PersonGate>
  );
}

interface LoadedNoteProps {
  readonly profile: Profile;
  /** Undefined for a new note. */
  readonly noteId: number | undefined;
}

function LoadedNote({ profile, noteId }: LoadedNoteProps) {
  const { note, isPending, list } = useNote(profile.Id, noteId);
  const isShown = useLetThrough(noteId ?? 0, note !== undefined);
  if (isPending && !isShown) return <SkeletonForm fields={2} />;
  if (list.error && noteId !== undefined && !note && !isShown)
    return (
      <ErrorPanel
        title={noteWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  const isAbsent = noteId !== undefined && !note;
  return (
    <>
      {isAbsent ? <Notice tone="warn">{noteWords.absent}</Notice> : null}
      {isAbsent && !isShown ? null : (
        <NoteForm profile={profile} note={note} onReload={() => void list.refetch()} key={noteId ?? 'new'} />
      )}
    </>
  );
}

interface NoteFormProps {
  readonly profile: Profile;
  /** The stored note; undefined for a new one, and after it was deleted in another tab. */
  readonly note: Note | undefined;
  readonly onReload: () => void;
}

function NoteForm({ profile, note, onReload }: NoteFormProps) {
  const outside = useOutsideChange({ present: note, stampOf: (of) => of?.UpdatedAt, refetch: onReload });
  const { base } = outside;
  const save = useSaveNote(profile.Id, base);
  const form = useSaveForm({
    key: `note.${profile.Id}.${base?.Id ?? 'new'}`,
    shape,
    values: textsOf(base),
    faults: ({ Title, Body }) => [
      ...(Title.trim() === '' ? [fieldError('Title', noteMessages, 'required')] : []),
      ...(Body.trim() === '' ? [fieldError('Body', noteMessages, 'required')] : []),
    ],
    save: ({ Title, Body }) => save.mutateAsync({ Title, Body, UpdatedAt: base?.UpdatedAt }),
    conflict: outside,
    done: noteWords.saved,
  });
  return (
    <SaveForm of={form} label={base ? noteWords.editTitle : noteWords.add}>
      {note || !base ? (
        <OutsideNotice
          of={outside}
          isSent={form.isSent}
          says={noteWords.changed}
          load={noteWords.load}
          onLoad={() => {
            outside.startFrom(note);
            form.reset(textsOf(note));
          }}
        />
      ) : null}
      <TextField
        control={form.control}
        name="Title"
        label={noteWords.title}
        limit={noteLimits.title}
        required
        focusFirst
      />
      <TextAreaField
        control={form.control}
        name="Body"
        label={noteWords.body}
        limit={noteLimits.body}
        minRows={8}
        maxRows={24}
        required
      />
    </SaveForm>
  );
}

const textsOf = (note: Note | undefined) => ({ Title: note?.Title ?? '', Body: note?.Body ?? '' });

/** Asks before a note is deleted (people.25). */
export function DeleteNoteLayer({ at }: LayerProps<'delete-note'>) {
  return (
    <PersonGate at={at} needs={['SeeNotes']} fields={1} isNamed>
      {(profile) => <DeleteQuestion personId={profile.Id} noteId={at.search.about} />}
    </PersonGate>
  );
}

function DeleteQuestion({
  personId,
  noteId,
}: {
  readonly personId: number;
  readonly noteId: number | undefined;
}) {
  const { note, isPending } = useNote(personId, noteId);
  const remove = useDeleteNote(personId);
  const { close } = useLayerClose();
  if (isPending) return <SkeletonForm fields={1} />;
  if (!note || noteId === undefined) return <Notice tone="warn">{noteWords.absent}</Notice>;
  return (
    <>
      <FormStack>
        {remove.error ? <Notice tone="bad">{problemText(remove.error)}</Notice> : null}
        <LayerSentence>{noteWords.deleteQuestion}</LayerSentence>
        <p>{note.Title}</p>
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close}>
          {noteLayerWords.cancel}
        </Button>
        <SubmitButton
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(noteId, {
              onSuccess() {
                toast.success(noteWords.deleted);
                close();
              },
            })
          }
        >
          {noteWords.delete}
        </SubmitButton>
      </FormActions>
    </>
  );
}
