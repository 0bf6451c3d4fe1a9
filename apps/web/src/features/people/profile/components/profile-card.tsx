import type { Session } from '@bellwether/contract/accounts';
import type { Profile } from '@bellwether/contract/people/profile';
import { mayHaveManager, roleFlagLabels, roleLabels } from '@bellwether/domain/people/roles/roles';
import { statusLabels } from '@bellwether/domain/people/status/status';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { oneToOneLink, organizationOfLink, profileLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { AwayTag } from '#ui/marks/away-tag.tsx';
import { IconChevronDown, IconClipboardCheck, IconPencil } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { AbsenceList, AddAbsenceButton } from '../../absence/components/absence-list.tsx';
import { absenceWords } from '../../absence/words.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { StatusPart } from '../../status/components/status-part.tsx';
import { statusTones } from '../../status/model/status-tones.ts';
import { avatarWords } from '../../words.ts';
import { flagsOf, mayManage } from '../model/profile-rights.ts';
import { cardWords, pageWords, profileReasons, reportWords } from '../words.ts';
import { CardPart } from './card-part.tsx';
import { ContactRows } from './contact-rows.tsx';
import classes from './profile-card.module.css';
import { ResponsibilityPart } from './responsibility-part.tsx';

interface ProfileCardProps {
  readonly profile: Profile;
  /** Whether the name stands above the card already, as on the profile's page. */
  readonly isUnderName?: boolean;
}

/** Shows the person's picture, contact, permissions, responsibilities and manager (people.7). */
export function ProfileCard({ profile, isUnderName = false }: ProfileCardProps) {
  const { Profile: own } = useSession();
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const [isOpen, setOpen] = useState(false);
  const isSelf = profile.Id === own.Id;
  const person = { person: profile.Id };
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <Picture profile={profile} onChange={() => openLayer('picture', person)} />
        <div className={classes.names}>
          {isUnderName ? null : <p className={classes.name}>{profile.Name}</p>}
          <p className={classes.quiet}>{profile.JobTitle}</p>
          {profile.Status === 'Active' ? null : (
            <Tag tone={statusTones[profile.Status]}>{statusLabels[profile.Status]}</Tag>
          )}
          <AwayTag until={profile.AwayUntil} />
        </div>
        <div className={classes.acts}>
          {isPairWith(profile, own) ? (
            <Button
              variant="default"
              leftSection={<IconClipboardCheck size={16} aria-hidden="true" />}
              renderRoot={(props) => <Link {...props} {...oneToOneLink(profile.Id)} />}
            >
              {reportWords.oneToOne}
            </Button>
          ) : null}
          {profile.IsEditable ? (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden="true" />}
              onClick={() => openLayer('edit-profile', person)}
            >
              {cardWords.edit}
            </Button>
          ) : null}
        </div>
      </div>
      <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {pageWords.about}
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      <div className={classes.rest} data-open={isOpen || undefined}>
        <ContactRows profile={profile} isSelf={isSelf} />
        <CardPart
          title={cardWords.permissions}
          aside={
            mayManage(profile, own) ? (
              <Button variant="subtle" size="compact-sm" onClick={() => openLayer('manage-user', person)}>
                {cardWords.manage}
              </Button>
            ) : null
          }
        >
          <div className={classes.tags}>
            <Tag tone="info">{roleLabels[profile.RoleName]}</Tag>
            {flagsOf(profile).map((flag) => (
              <Tag key={flag}>{roleFlagLabels[flag]}</Tag>
            ))}
          </div>
        </CardPart>
        <ResponsibilityPart profile={profile} />
        <ManagerPart profile={profile} />
        {profile.Permissions.ManageAbsences === true && !isSelf ? (
          <CardPart title={absenceWords.part} aside={<AddAbsenceButton personId={profile.Id} />}>
            <AbsenceList personId={profile.Id} />
          </CardPart>
        ) : null}
        <StatusPart profile={profile} />
      </div>
    </div>
  );
}

/** Whether the viewer and the person are a manager and a direct report, who have one-to-ones (people.43). */
function isPairWith({ Id, Manager, Status }: Profile, own: Session['Profile']): boolean {
  return (
    Status !== 'Deactivated' && own.RoleName !== 'observer' && (Manager === own.Id || own.ParentId === Id)
  );
}

function Picture({ profile, onChange }: { readonly profile: Profile; readonly onChange: () => void }) {
  const picture = <PersonAvatar name={profile.Name} src={profile.Avatar} size={72} />;
  if (!profile.IsEditable) return picture;
  const label = profile.Avatar === null ? avatarWords.add : avatarWords.open;
  return (
    <button type="button" className={classes.picture} onClick={onChange} aria-label={label} title={label}>
      {picture}
    </button>
  );
}

/** Shows the manager, with the link to choose another one. A ceo and an observer have no manager. */
function ManagerPart({ profile }: { readonly profile: Profile }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const { ManagerUser, Permissions } = profile;
  if (!mayHaveManager(profile.RoleName)) return null;
  const may = Permissions.ChangeManager;
  return (
    <CardPart
      title={cardWords.manager}
      aside={
        may === undefined ? null : (
          <ReasonButton
            variant="subtle"
            size="compact-sm"
            reason={may === true ? undefined : profileReasons[may]}
            onClick={() =>
              openLayer(ManagerUser ? 'change-manager' : 'assign-manager', { person: profile.Id })
            }
          >
            {ManagerUser ? cardWords.changeManager : cardWords.assignManager}
          </ReasonButton>
        )
      }
    >
      {ManagerUser ? (
        <Link {...profileLink(ManagerUser.Id)} className={classes.manager}>
          <PersonAvatar name={ManagerUser.Name} src={ManagerUser.Avatar} size={32} />
          <span>
            <span className={classes.strong}>{ManagerUser.Name}</span>
            <span className={classes.quiet}>{ManagerUser.JobTitle}</span>
          </span>
        </Link>
      ) : (
        <p className={classes.quiet}>{cardWords.noManager}</p>
      )}
      <Link {...organizationOfLink(profile.Id)} className={classes.chart}>
        {cardWords.orgChart}
      </Link>
    </CardPart>
  );
}
