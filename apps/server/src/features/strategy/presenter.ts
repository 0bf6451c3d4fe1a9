import type { strategySummarySchema } from '@bellwether/contract/dashboard';
import type {
  Strategy,
  StrategyDocument,
  StrategyPublication,
  StrategyVersion,
} from '@bellwether/contract/strategy';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { completionOf, type StrategyParts } from '@bellwether/domain/strategy/document';
import { seesStrategySummary } from '@bellwether/domain/strategy/visibility';
import type * as z from 'zod/mini';
import type { Config } from '#platform/config/config.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type EditedStrategy, filledCount, type HeldStrategy, type HeldVersion } from './access.ts';
import type { StrategyTexts } from './statements.ts';

/** The configured guidance video. */
export type Guidance = Pick<Config, 'guidanceVideoUrl'>;

export function presentStrategy(strategy: HeldStrategy, guidance: Guidance): Strategy {
  const { published } = strategy;
  return {
    IsStrategy: isFilled(published?.texts),
    IsDraft: strategy.hasDraft,
    PublishedAt: published === null ? null : instantToIso(published.at),
    GuidanceVideo: presentGuidance(guidance),
    ...presentParts(published?.texts),
    Permissions: { Edit: strategy.mayEdit },
  };
}

/** Returns the editors' document. `texts` are the draft's or else the published version's, sanitised for a reply. */
export function presentDocument(
  { draft, published }: EditedStrategy,
  texts: StrategyTexts | undefined,
  guidance: Guidance,
): StrategyDocument {
  const edited = draft ?? published;
  const parts = presentParts(texts);
  return {
    IsStrategy: isFilled(published?.texts),
    IsDraft: draft !== undefined,
    PublishedAt: published === undefined ? null : publishedAt(published),
    GuidanceVideo: presentGuidance(guidance),
    ...parts,
    UpdatedAt: edited === undefined ? null : instantToIso(edited.updatedAt),
    UpdatedBy: edited === undefined ? null : { Id: edited.author.id, Name: edited.author.name },
    Completion: completionOf(parts),
  };
}

/** A published version without its texts. */
export interface PublicationRow {
  readonly id: number;
  readonly published_at: number;
  readonly author_id: number;
  readonly author_name: string;
  readonly is_current: boolean;
}

export function presentPublication(row: PublicationRow): StrategyPublication {
  return {
    Id: row.id,
    PublishedAt: instantToIso(row.published_at),
    PublishedBy: { Id: row.author_id, Name: row.author_name },
    IsCurrent: row.is_current,
  };
}

export function presentVersion(
  version: HeldVersion,
  texts: StrategyTexts,
  isCurrent: boolean,
): StrategyVersion {
  return {
    Id: version.id,
    PublishedAt: publishedAt(version),
    PublishedBy: { Id: version.author.id, Name: version.author.name },
    IsCurrent: isCurrent,
    ...presentParts(texts),
  };
}

/** Returns the dashboard's summary; null for people who get none. */
export function presentStrategySummary(
  scope: Scope,
  strategy: HeldStrategy,
): z.input<typeof strategySummarySchema> | null {
  const isPublished = isFilled(strategy.published?.texts);
  if (!seesStrategySummary({ isEnabled: strategy.isEnabled, isPublished }, scope.capabilities)) return null;
  return { IsPublished: isPublished, ...presentParts(strategy.published?.texts).StrategyBasic };
}

function publishedAt({ id, publishedAt: at }: HeldVersion): string {
  if (at === null) throw new Error(`Version ${id} of the strategy is a draft.`);
  return instantToIso(at);
}

/** Returns whether something is published; a publication without any text counts as none (strategy.3). */
function isFilled(texts: StrategyTexts | undefined): boolean {
  return texts !== undefined && filledCount(texts) > 0;
}

function presentGuidance({ guidanceVideoUrl }: Guidance): Strategy['GuidanceVideo'] {
  return { VideoUrl: guidanceVideoUrl?.href ?? null };
}

/** Returns each text, or null if it is empty or there is no version. */
function presentParts(texts: StrategyTexts | undefined): StrategyParts {
  return {
    Video: { VideoUrl: texts?.videoUrl || null },
    StrategyBasic: {
      Mission: texts?.mission || null,
      Vision: texts?.vision || null,
      Values: texts?.values || null,
    },
    Objectives: {
      Customers: texts?.customers || null,
      Employees: texts?.employees || null,
      Shareholders: texts?.shareholders || null,
      Sales: texts?.sales || null,
      Marketing: texts?.marketing || null,
      Product: texts?.product || null,
    },
  };
}
