import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instantSchema } from './wire.ts';

/**
 * Rich text as HTML, sanitised when saved: paragraphs, line breaks, strong, em, u, lists, and links to http,
 * https and mailto. No other elements, and no attributes but a link's href.
 */
export const richTextSchema = z.string();

const area = z.nullable(richTextSchema);

/** The published strategy; parts that are not filled in are null. */
export const strategySchema = z.object({
  /** Something is published. */
  IsStrategy: z.boolean(),
  /** There is an unpublished draft; always false for people who may not edit. */
  IsDraft: z.boolean(),
  /** When the shown version was published; null without one. */
  PublishedAt: z.nullable(instantSchema),
  /** The message from the ceo: any https address; YouTube and Vimeo can be embedded. */
  Video: z.object({ VideoUrl: z.nullable(z.string()) }),
  StrategyBasic: z.object({ Mission: area, Vision: area, Values: area }),
  /** The six areas in their order on the page. */
  Objectives: z.object({
    Customers: area,
    Employees: area,
    Shareholders: area,
    Sales: area,
    Marketing: area,
    Product: area,
  }),
  Permissions: z.object({
    /** May write and publish: ceo and org admins. */
    Edit: z.boolean(),
  }),
});
export type Strategy = z.output<typeof strategySchema>;

/** 404 if the company has switched strategy off. */
export const getStrategy = endpoint({
  name: 'getStrategy',
  summary: 'The strategy as the organisation sees it: published and filled in.',
  method: 'GET',
  path: '/strategy',
  reply: strategySchema,
});
