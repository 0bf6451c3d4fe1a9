import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instantSchema } from './wire.ts';

/**
 * Rich text as HTML, sanitised when it was saved: paragraphs, line breaks, strong, em, u, lists, and links to http, https
 * and mailto; no other element and no other attribute than a link's href.
 */
export const richTextSchema = z.string();

const area = z.nullable(richTextSchema);

/** What the organisation sees of the strategy: the published version; what is not filled in is null. */
export const strategySchema = z.object({
  /** Something is published. */
  IsStrategy: z.boolean(),
  /** A draft waits that is not published; told to those who may edit, false for everybody else. */
  IsDraft: z.boolean(),
  /** When the shown version was published; null where none is. */
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
    /** Write and publish: ceo and org admins. */
    Edit: z.boolean(),
  }),
});
export type Strategy = z.output<typeof strategySchema>;

/** 404 where the company has switched strategy off. */
export const getStrategy = endpoint({
  name: 'getStrategy',
  summary: 'The strategy as the organisation sees it: published and filled in.',
  method: 'GET',
  path: '/strategy',
  reply: strategySchema,
});
