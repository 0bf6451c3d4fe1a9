import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { saveStrategy } from '@bellwether/contract/strategy';
import {
  basicLabels,
  partOfText,
  type StrategyPartName,
  strategyTextNames,
  validateVideoUrl,
} from '@bellwether/domain/strategy/document';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { badFields } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type EditedStrategy, filledCount, type HeldVersion, holdEditedStrategy } from './access.ts';
import { type StrategyTexts, textRow } from './statements.ts';

type StrategySave = EndpointParsed<typeof saveStrategy>['body'];

const noTexts = Object.fromEntries(strategyTextNames.map((name) => [name, ''])) as StrategyTexts;

/**
 * Saves parts of the strategy as the draft, or publishes the draft: all of it, or chosen parts (strategy.2). The
 * other parts stay a draft. Each publication stays as a version. If the draft equals the published version, it is deleted,
 * and publishing changes nothing.
 * @throws HttpProblem 404 if the company does not use the strategy, 400 at the field of a text that is too long or of
 *   an address without a video, 409 if another editor has saved or published meanwhile.
 */
export async function writeStrategy(scope: Scope, save: StrategySave): Promise<void> {
  const held = await holdEditedStrategy(scope, { lock: true });
  const base = held.draft ?? held.published;
  refuseOvertaken(save.UpdatedAt, base);
  const before = base?.texts ?? noTexts;
  const former = held.published?.texts ?? noTexts;
  const texts = { ...before, ...(await sentTexts(save)) };
  if (isSame(texts, former)) return dropDraft(scope, held, texts);
  if (!save.IsPublish && isSame(texts, before)) return;
  const shown = save.IsPublish ? partsOf(texts, former, save.PublishParts) : texts;
  // Nothing of the chosen parts differs from the published version.
  const publishes = save.IsPublish && !isSame(shown, former);
  if (!publishes && isSame(texts, before)) return;
  const { id, at } = await storeVersion(scope, held, publishes ? shown : texts, publishes);
  if (publishes && !isSame(shown, texts)) await keepAsDraft(scope, texts, held.draft, at + 1);
  const filled = filledCount(publishes ? shown : texts);
  if (!publishes) return recordEvent(scope, { kind: 'strategy.drafted', subjectId: id, detail: { filled } });
  const changed = strategyTextNames.filter((name) => shown[name] !== former[name]);
  await recordEvent(scope, { kind: 'strategy.published', subjectId: id, detail: { filled, changed } });
}

function refuseOvertaken(sent: string | null | undefined, base: HeldVersion | undefined): void {
  if (sent === undefined) return;
  if ((sent === null ? undefined : Date.parse(sent)) !== base?.updatedAt) throw changedMeanwhile();
}

/** Deletes a draft that an editor has changed back to the published version. */
async function dropDraft(scope: Scope, { draft }: EditedStrategy, texts: StrategyTexts): Promise<void> {
  if (!draft) return;
  await scope.db
    .deleteFrom('strategy_version')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', draft.id)
    .execute();
  await recordEvent(scope, {
    kind: 'strategy.drafted',
    subjectId: draft.id,
    detail: { filled: filledCount(texts) },
  });
}

/** Writes the draft, or turns it into a publication, and returns the version's id and time. */
async function storeVersion(
  scope: Scope,
  { draft, published }: EditedStrategy,
  texts: StrategyTexts,
  isPublish: boolean,
): Promise<{ id: number; at: number }> {
  // The version always grows, even for two saves within one millisecond.
  const newest = Math.max(draft?.updatedAt ?? 0, published?.updatedAt ?? 0);
  const at = Math.max(scope.now, newest + 1);
  const values = {
    ...textRow(texts),
    author_id: scope.person.id,
    updated_at: timestamp(at),
    published_at: isPublish ? timestamp(at) : null,
  };
  if (draft) {
    await scope.db
      .updateTable('strategy_version')
      .set(values)
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', draft.id)
      .execute();
    return { id: draft.id, at };
  }
  const { id } = await scope.db
    .insertInto('strategy_version')
    .values({ ...values, tenant_id: scope.tenant.id, created_at: timestamp(at) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, at };
}

/** Returns the published texts with the chosen parts of the draft; without a choice, the whole draft. */
function partsOf(
  draft: StrategyTexts,
  published: StrategyTexts,
  chosen: readonly StrategyPartName[] | undefined,
): StrategyTexts {
  if (chosen === undefined) return draft;
  const kept = strategyTextNames.filter((name) => !chosen.includes(partOfText(name)));
  return { ...draft, ...Object.fromEntries(kept.map((name) => [name, published[name]])) };
}

/** Keeps the parts that were not published as the draft of the person who wrote it. */
async function keepAsDraft(scope: Scope, texts: StrategyTexts, draft: HeldVersion | undefined, at: number) {
  const row = { author_id: draft?.author.id ?? scope.person.id, published_at: null };
  await scope.db
    .insertInto('strategy_version')
    .values({
      ...textRow(texts),
      ...row,
      tenant_id: scope.tenant.id,
      created_at: timestamp(at),
      updated_at: timestamp(at),
    })
    .execute();
}

/** Returns the sent texts as they are stored. */
async function sentTexts(save: StrategySave): Promise<Partial<StrategyTexts>> {
  // Loaded on first use, because the sanitiser is large and few requests need it.
  const { richTextToStore } = await import('#platform/rich-text/sanitise.ts');
  const { StrategyBasic: basic, StrategyObjective: areas, StrategyVideo: video } = save;
  const text = (html: string | null, field: string, label: string) =>
    html === null ? '' : richTextToStore(html, field, label);
  return {
    ...(basic && {
      mission: text(basic.Mission, 'Mission', basicLabels.Mission),
      vision: text(basic.Vision, 'Vision', basicLabels.Vision),
      values: text(basic.Values, 'Values', basicLabels.Values),
    }),
    ...(areas && {
      customers: text(areas.Customers, 'Customers', 'Customers'),
      employees: text(areas.Employees, 'Employees', 'Employees'),
      shareholders: text(areas.Shareholders, 'Shareholders', 'Shareholders'),
      sales: text(areas.Sales, 'Sales', 'Sales'),
      marketing: text(areas.Marketing, 'Marketing', 'Marketing'),
      product: text(areas.Product, 'Product', 'Product'),
    }),
    ...(video && { videoUrl: videoToStore(video.VideoUrl ?? '') }),
  };
}

function videoToStore(address: string): string {
  const faults = validateVideoUrl(address);
  if (faults.length > 0) throw badFields(faults);
  return address;
}

function isSame(one: StrategyTexts, other: StrategyTexts): boolean {
  return strategyTextNames.every((name) => one[name] === other[name]);
}
