import { Switch, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { shownNumber } from '#ui/data/shown.ts';
import classes from './form-fields.module.css';
import { PersonSelect } from './person-select.tsx';
import { SearchSelect } from './search-select.tsx';
import { formFieldsWords } from './words.ts';

/**
 * The props of every field: the form's control and the field's name. The form supplies the error, which is
 * linked to the input.
 */
export interface FieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The field gets the focus when the drawer or dialog opens. */
  readonly focusFirst?: boolean;
}

interface TextFieldProps<T extends FieldValues> extends FieldProps<T> {
  /**
   * The maximum number of characters; the count is shown near the limit. The form's schema refuses longer
   * text; the input does not cut it.
   */
  readonly limit?: number;
  readonly placeholder?: string;
  /** A line under the field with reserved space; the count and the description come before it. */
  readonly foot?: ReactNode;
}

function useField<T extends FieldValues>(props: FieldProps<T>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return {
    field,
    shared: {
      ref: field.ref,
      onBlur: field.onBlur,
      label: props.label,
      description: props.description,
      disabled: props.disabled ?? false,
      error: fieldState.error?.message,
      errorProps: { role: 'alert' },
      withAsterisk: props.required ?? false,
      'aria-required': props.required,
      'aria-invalid': fieldState.invalid || undefined,
      'data-autofocus': props.focusFirst || undefined,
    },
  };
}

function remaining(value: unknown, limit: number | undefined, description: ReactNode): ReactNode {
  // Count like the limit: an emoji is one character, spaces at the ends are ignored.
  const length = typeof value === 'string' ? [...value.trim()].length : 0;
  if (limit === undefined || length < limit * 0.8) return description;
  return (
    <span className={classes.count} data-over={length > limit}>
      {formFieldsWords.ofCharacters(shownNumber(length), shownNumber(limit))}
    </span>
  );
}

const footOrder: NonNullable<TextInputProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
];

/** Returns the text field's description: below the label, or below the field if it has a foot. */
function descriptionOf<T extends FieldValues>(
  props: TextFieldProps<T>,
  value: unknown,
): Pick<TextInputProps, 'description' | 'inputWrapperOrder'> {
  const description = remaining(value, props.limit, props.description);
  if (props.foot === undefined) return { description };
  return {
    inputWrapperOrder: footOrder,
    description: (
      <span className={classes.foot}>
        {description === undefined ? null : <span>{description}</span>}
        {props.foot}
      </span>
    ),
  };
}

/** One line of text. */
export function TextField<T extends FieldValues>(
  props: TextFieldProps<T> & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode'>,
) {
  const { control, name, label, description, required, disabled, focusFirst, limit, foot, ...input } = props;
  const { field, shared } = useField(props);
  return (
    <TextInput
      {...shared}
      {...input}
      {...descriptionOf(props, field.value)}
      value={field.value ?? ''}
      onChange={field.onChange}
    />
  );
}

/** Several lines; grows with the text. */
export function TextAreaField<T extends FieldValues>(
  props: TextFieldProps<T> & Pick<TextareaProps, 'minRows' | 'maxRows'>,
) {
  const { control, name, label, description, required, disabled, focusFirst, limit, foot, ...input } = props;
  const { field, shared } = useField(props);
  return (
    <Textarea
      {...shared}
      {...input}
      {...descriptionOf(props, field.value)}
      value={field.value ?? ''}
      onChange={field.onChange}
    />
  );
}

/**
 * A number, edited as text: invalid text stays to be corrected, and the form's value is null meanwhile. An
 * empty field is null. The form's schema checks the range.
 */
export function NumberField<T extends FieldValues>(props: FieldProps<T> & { readonly suffix?: string }) {
  const { field, shared } = useField(props);
  const value: unknown = field.value;
  const [typed, setTyped] = useState('');
  const shown = numberFrom(typed) === (value ?? null) ? typed : String(value ?? '');
  return (
    <TextInput
      {...shared}
      inputMode="decimal"
      autoComplete="off"
      rightSection={props.suffix ? <span aria-hidden="true">{props.suffix.trim()}</span> : undefined}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        field.onChange(numberFrom(event.currentTarget.value));
      }}
    />
  );
}

function numberFrom(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}

/** A switch: on or off. */
export function SwitchField<T extends FieldValues>(props: FieldProps<T>) {
  const { field, shared } = useField(props);
  const { withAsterisk: _, errorProps: __, ...rest } = shared;
  return <Switch {...rest} checked={Boolean(field.value)} onChange={field.onChange} />;
}

/** One of several values; number values stay numbers. */
export function SelectField<T extends FieldValues>(
  props: FieldProps<T> & {
    readonly choices: ReadonlyArray<{ value: string | number; label: string; disabled?: boolean }>;
    readonly placeholder?: string;
    readonly searchable?: boolean;
    readonly clearable?: boolean;
  },
) {
  const { field, shared } = useField(props);
  const byText = new Map(props.choices.map((choice) => [String(choice.value), choice.value]));
  return (
    <SearchSelect
      {...shared}
      required={props.required}
      choices={props.choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      placeholder={props.placeholder}
      searchable={props.searchable ?? false}
      clearable={props.clearable}
      value={field.value == null ? null : String(field.value)}
      onChange={(text) => field.onChange(text === null ? null : byText.get(text))}
    />
  );
}

/** One person; the form's value is the id, or null. */
export function PersonField<T extends FieldValues>(
  props: FieldProps<T> & {
    readonly people: Parameters<typeof PersonSelect>[0]['people'];
    readonly placeholder?: string;
    readonly clearable?: boolean;
    /** Called with the words of the search. */
    readonly onSearchChange?: (text: string) => void;
  },
) {
  const { field, shared } = useField(props);
  return (
    <PersonSelect
      {...shared}
      required={props.required}
      people={props.people}
      placeholder={props.placeholder}
      clearable={props.clearable}
      {...(props.onSearchChange && { onSearchChange: props.onSearchChange })}
      value={field.value ?? null}
      onChange={field.onChange}
    />
  );
}
