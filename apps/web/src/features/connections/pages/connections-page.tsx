import { CompanyTokensCard, ProviderCards } from '#features/accounts/door.ts';
import { AgentsCard } from '#features/agents/door.ts';
import { ChannelsCard, SlackCard } from '#features/channels/door.ts';
import { ScimCard } from '#features/people/door.ts';
import { WebhooksCard } from '#features/webhooks/door.ts';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { GoalFileCard, PeopleFileCard } from '../components/file-cards.tsx';
import { connectionsWords } from '../words.ts';
import classes from './connections-page.module.css';

/** The cards of the page, each with what it needs; a new connection adds its card here. */
const cards = {
  signIn: ProviderCards,
  scim: ScimCard,
  peopleFile: PeopleFileCard,
  goalFile: GoalFileCard,
  tokens: CompanyTokensCard,
  webhooks: WebhooksCard,
  agents: AgentsCard,
  channels: ChannelsCard,
  slack: SlackCard,
};

/** What connects the company with other services, for org admins and the ceo (accounts.14). */
export function ConnectionsPage() {
  const { Profile } = useSession();
  return (
    <Page title={settingsTitles.connections} narrow>
      {capabilitiesOfProfile(Profile).administersPeople ? (
        <div className={classes.cards}>
          {Object.entries(cards).map(([name, Card]) => (
            <Card key={name} />
          ))}
        </div>
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={connectionsWords.notYours} />
      )}
    </Page>
  );
}
