import type { WebhookKind } from '@bellwether/domain/webhooks/kinds';
import { Checkbox } from '@mantine/core';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { kindGroups, webhookWords } from '../words.ts';
import classes from './webhooks.module.css';

interface KindsFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
}

/** The kinds of events that a webhook tells of, as ticks by what they are about. */
export function KindsField<T extends FieldValues>({ control, name }: KindsFieldProps<T>) {
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly WebhookKind[] = field.value ?? [];
  const change = (kinds: readonly WebhookKind[], isOn: boolean) =>
    field.onChange([...chosen.filter((kind) => !kinds.includes(kind)), ...(isOn ? kinds : [])]);
  const error = fieldState.error?.message;
  return (
    <fieldset className={classes.group} ref={field.ref} tabIndex={-1}>
      <legend className={classes.legend}>{webhookWords.kinds}</legend>
      {error ? (
        <p className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={classes.kinds}>
        {kindGroups.map(({ name: group, kinds }) => {
          const all = kinds.map(({ kind }) => kind);
          const count = all.filter((kind) => chosen.includes(kind)).length;
          return (
            <fieldset key={group} className={classes.group}>
              <legend className={classes.legend}>
                <Checkbox
                  label={group}
                  checked={count === all.length}
                  indeterminate={count > 0 && count < all.length}
                  onChange={(event) => change(all, event.currentTarget.checked)}
                />
              </legend>
              {kinds.map(({ kind, label }) => (
                <Checkbox
                  key={kind}
                  label={label}
                  checked={chosen.includes(kind)}
                  onChange={(event) => change([kind], event.currentTarget.checked)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}
