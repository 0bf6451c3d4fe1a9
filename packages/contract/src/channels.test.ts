import { messageOf } from '@bellwether/domain/channels/messages';
import type { Post } from '@bellwether/domain/channels/posts';
import {
  digestPost,
  goalCalledPost,
  resultsPost,
  strategyPost,
  testPost,
} from '@bellwether/domain/channels/writer.en';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

/** The parts of Block Kit that are used, with its published limits. */
const plainText = z.strictObject({
  type: z.literal('plain_text'),
  text: z.string().min(1).max(3_000),
  emoji: z.boolean(),
});
const markup = z.strictObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(3_000) });
const slackSchema = z.strictObject({
  text: z.string().min(1).max(4_000),
  blocks: z
    .array(
      z.union([
        z.strictObject({
          type: z.literal('header'),
          text: plainText.extend({ text: z.string().min(1).max(150) }),
        }),
        z.strictObject({ type: z.literal('section'), text: z.union([markup, plainText]) }),
      ]),
    )
    .max(50),
  mrkdwn: z.literal(false),
  unfurl_links: z.boolean(),
  unfurl_media: z.boolean(),
});
/** The parts of Adaptive Cards 1.5 that are used, as its schema has them. */
const textBlock = z.strictObject({
  type: z.literal('TextBlock'),
  text: z.string().min(1),
  wrap: z.boolean(),
  weight: z.enum(['Default', 'Lighter', 'Bolder']).optional(),
  size: z.enum(['Default', 'Small', 'Medium', 'Large', 'ExtraLarge']).optional(),
  style: z.enum(['default', 'columnHeader', 'heading']).optional(),
});
const teamsSchema = z.strictObject({
  type: z.literal('message'),
  attachments: z
    .array(
      z.strictObject({
        contentType: z.literal('application/vnd.microsoft.card.adaptive'),
        contentUrl: z.null(),
        content: z.strictObject({
          $schema: z.literal('http://adaptivecards.io/schemas/adaptive-card.json'),
          type: z.literal('AdaptiveCard'),
          version: z.literal('1.5'),
          body: z.array(textBlock).min(1),
          actions: z.array(
            z.strictObject({ type: z.literal('Action.OpenUrl'), title: z.string(), url: z.url() }),
          ),
        }),
      }),
    )
    .length(1),
});

const base = 'https://acme.example';
const hostile =
  '*Bold* _i_ ~s~ `c` <!channel> <https://evil.example|click> [x](https://evil.example) & @here';
const digest = {
  quarter: 'Q4 2026',
  week: 8,
  weeks: 13,
  goals: 42,
  predicted: 31,
  rose: 4,
  fell: 1,
  unlikely: 5,
};
const posts: readonly Post[] = [
  digestPost(digest, ''),
  digestPost({ ...digest, unlikely: null, goals: 1, predicted: 1 }, 'Sales & <b>'),
  goalCalledPost({ id: 7, title: hostile, owner: hostile }, ''),
  goalCalledPost({ id: 7, title: 'x'.repeat(4_000), owner: null }, 'y'.repeat(255)),
  resultsPost({ quarter: 'Q3 2026', goals: 9, finished: 8, achieved: 6 }, ''),
  strategyPost(),
  testPost(),
];

describe('a message of a chat', () => {
  test.each(posts.map((post) => [post.title.slice(0, 40), post] as const))(
    '%s: fits both chats',
    (_, post) => {
      expect(slackSchema.safeParse(JSON.parse(messageOf('slack', post, base))).error).toBeUndefined();
      expect(teamsSchema.safeParse(JSON.parse(messageOf('teams', post, base))).error).toBeUndefined();
    },
  );

  test('formats nothing that people wrote, and links only to the company', () => {
    const [, , post] = posts;
    if (!post) throw new Error('There is no such post.');
    const slack = messageOf('slack', post, base);
    const blocks: { text: { type: string; text: string } }[] = JSON.parse(slack).blocks;
    expect(blocks.filter(({ text }) => text.type === 'mrkdwn').map(({ text }) => text.text)).toEqual([
      '<https://acme.example/v3/goals/7|Open the goal>',
    ]);
    expect(JSON.parse(slack).text).not.toMatch(/[<>]/);
    const teams = messageOf('teams', post, base);
    expect(JSON.parse(teams).attachments[0].content.body[1].text).toContain('\\[x\\](https://evil.example)');
  });
});
