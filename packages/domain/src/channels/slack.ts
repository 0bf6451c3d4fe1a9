/** Longest texts of the app of Slack, in characters. */
export const slackLimits = { secret: 300, ask: 2_000 } as const;

/** A link in Slack that asks to connect an account is good for this long, in milliseconds. */
export const slackAskLasts = 600_000;

/** Slack refuses an older request, and so do we, in milliseconds. */
export const slackRequestLasts = 300_000;

/** What the app tells one person in Slack: a goal waits for the person, or the person's own goals wait for an update. */
export const slackTopics = ['approve', 'week'] as const;
export type SlackTopic = (typeof slackTopics)[number];

/** Returns the id of the goal that an address below the company's own shows; undefined for every other address. */
export function goalOfLink(address: string, base: string): number | undefined {
  const goals = `${base}/v3/goals/`;
  if (!address.startsWith(goals)) return undefined;
  const [, id] = /^([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(address.slice(goals.length)) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The value of the button *Approve*: the goal, and the version of it or of its edit that the message shows. */
export interface ApproveValue {
  readonly goalId: number;
  readonly updatedAt: string;
  readonly isEdit: boolean;
}

const editMark = ' edit';

export const writeApproveValue = ({ goalId, updatedAt, isEdit }: ApproveValue) =>
  `${goalId} ${updatedAt}${isEdit ? editMark : ''}`;

export function readApproveValue(value: string): ApproveValue | undefined {
  const [, id, updatedAt, mark] = /^([1-9]\d{0,8}) (\S{1,40})( edit)?$/.exec(value) ?? [];
  if (id === undefined || updatedAt === undefined) return undefined;
  return { goalId: Number(id), updatedAt, isEdit: mark === editMark };
}

const name = 'Bellwether';

/** Returns the manifest of the app, as Slack reads it. `base`: the address of the company without a final slash. */
export function slackManifest(base: string): object {
  return {
    display_information: { name },
    features: {
      bot_user: { display_name: name, always_online: false },
      slash_commands: [
        {
          command: '/bellwether',
          url: `${base}/api/slack/commands`,
          description: name,
          should_escape: false,
        },
      ],
      unfurl_domains: [base.replace(/^https?:\/\//, '').replace(/:\d+$/, '')],
    },
    oauth_config: {
      scopes: {
        bot: [
          'chat:write',
          'commands',
          'im:write',
          'links:read',
          'links:write',
          'users:read',
          'users:read.email',
        ],
      },
    },
    settings: {
      event_subscriptions: { request_url: `${base}/api/slack/events`, bot_events: ['link_shared'] },
      interactivity: { is_enabled: true, request_url: `${base}/api/slack/interactions` },
      org_deploy_enabled: false,
      socket_mode_enabled: false,
      token_rotation_enabled: false,
    },
  };
}
