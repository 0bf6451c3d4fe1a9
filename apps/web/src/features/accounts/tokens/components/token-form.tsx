import {
  defaultTokenDays,
  type TokenScope,
  tokenDays,
  tokenLimits,
  tokenScopes,
} from '@bellwether/domain/accounts/tokens/tokens';
import { Button, Checkbox } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { SelectField, TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { useMakeToken, type Whose } from '../api.ts';
import { daysWords, scopeWords, tokenFormWords, tokenListWords } from '../words.ts';
import classes from './tokens.module.css';

interface TokenValues {
  Name: string;
  Scopes: TokenScope[];
  Days: (typeof tokenDays)[number] | 0;
}

interface TokenFormProps {
  readonly whose: Whose;
  readonly mayBeEndless: boolean;
  readonly onMade: (token: string) => void;
  readonly onCancel: () => void;
}

function faultsOf({ Name, Scopes }: TokenValues) {
  return [
    ...(Name.trim() === '' ? [{ path: 'Name', message: tokenFormWords.nameRequired }] : []),
    ...(Scopes.length === 0 ? [{ path: 'Scopes', message: tokenFormWords.scopesRequired }] : []),
  ];
}

/** Asks for name, permissions and end of a new token. 0 days: no end. */
export function TokenForm({ whose, mayBeEndless, onMade, onCancel }: TokenFormProps) {
  const make = useMakeToken(whose);
  const first = useFirstFocus();
  const form = useSaveForm<TokenValues, { readonly Token: string }>({
    values: { Name: '', Scopes: [], Days: defaultTokenDays },
    faults: faultsOf,
    save: ({ Name, Scopes, Days }) =>
      make.mutateAsync({ Name: Name.trim(), Scopes, Days: Days === 0 ? null : Days }),
    leave: ({ Token }) => onMade(Token),
  });
  const days = [...tokenDays, ...(mayBeEndless ? [0] : [])];
  return (
    <SaveForm
      of={form}
      ref={first}
      label={tokenListWords.make}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              form.giveUp();
              onCancel();
            }}
          >
            {tokenFormWords.cancel}
          </Button>
          <SubmitButton loading={form.busy !== null}>{tokenFormWords.make}</SubmitButton>
        </>
      }
    >
      <TextField
        control={form.control}
        name="Name"
        label={tokenFormWords.name}
        description={tokenFormWords.nameHint}
        limit={tokenLimits.name}
        autoComplete="off"
        required
      />
      <ScopeField control={form.control} />
      <SelectField
        control={form.control}
        name="Days"
        label={tokenFormWords.ends}
        choices={days.map((value) => ({ value, label: daysWords(value === 0 ? null : value) }))}
      />
    </SaveForm>
  );
}

function ScopeField({ control }: { readonly control: Control<TokenValues> }) {
  const { field, fieldState } = useController({ control, name: 'Scopes' });
  return (
    <Checkbox.Group
      label={tokenFormWords.scopes}
      withAsterisk
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      errorProps={{ role: 'alert' }}
    >
      <div className={classes.scopes}>
        {tokenScopes.map((scope, place) => (
          <Checkbox
            key={scope}
            ref={place === 0 ? field.ref : undefined}
            value={scope}
            label={scopeWords[scope].name}
            description={scopeWords[scope].hint}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
