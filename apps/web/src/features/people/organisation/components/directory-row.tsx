import { directoryColumn, directoryColumnNames } from '@bellwether/domain/people/organisation/directory';
import { statusLabels } from '@bellwether/domain/people/status/status';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { profileLink } from '#platform/links.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { AwayTag } from '#ui/marks/away-tag.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { statusTones } from '../../status/model/status-tones.ts';
import type { Ticks } from '../model/chosen-people.ts';
import type { DirectoryEntry } from '../model/directory.ts';
import { directoryWords } from '../words.directory.ts';
import { severalWords } from '../words.several.ts';
import classes from './directory-table.module.css';
import { ListedAvatar } from './listed-avatar.tsx';

interface DirectoryRowProps {
  readonly entry: DirectoryEntry;
  /** The position among the shown people, from 0. */
  readonly index: number;
  /** Whether this is the one row that the Tab key reaches. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly style: CSSProperties;
  readonly ticks: Ticks | undefined;
}

/**
 * Shows one person of the directory. A press opens the profile over the list; with Ctrl or ⌘ the link opens the
 * profile's page.
 */
export function DirectoryRow({ entry, index, isStop, onFocus, style, ticks }: DirectoryRowProps) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const { person, manager } = entry;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openLayer('person', { person: person.id });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside is the control
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      data-gone={person.Status === 'Deactivated' || undefined}
      style={style}
    >
      {ticks ? (
        <Cell className={classes.tick}>
          <input
            type="checkbox"
            aria-label={severalWords.tick(person.Name)}
            tabIndex={isStop ? 0 : -1}
            checked={ticks.chosen.has(person.id)}
            onFocus={onFocus}
            onChange={() => ticks.toggle(person.id)}
          />
        </Cell>
      ) : null}
      <Cell className={classes.who}>
        <ListedAvatar person={person} size={28} />
        <Link
          {...profileLink(person.id)}
          className={coveringLink(classes.name)}
          tabIndex={isStop ? 0 : -1}
          data-person-index={index}
          onFocus={onFocus}
          onClick={open}
          title={person.Name}
        >
          {person.Name}
          {person.AwayUntil ? (
            <>
              {' '}
              <AwayTag until={person.AwayUntil} />
            </>
          ) : null}
        </Link>
      </Cell>
      {directoryColumnNames.map((name) => (
        <Cell
          key={name}
          // Only columns with a place of their own are on the card of a phone.
          className={classes[name] ?? classes.more}
          isWideOnly={directoryColumn(name).narrow === undefined}
        >
          {name === 'Status' ? <StatusMark person={person} /> : directoryColumn(name).text(person, manager)}
        </Cell>
      ))}
    </div>
  );
}

function StatusMark({ person: { Status } }: { readonly person: DirectoryEntry['person'] }) {
  if (Status) return <StateBadge tone={statusTones[Status]}>{statusLabels[Status]}</StateBadge>;
  return <span className={classes.active}>{directoryWords.active}</span>;
}

function Cell({
  className,
  children,
  isWideOnly = false,
}: {
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly isWideOnly?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn
    <div
      role="cell"
      className={`${classes.cell} ${className ?? ''}`}
      data-wide-only={isWideOnly || undefined}
      title={titleOf(children)}
    >
      {children}
    </div>
  );
}

/** Returns the whole text for the tooltip, because a long text is cut. */
function titleOf(children: ReactNode): string | undefined {
  return typeof children === 'string' && children !== '' ? children : undefined;
}
