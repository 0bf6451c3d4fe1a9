import { placeholdersIn } from '@bellwether/domain/drafting/placeholders';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { draftingWords } from '../words.ts';
import classes from './field-foot.module.css';
import type { GoalValues } from './goal-fields.ts';
import { selectPlaceholder } from './select-placeholder.ts';

interface FieldFootProps {
  readonly form: UseFormReturn<GoalValues>;
  readonly name: FieldPath<GoalValues>;
  readonly label: string;
  readonly text: string;
  /** What the goal may lack; undefined where nothing is to be said. */
  readonly hint: string | undefined;
}

/** Under a text of the goal: what a draft left open, or else one quiet hint. Spoken when it changes, after a pause. */
export function FieldFoot({ form, name, label, text, hint }: FieldFootProps) {
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
              onClick={() => {
                form.setFocus(name);
                selectPlaceholder(each);
              }}
            >
              {each}
            </button>
          ))}
        </span>
      )}
    </>
  );
}
