import type { Profile } from '@bellwether/contract/people/profile';
import { roleFlagLabels, roleLabels } from '@bellwether/domain/people/roles/roles';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';
import { FormStack } from '#ui/form/form-actions.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { flagsOf } from '../model/profile-rights.ts';
import { cardWords, rolesWords } from '../words.ts';
import { AvatarPart } from './avatar-part.tsx';
import classes from './profile-card.module.css';
import { ProfileForm } from './profile-form.tsx';

/** Edits a profile and its picture. */
export function EditProfileLayer({ at }: LayerProps<'edit-profile'>) {
  return (
    <PersonGate at={at} needs={['EditProfile']} fields={7} isNamed>
      {(profile) => (
        <FormStack>
          <AvatarPart profile={profile} />
          <RolePart profile={profile} />
          <ProfileForm profile={profile} />
        </FormStack>
      )}
    </PersonGate>
  );
}

/** Shows role and permissions read-only, to the ceo and on other people's profiles (people.6). */
function RolePart({ profile }: { readonly profile: Profile }) {
  const { Profile: own } = useSession();
  if (own.RoleName !== 'ceo' && profile.Id === own.Id) return null;
  const flags = flagsOf(profile);
  return (
    <>
      <div>
        <p className={classes.quiet}>{rolesWords.role}</p>
        <p>{roleLabels[profile.RoleName]}</p>
      </div>
      {flags.length > 0 ? (
        <div>
          <p className={classes.quiet}>{cardWords.permissions}</p>
          <div className={classes.tags}>
            {flags.map((flag) => (
              <Tag key={flag}>{roleFlagLabels[flag]}</Tag>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}
