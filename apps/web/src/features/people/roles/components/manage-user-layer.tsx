import type { Profile } from '@bellwether/contract/people/profile';
import { profileMessages } from '@bellwether/domain/people/profile/profile';
import type { WireFlag } from '@bellwether/domain/people/roles/flags';
import { type RoleName, roleFlagLabels, roleLabels } from '@bellwether/domain/people/roles/roles';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useController, useWatch } from 'react-hook-form';
import { ResetSecondStep } from '#features/accounts/door.ts';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { companyGoalsLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import radio from '#ui/form/radio.module.css';
import { ceoQuery, companyGoalsQuery, useSaveRoles } from '../../api.ts';
import { PersonGate } from '../../components/person-gate.tsx';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import classes from '../../organisation/components/manager-layer.module.css';
import { ProfileConflict, useProfileConflict } from '../../profile/components/profile-conflict.tsx';
import { pageWords, rolesWords } from '../../profile/words.ts';
import { flagChoices, type RoleValues, roleOptions, roleValuesOf } from '../model/role-values.ts';

/** Changes role and administrative permissions (people.3). */
export function ManageUserLayer({ at }: LayerProps<'manage-user'>) {
  return (
    <PersonGate at={at} fields={5} isNamed>
      {(profile) =>
        profile.IsEditable ? (
          <>
            <RolesForm profile={profile} />
            <Reset profile={profile} />
          </>
        ) : (
          <Notice tone="warn">{pageWords.absent}</Notice>
        )
      }
    </PersonGate>
  );
}

function Reset({ profile }: { readonly profile: Profile }) {
  const { Profile: own } = useSession();
  return own.Id !== profile.Id && capabilitiesOfProfile(own).administersPeople ? (
    <ResetSecondStep personId={profile.Id} />
  ) : null;
}

function RolesForm({ profile }: { readonly profile: Profile }) {
  const { Profile: own } = useSession();
  const { openLayer, closeLayer } = useAddressLayer<PeopleLayerName>();
  const save = useSaveRoles(profile.Id);
  const conflict = useProfileConflict(profile);
  const { base } = conflict;
  const { RoleName } = base;
  const form = useSaveForm<RoleValues, Profile>({
    values: roleValuesOf(base),
    faults: () => [],
    save: ({ Confirmation: _, ...body }) =>
      save.mutateAsync({
        ...body,
        ...(body.RoleName === 'ceo' && ceo.data ? { CeoId: ceo.data.Id } : {}),
        UpdatedAt: base.UpdatedAt,
      }),
    conflict,
    leave(saved) {
      // A former observer has no manager yet, so ask for one next (people.13).
      if (RoleName === 'observer' && saved.Permissions.ChangeManager === true && saved.Manager === 0)
        openLayer('assign-manager', { person: saved.Id });
      else closeLayer();
    },
    done: rolesWords.saved,
  });
  const values = useWatch({ control: form.control }) as RoleValues;
  const makesCeo = values.RoleName === 'ceo' && RoleName !== 'ceo';
  const ceo = useQuery({ ...ceoQuery, enabled: makesCeo });
  const hasBoth = values.IsGoalAdmin && values.IsGoalManager;
  const roles = roleOptions(profile, own);
  const flags = flagChoices(profile);
  const isFixed = roles.every(({ reason }) => reason !== undefined) && flags.length === 0;
  const blocked = hasBoth
    ? profileMessages.goalAdminOrManager
    : makesCeo && values.Confirmation !== rolesWords.confirmWord
      ? rolesWords.confirmMissing
      : undefined;
  return (
    <SaveForm of={form} label={rolesWords.title} blocked={isFixed ? rolesWords.own : blocked}>
      {isFixed ? <Notice tone="info">{rolesWords.own}</Notice> : null}
      <RoleChoice form={form} roles={roles} />
      <ProfileConflict
        of={conflict}
        isSent={form.isSent}
        onReload={() => {
          conflict.startFrom(profile);
          form.reset(roleValuesOf(profile));
        }}
      />
      {makesCeo ? <NewCeo profile={profile} form={form} /> : null}
      {flags.length > 0 ? (
        <fieldset className={classes.list}>
          <legend className={classes.legend}>{rolesWords.flags}</legend>
          {flags.map((flag) => (
            <FlagBox form={form} flag={flag} key={flag} />
          ))}
          {hasBoth ? (
            <p className={classes.error} role="alert">
              {profileMessages.goalAdminOrManager} {rolesWords.both}
            </p>
          ) : null}
        </fieldset>
      ) : null}
    </SaveForm>
  );
}

type Form = ReturnType<typeof useSaveForm<RoleValues, Profile>>;

interface RoleChoiceProps {
  readonly form: Form;
  readonly roles: readonly { readonly role: RoleName; readonly reason: string | undefined }[];
}

function RoleChoice({ form, roles }: RoleChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'RoleName' });
  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{rolesWords.role}</legend>
      {roles.map(({ role, reason }) => (
        <label className={classes.choice} key={role} data-disabled={reason === undefined ? undefined : true}>
          <input
            type="radio"
            className={radio.radio}
            name="role"
            checked={field.value === role}
            disabled={reason !== undefined && field.value !== role}
            onChange={() => field.onChange(role)}
            // The present role gets the focus, so that an arrow key starts from it.
            data-autofocus={field.value === role || undefined}
          />
          <span className={classes.words}>
            <span className={classes.name}>{roleLabels[role]}</span>
            {reason && field.value !== role ? <span className={classes.quiet}>{reason}</span> : null}
          </span>
        </label>
      ))}
      {fieldState.error ? (
        <p className={classes.error} role="alert">
          {fieldState.error.message}
        </p>
      ) : null}
    </fieldset>
  );
}

function FlagBox({ form, flag }: { readonly form: Form; readonly flag: WireFlag }) {
  const { field, fieldState } = useController({ control: form.control, name: flag });
  const label = roleFlagLabels[`i${flag.slice(1)}` as keyof typeof roleFlagLabels];
  return (
    <Checkbox
      mt={8}
      label={label}
      checked={field.value}
      error={fieldState.error?.message}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
    />
  );
}

/** Explains the effects of a new ceo, and asks for the typed word (people.14). */
function NewCeo({ profile, form }: { readonly profile: Profile; readonly form: Form }) {
  const company = useQuery(companyGoalsQuery);
  const count = company.data?.data.length ?? 0;
  const many = rolesWords.goals(count, Boolean(company.data?.Next));
  return (
    <>
      <Notice tone="warn">
        {rolesWords.newCeo(profile.Name)} {rolesWords.ceases}{' '}
        {count > 0 ? (
          <>
            {rolesWords.companyGoals(many)} <Link {...companyGoalsLink()}>{rolesWords.reassign}</Link>
          </>
        ) : null}
        {company.isError && !company.data ? (
          <LoadFailure onRetry={() => void company.refetch()}>{rolesWords.companyGoalsFailed}</LoadFailure>
        ) : null}
      </Notice>
      <TextField control={form.control} name="Confirmation" label={rolesWords.confirm} autoComplete="off" />
    </>
  );
}
