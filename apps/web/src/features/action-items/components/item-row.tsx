import type { ActionItem, ActionItemUser } from '@bellwether/contract/action-items';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { goalLink } from '#platform/links.ts';
import { shownDay, shownTypedDay } from '#ui/data/shown.ts';
import { LeftTag } from '#ui/marks/left-tag.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import type { ActionItemLayerName } from '../model/layer-names.ts';
import { itemWords } from '../words.ts';
import classes from './item-table.module.css';
import { TickButton } from './tick-button.tsx';

interface ItemRowProps {
  readonly item: ActionItem;
  /** Whether the address is about this item, which is then focused. */
  readonly isLinked?: boolean;
  readonly onTick: (item: ActionItem) => void;
}

/** One action item: a row of 40 px, on a phone a card. */
export function ItemRow({ item, isLinked = false, onTick }: ItemRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isLinked) row.current?.focus();
  }, [isLinked]);
  const { Author, Requester, GoalId, GoalTitle } = item;
  return (
    <tr
      ref={row}
      tabIndex={isLinked ? -1 : undefined}
      data-linked={isLinked || undefined}
      data-completed={item.IsCompleted || undefined}
    >
      <td className={classes.tickCell}>
        <TickButton item={item} onTick={onTick} />
      </td>
      <td className={classes.assignee}>
        <Person user={item.Assignee} hasLeft={item.HasAssigneeLeft} />
      </td>
      <td className={classes.title}>
        <span className={classes.name}>{item.Title}</span>
        {GoalTitle === null ? null : (
          <Link {...goalLink(GoalId)} className={classes.goal}>
            {GoalTitle}
          </Link>
        )}
      </td>
      <td className={classes.due}>
        <Deadline item={item} />
      </td>
      <td className={classes.requester}>
        <span className={classes.by}>{itemWords.by}</span>
        <Person user={Requester} hasLeft={item.HasRequesterLeft} />
        {Author.Id === Requester.Id ? null : (
          <span className={classes.maker}>{itemWords.madeBy(Author.Name)}</span>
        )}
      </td>
      <td className={classes.acts}>
        <Acts item={item} />
      </td>
    </tr>
  );
}

/** Shows the deadline in the reader's format; after it has passed, in red and with the word. */
export function Deadline({ item }: { readonly item: ActionItem }) {
  return (
    <span data-overdue={item.IsOverdue || undefined} className={classes.deadline}>
      <time dateTime={item.DueDate} title={shownDay(item.DueDate)}>
        {shownTypedDay(item.DueDate)}
      </time>
      {item.IsOverdue ? ` ${itemWords.overdue}` : null}
    </span>
  );
}

function Person({ user, hasLeft }: { readonly user: ActionItemUser; readonly hasLeft: boolean }) {
  return (
    <span className={classes.person}>
      <PersonAvatar name={user.Name} src={user.Avatar} size={20} />
      <span className={classes.personName}>{user.Name}</span>
      {hasLeft ? <LeftTag /> : null}
    </span>
  );
}

/** Shows Delete to the requester, and Edit while the item is in progress. */
function Acts({ item }: { readonly item: ActionItem }) {
  const { openLayer } = useAddressLayer<ActionItemLayerName>();
  const { Edit, Delete } = item.Permissions;
  return (
    <>
      {Edit === true ? (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={itemWords.editOf(item.Title)}
          onClick={() => openLayer('action-item', { about: item.Id })}
        >
          {itemWords.edit}
        </Button>
      ) : null}
      {Delete === true ? (
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          aria-label={itemWords.deleteOf(item.Title)}
          onClick={() => openLayer('delete-action-item', { about: item.Id })}
        >
          {itemWords.delete}
        </Button>
      ) : null}
    </>
  );
}
