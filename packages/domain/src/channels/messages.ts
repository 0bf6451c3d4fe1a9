import type { ChannelKind, Post } from './posts.ts';

/** The limits of Block Kit: characters of a header and of a section. */
const slack = { header: 150, section: 3_000 } as const;
const longestTitle = 300;

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Returns the message of a post as the chat takes it, as JSON. `base` is the address of the company without a final slash. */
export function messageOf(kind: ChannelKind, post: Post, base: string): string {
  const url = `${base}${post.link.path}`;
  return JSON.stringify(kind === 'slack' ? slackMessage(post, url) : cardMessage(post, url));
}

/** Slack reads three characters of a text as markup. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A message of Block Kit for an incoming webhook. `text` is for notifications and screen readers. */
function slackMessage({ title, sentences, colon = ':', link }: Post, url: string) {
  const said = sentences.join('\n');
  return {
    text: shortened(escaped(`${title}${colon} ${sentences.join(' ')}`), slack.section),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: shortened(title, slack.header), emoji: false } },
      {
        type: 'section',
        // Plain: a text of people formats and mentions nothing.
        text: { type: 'plain_text', text: shortened(said, slack.section), emoji: false },
      },
      { type: 'section', text: { type: 'mrkdwn', text: `<${escaped(url)}|${escaped(link.label)}>` } },
    ],
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** Teams reads Markdown in a text block; a back slash keeps its marks as they are. */
const unmarked = (text: string) => text.replace(/[\\*_[\]`#~>|<]/g, '\\$&');

/** A message with an Adaptive Card 1.5, as a workflow of Teams takes it. */
function cardMessage({ title, sentences, link }: Post, url: string) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.5',
          body: [
            {
              type: 'TextBlock',
              text: unmarked(shortened(title, longestTitle)),
              weight: 'Bolder',
              size: 'Medium',
              wrap: true,
              style: 'heading',
            },
            ...sentences.map((text) => ({ type: 'TextBlock', text: unmarked(text), wrap: true })),
          ],
          actions: [{ type: 'Action.OpenUrl', title: link.label, url }],
        },
      },
    ],
  };
}
