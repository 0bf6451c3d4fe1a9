import { writeApproveValue } from '@bellwether/domain/channels/slack';
import type { GoalTextName } from '@bellwether/domain/goals/texts';
import type { Button, KnownBlock } from '@slack/types';
import type { GoalChanges, WaitingGoal } from '../../goals/approval/queries.waiting.ts';
import type { slackSays } from './words.ts';

/** A message of the app: blocks, and a text for notifications and screen readers. */
export interface SlackMessage {
  readonly text: string;
  readonly blocks: KnownBlock[];
}

type Says = typeof slackSays;

/** The longest text of a section in Block Kit. */
const longestText = 3_000;

export const paths = {
  week: '/v3/goals?scope=MyGoals&needsUpdate=true',
  review: '/v3/goals?waiting=true',
  goal: (id: number) => `/v3/goals/${id}`,
} as const;

/** Plain: a text of people formats and mentions nothing. */
const section = (text: string): KnownBlock => ({
  type: 'section',
  text: { type: 'plain_text', text: text.slice(0, longestText), emoji: false },
});

const linkButton = (id: string, text: string, url: string): Button => ({
  type: 'button',
  action_id: id,
  text: { type: 'plain_text', text, emoji: false },
  url,
});

const withButtons = (text: string, ...elements: Button[]): SlackMessage => ({
  text,
  blocks: [section(text), { type: 'actions', elements }],
});

export function connectMessage(says: Says, url: string): SlackMessage {
  return withButtons(says.askConnect, { ...linkButton('connect', says.connect, url), style: 'primary' });
}

export function connectedMessage(says: Says, name: string, base: string): SlackMessage {
  return withButtons(
    says.connected(name),
    linkButton('week', says.updateWeek, `${base}${paths.week}`),
    linkButton('review', says.review, `${base}${paths.review}`),
  );
}

export function weekMessage(says: Says, count: number, base: string): SlackMessage {
  const week = linkButton('week', says.updateWeek, `${base}${paths.week}`);
  return withButtons(says.weekAsk(count), { ...week, style: 'primary' });
}

export function approveMessage(
  says: Says,
  labels: Record<GoalTextName, string>,
  goal: WaitingGoal,
  base: string,
): SlackMessage {
  const { changes, owner, title } = goal;
  const message = withButtons(
    changes ? says.approveEditAsk(owner, title) : says.approveAsk(owner, title),
    {
      type: 'button',
      action_id: 'approve',
      style: 'primary',
      text: { type: 'plain_text', text: says.approve, emoji: false },
      value: writeApproveValue({ goalId: goal.id, updatedAt: goal.updatedAt, isEdit: changes !== undefined }),
    },
    linkButton('open', says.open, `${base}${paths.goal(goal.id)}`),
  );
  const [ask, ...buttons] = message.blocks;
  if (!changes || !ask) return message;
  return { ...message, blocks: [ask, ...changeSections(says, labels, changes), ...buttons] };
}

/** Long texts are cut: the goal's page has them whole. */
const longestValue = 400;

function changeSections(
  says: Says,
  labels: Record<GoalTextName, string>,
  changes: GoalChanges,
): KnownBlock[] {
  const cut = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue)} …` : text);
  const others = (['isPrivate', 'parent', 'strategicObjective'] as const).filter((name) => changes[name]);
  return [
    ...changes.texts.map(({ name, from, to }) => section(says.change(labels[name], cut(from), cut(to)))),
    ...(others.length > 0 ? [section(says.alsoChanged(others.map((name) => says.parts[name])))] : []),
  ];
}

/** What a button led to, in place of its message. */
export function answeredMessage(says: Says, text: string, goalId: number, base: string): SlackMessage {
  return withButtons(text, linkButton('open', says.open, `${base}${paths.goal(goalId)}`));
}

export function unfurledGoal(
  says: Says,
  goal: { readonly title: string; readonly owner: string },
): KnownBlock[] {
  return [
    section(goal.title),
    {
      type: 'context',
      elements: [{ type: 'plain_text', text: says.ownedBy(goal.owner), emoji: false }],
    },
  ];
}
