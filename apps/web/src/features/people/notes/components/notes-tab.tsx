import type { Note } from '@bellwether/contract/people/notes';
import type { Profile } from '@bellwether/contract/people/profile';
import { noteSorts } from '@bellwether/domain/people/notes/notes';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { LinkedText } from '#ui/data/linked-text.tsx';
import { LoadMore } from '#ui/data/load-more.tsx';
import { LocalTime } from '#ui/data/times.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { IconLock, IconPlus } from '#ui/marks/icons.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { useProfileSearch } from '../../profile/model/profile-search.ts';
import { notesQuery } from '../api.ts';
import { noteWords } from '../words.ts';
import classes from './notes-tab.module.css';

/** The viewer's own notes about the person; nobody else ever reads them (people.25). */
export function NotesTab({ profile }: { readonly profile: Profile }) {
  const [{ sort = 'Created', find = '' }, change] = useProfileSearch();
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  return (
    <>
      <div className={classes.head}>
        <div className={classes.search}>
          <SearchBox
            label={noteWords.search}
            placeholder={noteWords.search}
            keyLabel={noteWords.search}
            value={find}
            onSearch={(text) => change({ find: text || undefined })}
          />
        </div>
        <SearchSelect
          label={noteWords.sort}
          searchable={false}
          width={160}
          choices={noteSorts.map((value) => ({ value, label: value }))}
          value={sort}
          onChange={(value) => change({ sort: value === 'Updated' ? value : undefined })}
        />
        <Button
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => openLayer('note', { person: profile.Id })}
        >
          {noteWords.add}
        </Button>
      </div>
      <p className={classes.quiet}>
        <IconLock size={14} aria-hidden="true" /> {noteWords.private}
      </p>
      <Notes personId={profile.Id} sort={sort} search={find} />
    </>
  );
}

interface NotesProps {
  readonly personId: number;
  readonly sort: (typeof noteSorts)[number];
  readonly search: string;
}

function Notes({ personId, sort, search }: NotesProps) {
  const list = useInfiniteQuery(notesQuery(personId, sort, search));
  const rows = useRef<HTMLUListElement>(null);
  if (!list.data) {
    if (!list.error) return <SkeletonRows rows={4} />;
    return (
      <ErrorPanel
        title={noteWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const notes = list.data.pages.flatMap((page) => page.data);
  if (notes.length === 0 && search !== '') return <EmptyState title={noteWords.noMatch} />;
  if (notes.length === 0) return <EmptyState title={noteWords.none}>{noteWords.why}</EmptyState>;
  return (
    <>
      <ul className={classes.list} ref={rows} aria-label={noteWords.list} aria-busy={list.isPlaceholderData}>
        {notes.map((note) => (
          <NoteRow key={note.Id} note={note} personId={personId} />
        ))}
      </ul>
      <LoadMore of={list} rows={rows} count={notes.length} />
    </>
  );
}

function NoteRow({ note, personId }: { readonly note: Note; readonly personId: number }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const at = { person: personId, about: note.Id };
  return (
    <li className={classes.note}>
      <div className={classes.title}>
        <h2>{note.Title}</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={noteWords.editOf(note.Title)}
          onClick={() => openLayer('note', at)}
        >
          {noteWords.edit}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          color="red"
          aria-label={noteWords.deleteOf(note.Title)}
          onClick={() => openLayer('delete-note', at)}
        >
          {noteWords.delete}
        </Button>
      </div>
      <p className={classes.quiet}>
        {noteWords.created} <LocalTime at={note.CreatedAt} />
        {note.UpdatedAt === note.CreatedAt ? null : (
          <>
            {' · '}
            {noteWords.updated} <LocalTime at={note.UpdatedAt} />
          </>
        )}
      </p>
      <p className={classes.body}>
        <LinkedText text={note.Body} />
      </p>
    </li>
  );
}
