import type { Profile } from '@bellwether/contract/people/profile';
import { profileLimits } from '@bellwether/domain/people/profile';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { isConflict, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { profileQuery, useSaveOwnProfile } from '../api.ts';
import {
  mergeValues,
  type ProfileValues,
  profileFaults,
  profileShape,
  saveOf,
  valuesOf,
  zoneChoices,
} from '../model/profile-fields.ts';
import { profileWords } from '../words.ts';
import { SettingsPart } from './settings-part.tsx';

/** Changes the own name, ways to be reached and biography (2-people §5). */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { Tenant } = useSession();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const save = useSaveOwnProfile(profile.Id);
  const conflict = useProfileConflict(profile);
  const { base } = conflict;
  const form = useSaveForm<ProfileValues, Profile>({
    key: `profile.${profile.Id}`,
    shape: profileShape,
    values: valuesOf(base),
    faults: profileFaults,
    conflict,
    save: (values) => save.mutateAsync(saveOf(values, base.UpdatedAt)),
    leave(saved, { reset }) {
      conflict.startFrom(saved);
      reset(valuesOf(saved));
    },
    // A drawer over the page leaves the form as it is.
    survives: ({ pathname }) => pathname === here,
    done: profileWords.saved,
  });
  const { control } = form;
  const reload = () => {
    const merged = mergeValues(form.form.getValues(), valuesOf(base), valuesOf(profile));
    conflict.startFrom(profile);
    form.reset(valuesOf(profile));
    for (const name of Object.keys(merged) as (keyof ProfileValues)[])
      form.form.setValue(name, merged[name], { shouldDirty: true });
  };

  return (
    <SettingsPart title={profileWords.title}>
      {profile.UnconfirmedEmail ? (
        <Notice tone="info">{profileWords.unconfirmed(profile.UnconfirmedEmail)}</Notice>
      ) : null}
      <SaveForm of={form} cancel={false} label={profileWords.title}>
        <ProfileConflict
          error={conflict.error}
          isFresh={profile.UpdatedAt !== base.UpdatedAt}
          onReload={reload}
        />
        <TextField
          control={control}
          name="Name"
          label={profileWords.name}
          limit={profileLimits.name}
          autoComplete="name"
          required
        />
        <TextField
          control={control}
          name="JobTitle"
          label={profileWords.jobTitle}
          limit={profileLimits.jobTitle}
          autoComplete="organization-title"
          required
        />
        <TextField
          control={control}
          name="Email"
          label={profileWords.email}
          limit={profileLimits.email}
          type="email"
          autoComplete="email"
          required
        />
        <TextField
          control={control}
          name="PhoneNumber"
          label={profileWords.phone}
          limit={profileLimits.phone}
          type="tel"
          autoComplete="tel"
        />
        <SelectField
          control={control}
          name="TimeZone"
          label={profileWords.timeZone}
          choices={zoneChoices(Tenant.TimeZone, base.TimeZone)}
          searchable
        />
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
    </SettingsPart>
  );
}

interface ConflictProps {
  readonly error: unknown;
  /** The other person's version has arrived. */
  readonly isFresh: boolean;
  readonly onReload: () => void;
}

/** Why a save failed; after somebody else's change, the way to go on with what was typed. */
function ProfileConflict({ error, isFresh, onReload }: ConflictProps) {
  if (error === null) return null;
  if (!isConflict(error)) return <Notice tone="bad">{problemText(error)}</Notice>;
  return (
    <Notice
      tone="warn"
      action={
        isFresh ? (
          <Button variant="default" size="xs" onClick={onReload}>
            Reload
          </Button>
        ) : null
      }
    >
      {profileWords.changed} {profileWords.kept}
    </Notice>
  );
}

/** The version that the form began with, which a save names even after a newer read. */
function useProfileConflict(profile: Profile) {
  const client = useQueryClient();
  const [base, setBase] = useState(profile);
  const [error, setError] = useState<unknown>(null);
  return {
    base,
    error,
    clear: () => setError(null),
    fail(failure: unknown) {
      setError(failure);
      if (isConflict(failure)) void client.invalidateQueries({ queryKey: profileQuery(profile.Id).queryKey });
    },
    startFrom(version: Profile) {
      setBase(version);
      setError(null);
    },
  };
}
