import type { ImportPreview } from '@bellwether/contract/people/import';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#ui/import/import.module.css';
import { ImportTable } from '#ui/import/import-table.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { importWords, importStepWords as words } from '../words.ts';

type Ids = ReadonlySet<number>;

interface TickedProps {
  readonly preview: ImportPreview;
  readonly ticked: Ids;
  readonly onTick: (ids: Ids) => void;
}

/** Proposes who is deactivated, with what they leave behind. Nobody is ticked at first. */
export function ImportLeavers({ preview, ticked, onTick }: TickedProps) {
  return (
    <TickedPeople
      title={words.leaversTitle}
      lead={words.leaversLead}
      heading={words.leavesBehind}
      label={words.deactivate}
      people={preview.Leavers.map(({ Id, Name, Row, LeavesBehind }) => ({
        Id,
        Name,
        row: Row ?? words.notInFile,
        more: words.behind(LeavesBehind) || words.nothingLeft,
      }))}
      ticked={ticked}
      onTick={onTick}
    />
  );
}

/** Proposes who is activated again. */
export function ImportReturners({ preview, ticked, onTick }: TickedProps) {
  return (
    <TickedPeople
      title={words.returnersTitle}
      lead={words.returnersLead}
      label={words.activate}
      people={preview.Returners.flatMap(({ Id, Name, Row }) =>
        Id === null ? [] : [{ Id, Name, row: Row, more: null }],
      )}
      ticked={ticked}
      onTick={onTick}
    />
  );
}

interface TickedPeopleProps {
  readonly title: string;
  readonly lead: string;
  readonly heading?: string;
  readonly label: (name: string) => string;
  readonly people: readonly { Id: number; Name: string; row: ReactNode; more: ReactNode }[];
  readonly ticked: Ids;
  readonly onTick: (ids: Ids) => void;
}

function TickedPeople({ title, lead, heading, label, people, ticked, onTick }: TickedPeopleProps) {
  if (people.length === 0) return null;
  const tick = (id: number, isTicked: boolean) => {
    const ids = new Set(ticked);
    if (isTicked) ids.add(id);
    else ids.delete(id);
    onTick(ids);
  };
  const isAll = ticked.size === people.length;
  return (
    <div>
      <ImportTable
        title={title}
        lead={
          <div className={classes.acts}>
            <p className={classes.quiet}>{lead}</p>
            <Checkbox
              label={words.all}
              checked={isAll}
              indeterminate={!isAll && ticked.size > 0}
              onChange={({ currentTarget }) =>
                onTick(new Set(currentTarget.checked ? people.map(({ Id }) => Id) : []))
              }
            />
          </div>
        }
        headings={[tableImportWords.row, importWords.person, ...(heading ? [heading] : [])]}
        rows={people.map(({ Id, Name, row, more }) => ({
          key: `${Id}`,
          cells: [
            row,
            <Checkbox
              key="tick"
              label={Name}
              aria-label={label(Name)}
              checked={ticked.has(Id)}
              onChange={({ currentTarget }) => tick(Id, currentTarget.checked)}
            />,
            ...(heading ? [more] : []),
          ],
        }))}
        count={people.length}
      />
    </div>
  );
}
