import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { currentWeek, insideWeekCount } from '@bellwether/domain/calendar/week';
import type { ChannelPost, Post } from '@bellwether/domain/channels/posts';
import { isDigestTime, nextDigest, resultsAt } from '@bellwether/domain/channels/schedule';
import { digestPost, goalCalledPost, resultsPost, strategyPost } from '@bellwether/domain/channels/writer.en';
import { type NewDelivery, requestDeliveries } from '#platform/delivery/request-deliveries.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { periodsOf } from '../tenant/queries.ts';
import { factsOf } from '../webhooks/queries.facts.ts';
import { digestWork, resultsWork } from './access.due.ts';
import { type ChannelRow, channelDelivery, channelRows } from './access.ts';
import { departmentsOf, digestCounts, resultCounts } from './queries.facts.ts';

/** All posts of a channel go in their order. */
const lane = 'posts';

/** Many people read a channel, so its posts are in the language of the company. */
const companyLanguage = ({ tenant, languageOf }: TenantScope) => languageOf(tenant.locale);

async function channelsFor(scope: TenantScope, post: ChannelPost): Promise<ChannelRow[]> {
  const rows = await channelRows(scope);
  return rows.filter(({ posts, is_on, is_gone }) => is_on && !is_gone && posts.includes(post));
}

interface AskedPost {
  readonly channel: ChannelRow;
  readonly post: Post;
  readonly goalId?: number;
}

async function request(
  scope: TenantScope,
  topic: ChannelPost,
  of: string,
  asked: readonly AskedPost[],
): Promise<void> {
  const deliveries = asked.map(
    ({ channel, post, goalId = null }): NewDelivery => ({
      receiverId: channel.id,
      lane,
      messageId: `${topic}_${of}`,
      topic,
      // The address of the company and the form of the chat are added when it is sent.
      body: JSON.stringify(post),
      goalId,
    }),
  );
  await requestDeliveries(scope, channelDelivery, deliveries);
}

/** Posts Monday's digest to the channels that get it, and schedules the next one. */
export async function postDigest(scope: TenantScope): Promise<void> {
  const { tenant, now } = scope;
  const { zone } = tenant.calendar;
  await scheduleDue(scope, digestWork, tenant.id, nextDigest(now, zone));
  if (!isDigestTime(now, zone)) return;
  const channels = await channelsFor(scope, 'digest');
  const { week } = currentWeek(now, tenant.calendar);
  // In the first week of a quarter there is nothing to tell yet.
  if (channels.length === 0 || week === 1) return;
  const { current } = await periodsOf(scope);
  const counts = await digestCounts(scope, current.id, week - 1);
  const write = companyLanguage(scope).words(digestPost);
  const asked = channels.flatMap((channel) => {
    const found = counts.get(channel.department);
    if (!found || found.goals === 0) return [];
    const facts = {
      ...found,
      unlikely: tenant.hasInsight ? found.unlikely : null,
      quarter: quarterLabel(current),
      week,
      weeks: insideWeekCount(current),
    };
    return [{ channel, post: write(facts, channel.department) }];
  });
  await request(scope, 'digest', `${current.id}_${week}`, asked);
}

/** Posts how a quarter ended. */
export async function postResult(scope: TenantScope, periodId: number): Promise<void> {
  const channels = await channelsFor(scope, 'results');
  const period = (await periodsOf(scope)).byId(periodId);
  if (channels.length === 0 || !period) return;
  const counts = await resultCounts(scope, periodId);
  const quarter = quarterLabel(period);
  const write = companyLanguage(scope).words(resultsPost);
  const asked = channels.flatMap((channel) => {
    const found = counts.get(channel.department);
    if (!found || found.goals === 0) return [];
    return [{ channel, post: write({ ...found, quarter }, channel.department) }];
  });
  await request(scope, 'results', String(periodId), asked);
}

/** Posts what an event says to everybody: a goal that is called unlikely, or a strategy. A new quarter schedules the results. */
export async function postEvent(
  scope: TenantScope,
  event: HappenedEvent<'goal.predicted' | 'strategy.published' | 'quarter.begun'>,
): Promise<void> {
  if (event.kind === 'quarter.begun') return scheduleResults(scope, event.detail.period);
  if (event.kind === 'strategy.published') {
    const channels = await channelsFor(scope, 'strategy');
    const post = companyLanguage(scope).words(strategyPost)();
    return request(
      scope,
      'strategy',
      String(event.id),
      channels.map((channel) => ({ channel, post })),
    );
  }
  const channels = await channelsFor(scope, 'goal_called');
  if (channels.length === 0) return;
  const [facts] = await factsOf(scope, [event]);
  if (!facts?.goal || !facts.isCalledUnlikely) return;
  const { Id, Title, Owner } = facts.goal;
  const departments = Owner ? await departmentsOf(scope, [Owner.Id]) : new Map<number, string>();
  const department = Owner ? departments.get(Owner.Id) : undefined;
  const goal = { id: Id, title: Title, owner: Owner?.Name ?? null };
  const write = companyLanguage(scope).words(goalCalledPost);
  const asked = channels
    .filter((channel) => channel.department === '' || channel.department === department)
    .map((channel) => ({ channel, post: write(goal, channel.department), goalId: Id }));
  await request(scope, 'goal_called', String(event.id), asked);
}

async function scheduleResults(scope: TenantScope, begunId: number): Promise<void> {
  const periods = await periodsOf(scope);
  const begun = periods.byId(begunId);
  const ended = begun && periods.byIndex(begun.index - 1);
  if (!ended) return;
  await scheduleDue(scope, resultsWork, ended.id, resultsAt(begun.startDate, scope.tenant.calendar.zone));
}
