import { mostSeveral, type SeveralAct, severalActs } from '@bellwether/domain/people/status/several';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { saveFile } from '#platform/save-file.ts';
import { focusFirstOf } from '#ui/data/focus-next-row.ts';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { sheetOf } from '../model/chosen-people.ts';
import type { DirectoryEntry } from '../model/directory.ts';
import { severalWords } from '../words.several.ts';
import classes from './several-bar.module.css';
import { SeveralForm } from './several-form.tsx';

interface SeveralBarProps {
  /** The ticked people, in the order of the list. */
  readonly chosen: readonly DirectoryEntry[];
  readonly onClear: () => void;
}

/** The bar under the directory while people are ticked: what can be done for all of them (people.45). */
export function SeveralBar({ chosen, onClear }: SeveralBarProps) {
  const [act, setAct] = useState<SeveralAct | null>(null);
  // The bar disappears with the pressed button, so the page gets the focus.
  useEffect(() => () => focusFirstOf([]), []);
  const isTooMany = chosen.length > mostSeveral;
  return (
    <section className={classes.bar} aria-label={severalWords.bar}>
      <strong role="status">{severalWords.chosen(chosen.length)}</strong>
      {severalActs.map((each) => (
        <Button key={each} variant="default" size="xs" disabled={isTooMany} onClick={() => setAct(each)}>
          {severalWords.acts[each]}
        </Button>
      ))}
      <Button
        variant="default"
        size="xs"
        onClick={() =>
          saveFile({ blob: new Blob([sheetOf(chosen)], { type: 'text/csv' }), name: 'people.csv' })
        }
      >
        {severalWords.export}
      </Button>
      <Button variant="subtle" size="xs" onClick={onClear}>
        {severalWords.none}
      </Button>
      {isTooMany ? <span className={classes.note}>{severalWords.tooMany(mostSeveral)}</span> : null}
      <AppDialog
        opened={act !== null}
        onClose={() => setAct(null)}
        title={act === null ? '' : severalWords.acts[act]}
        width={480}
      >
        {act === null ? null : (
          <SeveralForm
            act={act}
            people={chosen.map(({ person }) => person)}
            onClose={(isDone) => {
              setAct(null);
              if (isDone) onClear();
            }}
          />
        )}
      </AppDialog>
    </section>
  );
}
