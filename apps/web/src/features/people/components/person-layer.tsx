import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { profileLink } from '#platform/links.ts';
import { directoryWords } from '../organisation/words.directory.ts';
import { ProfileCard } from '../profile/components/profile-card.tsx';
import { ProfileGoals } from '../profile/components/profile-goals.tsx';
import { PersonGate } from './person-gate.tsx';
import classes from './person-layer.module.css';

/** Shows a profile over the directory or the chart, which stay as they are. */
export function PersonLayer({ at }: LayerProps<'person'>) {
  return (
    <PersonGate at={at} fields={6}>
      {(profile) => <Person profile={profile} key={profile.Id} />}
    </PersonGate>
  );
}

function Person({ profile }: { readonly profile: Profile }) {
  return (
    <div className={classes.person}>
      <div className={classes.head}>
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => <Link {...props} {...profileLink(profile.Id)} />}
        >
          {directoryWords.open}
        </Button>
      </div>
      <ProfileCard profile={profile} />
      <section aria-label={directoryWords.goals}>
        <h2 className={classes.title}>{directoryWords.goals}</h2>
        <ProfileGoals profile={profile} />
      </section>
    </div>
  );
}
