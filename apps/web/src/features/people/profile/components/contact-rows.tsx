import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { LinkedText } from '#ui/data/linked-text.tsx';
import { shownDayOfYear } from '#ui/data/shown.ts';
import { cx } from '#ui/layout/classes.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import {
  IconBrandLinkedin,
  IconBuilding,
  IconCalendarEvent,
  IconMail,
  IconMapPin,
  IconPhone,
  IconStar,
} from '#ui/marks/icons.ts';
import { discName } from '../../manual/model/disc-name.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { linkedinAddress, shortened } from '../model/profile-texts.ts';
import { cardWords } from '../words.ts';
import classes from './profile-card.module.css';

interface ContactRowsProps {
  readonly profile: Profile;
  readonly isSelf: boolean;
}

/**
 * Shows contact and biography. For an empty field, other people see nothing, and the person sees an invitation to
 * fill it.
 */
export function ContactRows({ profile, isSelf }: ContactRowsProps) {
  const { Email, UnconfirmedEmail, PhoneNumber, LinkedinUrl, Disc, OrgUnit, Location, StartDate } = profile;
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const missing = (what: string) =>
    isSelf ? (
      <Button
        className={cx(classes.add)}
        variant="subtle"
        size="compact-sm"
        onClick={() => openLayer('edit-profile', { person: profile.Id })}
      >
        {cardWords.add(what)}
      </Button>
    ) : null;
  return (
    <>
      <dl className={classes.rows}>
        <Row icon={<IconBuilding size={16} />} label={cardWords.department}>
          {OrgUnit}
        </Row>
        {Location ? (
          <Row icon={<IconMapPin size={16} />} label={cardWords.location}>
            {Location}
          </Row>
        ) : null}
        {StartDate ? (
          <Row icon={<IconCalendarEvent size={16} />} label={cardWords.startDate}>
            {cardWords.since(shownDayOfYear(StartDate))}
          </Row>
        ) : null}
        <Row icon={<IconMail size={16} />} label={cardWords.email}>
          {Email ? <a href={`mailto:${Email}`}>{Email}</a> : cardWords.noEmail}
          {UnconfirmedEmail ? (
            <span className={classes.quiet}>{cardWords.pending(UnconfirmedEmail)}</span>
          ) : null}
        </Row>
        <Row icon={<IconPhone size={16} />} label={cardWords.phone}>
          {PhoneNumber ? (
            <a href={`tel:${PhoneNumber.replace(/[^\d+]/g, '')}`}>{PhoneNumber}</a>
          ) : (
            missing('phone')
          )}
        </Row>
        <Row icon={<IconBrandLinkedin size={16} />} label={cardWords.linkedin}>
          {LinkedinUrl ? (
            <a href={linkedinAddress(LinkedinUrl)} target="_blank" rel="noopener noreferrer">
              {LinkedinUrl.replace(/^https:\/\//i, '')}
            </a>
          ) : (
            missing('LinkedIn')
          )}
        </Row>
        {Disc ? (
          <Row icon={<IconStar size={16} />} label={cardWords.disc}>
            {discName(Disc)}
          </Row>
        ) : null}
      </dl>
      {profile.Biography ? (
        <Biography text={profile.Biography} key={profile.Biography} />
      ) : (
        missing('biography')
      )}
    </>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

function Row({ icon, label, children }: RowProps) {
  if (children === null) return null;
  return (
    <div className={classes.row}>
      <dt title={label}>
        <span aria-hidden="true">{icon}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Biography({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const short = shortened(text);
  return (
    <div className={classes.biography}>
      <p>
        <LinkedText text={isWhole ? text : short} />
      </p>
      {short === text ? null : (
        <Button
          className={cx(classes.add)}
          variant="subtle"
          size="compact-sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? cardWords.less : cardWords.more}
        </Button>
      )}
    </div>
  );
}
