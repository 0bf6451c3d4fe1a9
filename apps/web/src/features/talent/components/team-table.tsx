import type { TalentOverview } from '@bellwether/contract/talent/overview';
import { useRef } from 'react';
import { LoadMore } from '#ui/data/load-more.tsx';
import { groupsOf, type TeamEntry } from '../model/team-groups.ts';
import { teamWords } from '../words.ts';
import { TeamRow } from './team-row.tsx';
import classes from './team-table.module.css';

interface TeamTableProps {
  readonly entries: readonly TeamEntry[];
  readonly reminders: TalentOverview['Reminders'];
  /** The people whose box is not ticked. */
  readonly unticked: ReadonlySet<number>;
  readonly onTick: (personId: number) => void;
  /** The query of the list, which also loads further pages. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The people of a quarter in two groups: managers and individual contributors (talent.8). */
export function TeamTable({ entries, reminders, unticked, onTick, list }: TeamTableProps) {
  const reminderOf = new Map(reminders.map(({ Id, Reminder }) => [Id, Reminder]));
  const table = useRef<HTMLTableElement>(null);
  return (
    <>
      <table className={classes.table} ref={table}>
        <thead>
          <tr>
            <th scope="col">{teamWords.employee}</th>
            <th scope="col">{teamWords.status}</th>
            <th scope="col">{teamWords.ratings}</th>
            <th scope="col" className={classes.acts}>
              {teamWords.actions}
            </th>
          </tr>
        </thead>
        {groupsOf(entries).map((group) => (
          <tbody key={group.of}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={classes.group}>
                {teamWords.groups[group.of]}
              </th>
            </tr>
            {group.entries.map(({ person, appraisal }) => (
              <TeamRow
                key={person.Id}
                person={person}
                appraisal={appraisal}
                reminder={reminderOf.get(person.Id)}
                isTicked={!unticked.has(person.Id)}
                onTick={() => onTick(person.Id)}
              />
            ))}
          </tbody>
        ))}
      </table>
      <div className={classes.more}>
        <LoadMore of={list} rows={table} row={`tr.${classes.row}`} count={entries.length} />
      </div>
    </>
  );
}
