import type { ScimConnection } from '@bellwether/contract/people/scim';
import {
  directoryFieldLabels,
  directoryFields,
  directoryFieldsIn,
} from '@bellwether/domain/people/scim/fields';
import { Checkbox } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useSaveScim } from '../api.ts';
import { scimWords } from '../words.ts';
import classes from './scim-card.module.css';

const box = { body: classes.boxBody ?? '', label: classes.boxLabel ?? '' };

/** What the directory may do with people: take them over, and which fields stay the company's. */
export function ScimRules({ connection }: { readonly connection: ScimConnection }) {
  const save = useSaveScim();
  // Show the choice at once; a refusal takes it back.
  const asked = save.isPending ? save.variables : undefined;
  return (
    <>
      {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
      <Checkbox
        classNames={box}
        label={scimWords.takesOver}
        description={scimWords.takesOverHint}
        checked={asked?.TakesOver ?? connection.TakesOver}
        onChange={(event) => save.mutate({ TakesOver: event.currentTarget.checked })}
      />
      <Checkbox.Group
        label={scimWords.fields}
        description={scimWords.fieldsHint}
        value={asked?.OpenFields ?? connection.OpenFields}
        onChange={(names) => save.mutate({ OpenFields: directoryFieldsIn(names) })}
      >
        <div className={classes.fields}>
          {directoryFields.map((field) => (
            <Checkbox key={field} classNames={box} value={field} label={directoryFieldLabels[field]} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
