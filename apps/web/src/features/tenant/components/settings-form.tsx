import { type SettingWireName, settingWireName } from '@bellwether/contract/tenant.setting-names';
import type { CompanySettings, SettingValues } from '@bellwether/contract/tenant.settings';
import {
  isAddressOrNone,
  type SettingGroup,
  settingGroups,
  type TenantSettingRule,
  type TenantSettingValue,
  tenantSettingNames,
  tenantSettingRule,
} from '@bellwether/domain/tenant/settings';
import { Button } from '@mantine/core';
import { SaveForm } from '#platform/form/save-form.tsx';
import { type SaveFormState, useSaveForm } from '#platform/form/use-save-form.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { NumberField, SelectField, SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { useSaveSettings } from '../api.settings.ts';
import { settingChoices, settingWords } from '../words.settings.ts';
import classes from './settings-form.module.css';

type Values = Record<string, TenantSettingValue | null>;

const rules = new Map<string, TenantSettingRule>(
  tenantSettingNames.map((name) => [settingWireName(name), tenantSettingRule(name)]),
);
const allNames = tenantSettingNames.map(settingWireName);
const allGroups = Object.entries(settingGroups) as [SettingGroup, string][];
const isIn = (group: SettingGroup, name: SettingWireName) => rules.get(name)?.group === group;

interface SettingsFormProps {
  readonly settings: CompanySettings;
  /** The groups that the form shows. */
  readonly groups: readonly SettingGroup[];
  /** Reads the present settings, after somebody else has changed some. */
  readonly onReload: () => void;
}

/** The company's settings in groups, each with what it changes and from when (tenant.1). */
export function SettingsForm({ settings, groups: asked, onReload }: SettingsFormProps) {
  const save = useSaveSettings();
  const stored = settings.Settings as Values;
  // HR admins get the settings of appraisals alone.
  const shownNames = allNames.filter(
    (name) => stored[name] !== undefined && asked.some((group) => isIn(group, name)),
  );
  const groups = allGroups.filter(([group]) => shownNames.some((name) => isIn(group, name)));
  const form = useSaveForm<Values, CompanySettings>({
    values: Object.fromEntries(shownNames.map((name) => [name, stored[name] ?? null])),
    faults: (values) => faultsOf(values, shownNames),
    save: (values) =>
      save.mutateAsync({ Settings: changedOf(values, stored, shownNames), startedFrom: settings.UpdatedAt }),
    leave: (_saved, { reset, values }) => reset(values),
    done: settingWords.saved,
  });
  return (
    <div className={classes.column}>
      <SaveForm
        of={form}
        label={settingWords.way}
        button={settingWords.save}
        cancel={false}
        aside={
          form.failure === null ? null : (
            <Button variant="subtle" title={settingWords.stale} onClick={onReload}>
              {settingWords.reload}
            </Button>
          )
        }
      >
        {groups.map(([group, title]) => (
          <fieldset className={classes.group} key={group}>
            <legend className={classes.title}>{title}</legend>
            {shownNames
              .filter((name) => isIn(group, name))
              .map((name) => (
                <SettingField
                  key={name}
                  name={name}
                  control={form.control}
                  lock={settings.Locked.includes(name) ? lockOf(name, settings) : undefined}
                />
              ))}
          </fieldset>
        ))}
      </SaveForm>
    </div>
  );
}

interface SettingFieldProps {
  readonly name: SettingWireName;
  readonly control: SaveFormState<Values>['control'];
  /** Why the setting cannot change now; undefined if it can. */
  readonly lock: string | undefined;
}

function SettingField({ name, control, lock }: SettingFieldProps) {
  const choices = settingChoices[name];
  const rule = rules.get(name);
  if (!rule) return null;
  const shared = {
    control,
    name,
    label: rule.label,
    description: lock === undefined ? rule.says : `${rule.says} ${lock}`,
    disabled: lock !== undefined,
  };
  if (rule.kind === 'switch') return <SwitchField {...shared} />;
  if (rule.kind === 'day') return <TextField {...shared} type="date" />;
  if (rule.kind === 'address') return <TextField {...shared} type="url" />;
  return choices ? <SelectField {...shared} choices={choices} /> : <NumberField {...shared} />;
}

function lockOf(name: SettingWireName, { OpenAppraisals }: CompanySettings): string {
  return rules.get(name)?.onlyWithoutAppraisals
    ? settingWords.lockedByAppraisals(OpenAppraisals)
    : settingWords.locked;
}

function faultsOf(values: Values, shownNames: readonly SettingWireName[]): FormFault[] {
  return shownNames.flatMap((name) => {
    const rule = rules.get(name);
    const value = values[name];
    if (rule?.kind === 'address')
      return isAddressOrNone(String(value ?? '')) ? [] : [{ path: name, message: settingWords.address }];
    if (rule?.kind !== 'whole') return [];
    const isWhole =
      typeof value === 'number' && Number.isInteger(value) && value >= rule.least && value <= rule.most;
    return isWhole ? [] : [{ path: name, message: settingWords.number(rule.least, rule.most) }];
  });
}

function changedOf(values: Values, stored: Values, shownNames: readonly SettingWireName[]): SettingValues {
  const changed = shownNames.filter((name) => values[name] !== stored[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as SettingValues;
}
