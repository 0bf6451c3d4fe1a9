import type { Provider } from '@bellwether/contract/accounts/providers';
import {
  presetIssuers,
  providerLimits,
  providerPresets,
} from '@bellwether/domain/accounts/providers/provider';
import { providerMessages } from '@bellwether/domain/accounts/providers/words';
import { fieldError } from '@bellwether/domain/shared/said';
import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useListedPeople } from '#platform/people/listed-people.ts';
import { personChoice } from '#platform/person-choice.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { PersonField, SelectField, SwitchField, TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { type ProviderValues, useSaveProvider } from '../api.ts';
import { issuerHints, presetLabels, providersWords } from '../words.ts';

interface ProviderFormProps {
  readonly kind: Provider['Kind'];
  /** Absent for a new one. */
  readonly provider?: Provider;
  readonly onClose: () => void;
}

interface Values {
  Preset: Provider['Preset'];
  Name: string;
  Issuer: string;
  ClientId: string;
  ClientSecret: string;
  Metadata: string;
  Domains: string;
  IsOn: boolean;
  IsEnforced: boolean;
  IsAuthoritative: boolean;
  CreatesPeople: boolean;
  CreatesUnder: number | null;
  TakesUnasked: boolean;
  FirstGlass: number | null;
  SecondGlass: number | null;
  ThirdGlass: number | null;
}

const glassFields = ['FirstGlass', 'SecondGlass', 'ThirdGlass'] as const;

/** The fields at which the server's refusals are shown. */
const wireFields = {
  Name: 'Name',
  Issuer: 'Issuer',
  ClientId: 'ClientId',
  ClientSecret: 'ClientSecret',
  Metadata: 'Metadata',
  Domains: 'Domains',
  CreatesUnder: 'CreatesUnder',
  IsEnforced: 'IsEnforced',
  BreakGlass: 'FirstGlass',
} as const;

/** The settings of a provider of sign-ins; the stored secret is never shown. */
export function ProviderForm(props: ProviderFormProps) {
  const first = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={first}>
      <ProviderFields {...props} />
    </div>
  );
}

function ProviderFields({ kind, provider, onClose }: ProviderFormProps) {
  const save = useSaveProvider();
  const form = useSaveForm<Values, Provider>({
    values: valuesOf(kind, provider),
    faults: (values) => faultsOf(kind, values),
    fields: wireFields,
    save: (values) => save.mutateAsync(saved(kind, provider, values)),
    leave: onClose,
    done: providersWords.saved,
  });
  const { control } = form;
  const [preset, isEnforced, createsPeople, ...chosen] = useWatch({
    control,
    name: ['Preset', 'IsEnforced', 'CreatesPeople', 'CreatesUnder', ...glassFields],
  });
  const listed = useListedPeople(chosen.filter((id) => id !== null));
  const choices = {
    people: listed.people
      .filter(({ Status }) => Status !== 'Deactivated')
      .map(({ Avatar: _, id, ...person }) => personChoice({ Id: id, ...person })),
    onSearchChange: listed.onSearchChange,
  };
  const isOpenId = kind === 'oidc';
  return (
    <SaveForm
      of={form}
      label={provider ? providersWords.formOf(provider.Name) : providersWords.formNew}
      button={provider ? providersWords.save : providersWords.add}
      cancel={false}
      aside={
        <Button variant="default" onClick={onClose}>
          {providersWords.cancel}
        </Button>
      }
    >
      <SelectField
        control={control}
        name="Preset"
        label={providersWords.preset}
        choices={providerPresets.map((value) => ({ value, label: presetLabels[value] }))}
        focusFirst
      />
      <TextField
        control={control}
        name="Name"
        label={providersWords.name}
        limit={providerLimits.name}
        autoComplete="off"
        required
      />
      {isOpenId ? (
        <>
          <TextField
            control={control}
            name="Issuer"
            label={providersWords.issuer}
            description={issuerHints[preset]}
            autoComplete="off"
            inputMode="url"
            required={presetIssuers[preset] === undefined}
          />
          <TextField
            control={control}
            name="ClientId"
            label={providersWords.clientId}
            autoComplete="off"
            required
          />
          <TextField
            control={control}
            name="ClientSecret"
            label={providersWords.secret}
            description={provider?.HasSecret ? providersWords.secretKept : undefined}
            type="password"
            autoComplete="off"
          />
        </>
      ) : (
        <>
          <TextAreaField
            control={control}
            name="Metadata"
            label={providersWords.metadataOfProvider}
            description={provider ? providersWords.metadataKept : undefined}
          />
          <SwitchField control={control} name="TakesUnasked" label={providersWords.takesUnasked} />
        </>
      )}
      <TextField
        control={control}
        name="Domains"
        label={providersWords.domains}
        description={providersWords.domainsHint}
        autoComplete="off"
      />
      <SwitchField
        control={control}
        name="IsAuthoritative"
        label={providersWords.isAuthoritative}
        description={providersWords.isAuthoritativeHint}
      />
      <SwitchField control={control} name="CreatesPeople" label={providersWords.createsPeople} />
      {createsPeople ? (
        <PersonField
          control={control}
          name="CreatesUnder"
          label={providersWords.createsUnder}
          {...choices}
          clearable
        />
      ) : null}
      <SwitchField control={control} name="IsOn" label={providersWords.isOn} />
      <SwitchField control={control} name="IsEnforced" label={providersWords.isEnforced} />
      {isEnforced
        ? glassFields.map((name, at) => (
            <PersonField
              key={name}
              control={control}
              name={name}
              label={`${providersWords.glass} (${at + 1})`}
              description={at === 0 ? providersWords.glassHint : undefined}
              {...choices}
              clearable
            />
          ))
        : null}
    </SaveForm>
  );
}

function valuesOf(kind: Provider['Kind'], provider: Provider | undefined): Values {
  const [first, second, third] = provider?.BreakGlass ?? [];
  return {
    Preset: provider?.Preset ?? 'other',
    Name: provider?.Name ?? '',
    Issuer: provider?.Issuer ?? '',
    ClientId: provider?.ClientId ?? '',
    ClientSecret: '',
    Metadata: '',
    Domains: provider?.Domains.join(', ') ?? '',
    IsOn: provider?.IsOn ?? false,
    IsEnforced: provider?.IsEnforced ?? false,
    // SAML has no word for a verified address.
    IsAuthoritative: provider?.IsAuthoritative ?? kind === 'saml',
    CreatesPeople: provider?.CreatesPeople ?? false,
    CreatesUnder: provider?.CreatesUnder?.Id ?? null,
    TakesUnasked: provider?.TakesUnasked ?? false,
    FirstGlass: first?.Id ?? null,
    SecondGlass: second?.Id ?? null,
    ThirdGlass: third?.Id ?? null,
  };
}

function faultsOf(kind: Provider['Kind'], values: Values): FormFault[] {
  const faults: FormFault[] = [];
  if (values.Name.trim() === '') faults.push(fieldError('Name', providerMessages, 'nameRequired'));
  if (kind === 'saml') return faults;
  if (values.Issuer.trim() === '' && presetIssuers[values.Preset] === undefined)
    faults.push(fieldError('Issuer', providerMessages, 'issuerRequired'));
  if (values.ClientId.trim() === '') faults.push(fieldError('ClientId', providerMessages, 'clientRequired'));
  return faults;
}

function saved(kind: Provider['Kind'], provider: Provider | undefined, values: Values): ProviderValues {
  const { FirstGlass, SecondGlass, ThirdGlass, Domains, Issuer, ClientSecret, Metadata, ...plain } = values;
  const body = {
    ...plain,
    ...(kind === 'oidc' && Issuer.trim() !== '' ? { Issuer } : {}),
    ...(ClientSecret === '' ? {} : { ClientSecret }),
    ...(Metadata.trim() === '' ? {} : { Metadata }),
    Domains: Domains.split(/[\s,;]+/).filter((domain) => domain !== ''),
    BreakGlass: [...new Set([FirstGlass, SecondGlass, ThirdGlass])].filter((id) => id !== null),
  };
  return provider
    ? { id: provider.Id, body: { ...body, UpdatedAt: provider.UpdatedAt } }
    : { body: { Kind: kind, ...body } };
}
