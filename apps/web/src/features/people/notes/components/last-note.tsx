import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { LinkedText } from '#ui/data/linked-text.tsx';
import { LocalTime } from '#ui/data/times.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { IconLock } from '#ui/marks/icons.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { notesQuery } from '../api.ts';
import { noteWords } from '../words.ts';
import classes from './notes-tab.module.css';

interface LastNoteProps {
  readonly personId: number;
  /** Names the person where the page does not. */
  readonly title?: string;
}

/** The viewer's latest note about a person (people.25). Renders nothing where the company has no notes. */
export function LastNote({ personId, title = noteWords.latest }: LastNoteProps) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const { data } = useInfiniteQuery({ ...notesQuery(personId, 'Created', ''), retry: false });
  if (!data) return null;
  const [note] = data.pages[0]?.data ?? [];
  return (
    <SettingsPart
      title={title}
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => openLayer('note', { person: personId, ...(note ? { about: note.Id } : {}) })}
        >
          {note ? noteWords.openLatest : noteWords.add}
        </Button>
      }
    >
      <p className={classes.quiet}>
        <IconLock size={14} aria-hidden="true" /> {noteWords.private}
      </p>
      {note ? (
        <div>
          <p>
            <b>{note.Title}</b>{' '}
            <span className={classes.quiet}>
              <LocalTime at={note.CreatedAt} dateOnly />
            </span>
          </p>
          <LinkedText text={note.Body} />
        </div>
      ) : null}
    </SettingsPart>
  );
}
