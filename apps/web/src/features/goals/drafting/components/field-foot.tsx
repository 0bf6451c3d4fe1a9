import { placeholdersIn } from '@bellwether/domain/suggestions/placeholders';
import { selectPlaceholder } from '../model/select-placeholder.ts';
import { draftingWords } from '../words.ts';
import classes from './field-foot.module.css';

interface FieldFootProps {
  readonly label: string;
  readonly text: string;
  /** The quality hint; undefined without one. */
  readonly hint: string | undefined;
}

/**
 * Shows under a text of the goal its open placeholder, or else one hint. Announced when it changes, after a
 * pause.
 */
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
              // Focus directly: the form's own focus comes a moment later, but the next key must reach the
              // field.
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
