import type { Profile } from '@bellwether/contract/people/profile';
import { profileLimits } from '@bellwether/domain/people/profile/profile';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { useSaveProfile } from '../../api.ts';
import { profileWords } from '../../words.ts';
import {
  mergeValues,
  type ProfileValues,
  profileFaults,
  profileShape,
  saveOf,
  valuesOf,
  zoneChoices,
} from '../model/profile-fields.ts';
import { ProfileConflict, useProfileConflict } from './profile-conflict.tsx';

/** Changes name, contact data, department and biography. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { Profile: own, Tenant } = useSession();
  const save = useSaveProfile(profile.Id);
  const conflict = useProfileConflict(profile);
  const { base } = conflict;
  const form = useSaveForm<ProfileValues, Profile>({
    key: `profile.${profile.Id}`,
    shape: profileShape,
    values: valuesOf(base),
    faults: profileFaults,
    conflict,
    save: (values) =>
      save.mutateAsync({
        ...saveOf(values, base.UpdatedAt),
        // A day that somebody else has changed meanwhile is no change of people who may not change it.
        ...(base.Permissions.EditStartDate === true ? {} : { StartDate: undefined }),
      }),
    done: profile.Id === own.Id ? profileWords.saved : profileWords.savedOf(profile.Name),
  });
  const { control } = form;
  /** A field from the directory says so and cannot be changed here (people.41). */
  const locked = (field: Profile['Locked'][number]) =>
    base.Locked.includes(field) ? { disabled: true, description: profileWords.fromDirectory } : {};
  const reload = () => {
    const merged = mergeValues(form.form.getValues(), valuesOf(base), valuesOf(profile));
    conflict.startFrom(profile);
    form.reset(valuesOf(profile));
    for (const name of Object.keys(merged) as (keyof ProfileValues)[])
      form.form.setValue(name, merged[name], { shouldDirty: true });
  };

  return (
    <SaveForm of={form} label={profileWords.title}>
      {profile.UnconfirmedEmail ? (
        <Notice tone="info">{profileWords.unconfirmed(profile.UnconfirmedEmail, profile.Email)}</Notice>
      ) : null}
      <ProfileConflict of={conflict} isSent={form.isSent} onReload={reload} />
      <TextField
        control={control}
        name="Name"
        {...locked('Name')}
        label={profileWords.name}
        limit={profileLimits.name}
        autoComplete="name"
        required
        focusFirst
      />
      <TextField
        control={control}
        name="JobTitle"
        {...locked('JobTitle')}
        label={profileWords.jobTitle}
        limit={profileLimits.jobTitle}
        autoComplete="organization-title"
        required
      />
      <TextField
        control={control}
        name="Email"
        {...locked('Email')}
        label={profileWords.email}
        limit={profileLimits.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        control={control}
        name="PhoneNumber"
        {...locked('PhoneNumber')}
        label={profileWords.phone}
        limit={profileLimits.phone}
        type="tel"
        autoComplete="tel"
      />
      <SelectField
        control={control}
        name="TimeZone"
        {...locked('TimeZone')}
        label={profileWords.timeZone}
        choices={zoneChoices(Tenant.TimeZone, base.TimeZone)}
        searchable
      />
      {profile.Permissions.EditDepartment === true ? (
        <TextField
          control={control}
          name="OrgUnit"
          {...locked('OrgUnit')}
          label={profileWords.department}
          description={profileWords.departmentHint}
          limit={profileLimits.orgUnit}
        />
      ) : null}
      <TextField
        control={control}
        name="Location"
        label={profileWords.location}
        limit={profileLimits.location}
      />
      {profile.Permissions.EditStartDate === true ? (
        <TextField
          control={control}
          name="StartDate"
          label={profileWords.startDate}
          description={profileWords.startDateHint}
          type="date"
        />
      ) : null}
      <TextField
        control={control}
        name="LinkedinUrl"
        label={profileWords.linkedin}
        limit={profileLimits.linkedinUrl}
        autoComplete="url"
        inputMode="url"
      />
      <TextAreaField
        control={control}
        name="Biography"
        label={profileWords.biography}
        limit={profileLimits.biography}
        minRows={3}
        maxRows={12}
      />
    </SaveForm>
  );
}
