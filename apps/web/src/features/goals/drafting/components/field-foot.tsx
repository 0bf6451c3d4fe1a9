import { placeholdersIn } from '@bellwether/domain/suggestions/placeholders';
import { selectPlaceholder } from '../model/select-placeholder.ts';
import { draftingWords } from '../words.ts';
import classes from './field-foot.module.css';

interface FieldFootProps {
  readonly label: string;
  readonly text: string;
  /** What the goal may lack; undefined where nothing is to be said. */
  readonly hint: string | undefined;
}

/** Under a text of the goal: what a draft left open, or else one quiet hint. Spoken when it changes, after a pause. */
export function FieldFoot({ label, text, hint }: FieldFootProps) {
  const open = placeholdersIn(text);
  return (
    <>
      <span className={classes.hint} aria-live="polite">
        {open.length === 0 ? hint : null}
      </span>
      {open.length === 0 ? null : (
        <span className={classes.open}>
          {draftingWords.stillOpen}
          {open.map((each) => (
            <button
              key={each}
              type="button"
              className={classes.placeholder}
              aria-label={draftingWords.fillIn(each, label)}
              // At once: the form's own way to a field takes a moment, and the next key belongs to it.
              onClick={({ currentTarget }) =>
                selectPlaceholder(
                  currentTarget.closest('[data-drafted]')?.querySelector('input, textarea'),
                  each,
                )
              }
            >
              {each}
            </button>
          ))}
        </span>
      )}
    </>
  );
}
