import { savedViewLimits } from '@bellwether/domain/people/views';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.tsx';
import { IconLink, IconPencil, IconTrash } from '#ui/marks/icons.ts';
import { problemText } from '../problem.ts';
import type { SavedView, useViewActs } from './api.ts';
import classes from './views-form.module.css';
import { viewWords } from './words.ts';

interface ViewRowProps {
  readonly view: SavedView;
  /** The whole address of the list with these filters. */
  readonly address: string;
  readonly rename: ReturnType<typeof useViewActs>['rename'];
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

/** One saved view: its name shows it; beside it a link to share, a new name, and its end. */
export function ViewRow({ view, address, rename, onShow, onRemove }: ViewRowProps) {
  const [isRenamed, setRenamed] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setRenamed(false);
    // The field disappears with the focus in it.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(viewWords.copied);
    } catch {
      // Browsers refuse the clipboard on plain http and without permission.
      toast.error(viewWords.notCopied);
    }
  };
  if (isRenamed) return <NewName {...{ view, rename }} onEnd={endRenaming} />;
  return (
    <li className={classes.view}>
      <Button
        variant="subtle"
        className={classes.name}
        aria-label={viewWords.open(view.Name)}
        onClick={onShow}
      >
        {view.Name}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={viewWords.linkOf(view.Name)}
        title={viewWords.link}
        onClick={() => void copy()}
      >
        <IconLink size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        size={32}
        aria-label={viewWords.renameOf(view.Name)}
        title={viewWords.rename}
        onClick={() => setRenamed(true)}
      >
        <IconPencil size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={viewWords.removeOf(view.Name)}
        title={viewWords.remove}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

function NewName({
  view,
  rename,
  onEnd,
}: Pick<ViewRowProps, 'view' | 'rename'> & { readonly onEnd: () => void }) {
  const [name, setName] = useState(view.Name);
  const [error, setError] = useState<string>();
  const save = () => {
    const Name = name.trim();
    if (Name === view.Name) return onEnd();
    if (Name === '') return setError(viewWords.nameMissing);
    rename.mutate(
      { Id: view.Id, Name },
      { onSuccess: onEnd, onError: (failure) => setError(problemText(failure)) },
    );
  };
  return (
    <li className={classes.view}>
      <TextInput
        className={classes.name}
        aria-label={viewWords.newName(view.Name)}
        value={name}
        maxLength={savedViewLimits.name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The form around it saves another view, and the dialog around it closes.
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') save();
          else onEnd();
        }}
        error={error}
        errorProps={{ role: 'alert' }}
        ref={(field) => field?.focus()}
      />
      <Button variant="default" size="xs" loading={rename.isPending} onClick={save}>
        {viewWords.keep}
      </Button>
      <Button variant="subtle" size="xs" onClick={onEnd}>
        {viewWords.cancel}
      </Button>
    </li>
  );
}
