import type { ImportPreview as Preview } from '@bellwether/contract/people/import';
import { roleLabels } from '@bellwether/domain/people/roles/roles';
import { Button, Checkbox } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { ImportTable } from '#ui/import/import-table.tsx';
import { ImportWarnings } from '#ui/import/left-out-rows.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { useChangeImport, useStartImport } from '../api.ts';
import { notesOf } from '../model/import-notes.ts';
import { useKeptTicks } from '../model/kept-ticks.ts';
import {
  furtherSentence,
  importWords,
  importPlaceWords as placeWords,
  previewSentence,
  importStepWords as words,
  writtenOrNot,
  wrongCells,
} from '../words.ts';
import { ImportFaults } from './import-faults.tsx';
import { ImportLeavers, ImportReturners } from './import-leavers.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { ImportTeams } from './import-teams.tsx';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly fileName: string;
  readonly onOther: () => void;
  readonly onStarted: () => void;
}

function among(
  ids: ReadonlySet<number>,
  people: readonly { readonly Id: number | null }[],
): ReadonlySet<number> {
  return new Set(people.flatMap(({ Id }) => (Id !== null && ids.has(Id) ? [Id] : [])));
}

const nothing = '–';
const { Department: department, Role: role } = importWords.columnLabels;
const peopleHeadings = [
  tableImportWords.row,
  importWords.act,
  importWords.person,
  placeWords.manager,
  department,
  role,
];

/** Says what becomes of a person, and where they land. */
function cellsOf({
  Row,
  Name,
  Email,
  IsNew,
  Manager,
  IsMoved,
  Department,
  RoleName,
}: Preview['People'][number]) {
  return [
    Row,
    IsNew ? importWords.add : importWords.change,
    <>
      {Name}
      <span className={classes.second}>{Email}</span>
    </>,
    Manager === null ? nothing : IsMoved ? placeWords.now(Manager) : Manager,
    Department ?? nothing,
    roleLabels[RoleName],
  ];
}

/** Shows the effects of a file: what it leaves open and what is wrong first, then the people. */
export function ImportPreview({ preview, fileName, onOther, onStarted }: ImportPreviewProps) {
  const start = useStartImport();
  const kept = useKeptTicks(preview.Id);
  // Another answer may have changed who is proposed.
  const deactivated = among(kept.deactivated, preview.Leavers);
  const activated = among(kept.activated, preview.Returners);
  const { Warnings, WarningCount, People, Promotions, Promoted, FaultCount, RowsLeftOut } = preview;
  const count = preview.Added + preview.Changed;
  const hasTicks = deactivated.size + activated.size > 0;
  const further = furtherSentence(preview);
  const write = () =>
    start.mutate(
      {
        Id: preview.Id,
        ...(FaultCount > 0 ? { Rows: 'good' as const } : {}),
        ...(deactivated.size > 0 ? { Deactivate: [...deactivated] } : {}),
        ...(activated.size > 0 ? { Reactivate: [...activated] } : {}),
      },
      { onSuccess: onStarted },
    );
  return (
    <>
      <p className={classes.quiet}>{importWords.checked(fileName, preview.Rows)}</p>
      <div>
        <p className={classes.counts}>{previewSentence(preview)}</p>
        {further === '' ? null : <p className={classes.quiet}>{further}</p>}
      </div>
      {FaultCount > 0 ? (
        <Notice tone="warn">
          {writtenOrNot(preview.RowsGood, RowsLeftOut)} {wrongCells(FaultCount)} {importWords.mend}
        </Notice>
      ) : null}
      <ImportQuestions preview={preview} />
      <ImportFaults importId={preview.Id} faults={preview.Faults} count={FaultCount} />
      <ImportLeavers
        preview={preview}
        ticked={deactivated}
        onTick={(ids) => kept.tick({ deactivated: ids })}
      />
      <ImportReturners preview={preview} ticked={activated} onTick={(ids) => kept.tick({ activated: ids })} />
      <MissingPeople preview={preview} onChange={() => kept.tick({ deactivated: new Set() })} />
      <MissingNames preview={preview} />
      <ImportTable
        title={words.promotedTitle}
        lead={<p className={classes.quiet}>{words.promotedLead}</p>}
        headings={[tableImportWords.row, importWords.person]}
        rows={Promotions.map(({ Row, Name }) => ({ key: `${Row}.${Name}`, cells: [Row, Name] }))}
        count={Promoted}
      />
      <ImportWarnings rows={notesOf(Warnings)} count={WarningCount} />
      <ImportTable
        title={importWords.peopleTitle}
        headings={peopleHeadings}
        rows={People.map((person) => ({ key: `${person.Row}.${person.Email}`, cells: cellsOf(person) }))}
        count={count}
      />
      <ImportTeams teams={preview.TopTeams} />
      {FaultCount === 0 && count === 0 ? <p className={classes.quiet}>{importWords.nothing}</p> : null}
      {start.error ? <Notice tone="bad">{problemText(start.error)}</Notice> : null}
      <div className={classes.buttons}>
        {count === 0 && !hasTicks ? null : (
          <Button loading={start.isPending} onClick={write}>
            {count === 0 ? importWords.startTicked : importWords.start(count)}
          </Button>
        )}
        <Button variant="default" onClick={onOther}>
          {tableImportWords.other}
        </Button>
      </div>
    </>
  );
}

/** Says who is missing; they stay unless the file is said to be complete. */
function MissingPeople({ preview, onChange }: { readonly preview: Preview; readonly onChange: () => void }) {
  const change = useChangeImport(preview.Id);
  if (preview.Missing === 0) return null;
  return (
    <div className={classes.acts}>
      <p className={classes.quiet}>{words.missing(preview.Missing)}</p>
      <Checkbox
        label={words.isComplete}
        checked={preview.IsComplete}
        disabled={change.isPending}
        onChange={({ currentTarget }) =>
          change.mutate({ IsComplete: currentTarget.checked }, { onSuccess: onChange })
        }
      />
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
    </div>
  );
}

/** Names those who stay although the file does not; of a complete file they are proposed as leavers. */
function MissingNames({ preview }: { readonly preview: Preview }) {
  if (preview.IsComplete) return null;
  return (
    <ImportTable
      title={words.missingTitle}
      headings={[importWords.person]}
      rows={preview.MissingPeople.map(({ Id, Name }) => ({ key: `${Id}`, cells: [Name] }))}
      count={preview.Missing}
    />
  );
}
