import { basicLabels, strategyPartNames } from '@bellwether/domain/strategy/document';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  cursorSchema,
  idParam,
  idSchema,
  instantSchema,
  pageOf,
  sentInstantSchema,
  textSchema,
} from './wire.ts';

/**
 * Rich text as HTML, sanitised when saved: paragraphs, line breaks, strong, em, u, lists, and links to http,
 * https and mailto. No other elements, and no attributes but a link's href.
 */
export const richTextSchema = z.string();

/** One of the six areas that a goal can serve (goals.29). */
export const strategicObjectiveSchema = z.enum(strategicObjectives);

const area = z.nullable(richTextSchema);

/** A part that is not filled in is null. */
const parts = {
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
};

const standing = {
  /** Something filled in is published (strategy.3). */
  IsStrategy: z.boolean(),
  /** There is an unpublished draft; always false for people who may not edit. */
  IsDraft: z.boolean(),
  /** When the published version was published; null without one. */
  PublishedAt: z.nullable(instantSchema),
  /** The founder's guidance video of this installation; null without one. */
  GuidanceVideo: z.object({ VideoUrl: z.nullable(z.string()) }),
};

/** The published strategy; parts that are not filled in are null. */
export const strategySchema = z.object({
  ...standing,
  ...parts,
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
  scope: 'goals:read',
  reply: strategySchema,
});

const authorSchema = z.object({ Id: idSchema, Name: z.string() });
const percent = z.int().check(z.gte(0), z.lte(100));

/** The waiting draft, or the published version if no draft waits (strategy.1). */
export const strategyDocumentSchema = z.object({
  ...standing,
  ...parts,
  /** The last change of this version; a save sends it back. Null before the first save. */
  UpdatedAt: z.nullable(instantSchema),
  /** Who saved this version last; null before the first save. */
  UpdatedBy: z.nullable(authorSchema),
  /** How complete each part is, in percent. */
  Completion: z.object({ Basic: percent, Objectives: percent, Video: percent }),
});
export type StrategyDocument = z.output<typeof strategyDocumentSchema>;

export const getStrategyDocument = endpoint({
  name: 'getStrategyDocument',
  summary: 'The strategy as its editors see it: the waiting draft, else the published version.',
  method: 'GET',
  path: '/strategy/get',
  scope: 'none',
  who: 'editsStrategy',
  reply: strategyDocumentSchema,
});

/** Sent text may have a word processor's markup, so its limit is higher than the limit of the stored text. */
const mostSent = 60_000;
/** Null and empty are the same: not filled in. */
const sentText = (label: string) => z.nullable(textSchema(mostSent, label));

export const saveStrategy = endpoint({
  name: 'saveStrategy',
  summary: 'Replaces whole parts of the draft; with `IsPublish`, publishes the draft or its chosen parts.',
  method: 'POST',
  path: '/strategy',
  scope: 'none',
  who: 'editsStrategy',
  /** An absent part stays as it is. */
  body: z.strictObject({
    StrategyBasic: z.optional(
      z.strictObject({
        Mission: sentText(basicLabels.Mission),
        Vision: sentText(basicLabels.Vision),
        Values: sentText(basicLabels.Values),
      }),
    ),
    StrategyObjective: z.optional(
      z.strictObject({
        Customers: sentText('Customers'),
        Employees: sentText('Employees'),
        Shareholders: sentText('Shareholders'),
        Sales: sentText('Sales'),
        Marketing: sentText('Marketing'),
        Product: sentText('Product'),
      }),
    ),
    StrategyVideo: z.optional(z.strictObject({ VideoUrl: sentText('Video') })),
    IsPublish: z._default(z.boolean(), false),
    /** The parts that `IsPublish` publishes; the other parts stay in the draft. Absent = all. */
    PublishParts: z.optional(z.array(z.enum(strategyPartNames)).check(z.maxLength(strategyPartNames.length))),
    /** `UpdatedAt` of the version that the screen loaded, null for none: 409 if it has changed. */
    UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
  }),
  reply: strategyDocumentSchema,
});

const publicationValues = {
  Id: idSchema,
  PublishedAt: instantSchema,
  PublishedBy: authorSchema,
  /** The version that the organisation sees now. */
  IsCurrent: z.boolean(),
};
export const strategyPublicationSchema = z.object(publicationValues);
export type StrategyPublication = z.output<typeof strategyPublicationSchema>;

export const listStrategyVersions = endpoint({
  name: 'listStrategyVersions',
  summary: 'The published versions of the strategy, the latest first; 50 a page.',
  method: 'GET',
  path: '/strategy/versions',
  scope: 'none',
  who: 'editsStrategy',
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: pageOf(strategyPublicationSchema),
});

export const strategyVersionSchema = z.object({ ...publicationValues, ...parts });
export type StrategyVersion = z.output<typeof strategyVersionSchema>;

export const getStrategyVersion = endpoint({
  name: 'getStrategyVersion',
  summary: 'One published version of the strategy.',
  method: 'GET',
  path: '/strategy/versions/{id}',
  scope: 'none',
  who: 'editsStrategy',
  params: z.strictObject({ id: idParam }),
  reply: strategyVersionSchema,
});
