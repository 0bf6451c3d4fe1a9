import { setTimeout as wait } from 'node:timers/promises';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { localeOf } from '@bellwether/domain/locale/locales';
import { deliveryLadders, nextTry } from '@bellwether/domain/shared/delivery-ladders';
import { type SqlBool, sql, type UpdateObject } from 'kysely';
import { tenantUrl } from '../config/tenant-host.ts';
import type { ServerContext } from '../context.ts';
import type { DB } from '../database/database-types.ts';
import { instant, timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { isHeldByRestore } from '../delivery/restore-hold.ts';
import { scheduleDue } from '../jobs/due.ts';
import { asTenant } from '../session/gate.ts';
import type { TenantScope } from '../session/scope.ts';
import { inSpan } from '../tracing/span.ts';
import { inLanguage } from './link-language.ts';
import type { MailKind } from './mail-kind.ts';
import { type MailReference, retryKind } from './mail-queue.ts';
import { noteRefused, noteSent, pausedUntil, pauseQueue, readMailServer } from './mail-server.ts';
import { messageOf, type ReadyMail } from './message.ts';
import { MailFault } from './transport.ts';

/**
 * Sends a waiting mail, at the pace of this node and not while the mail server refuses everything (mail.4). Two
 * transactions surround the sending, so that a slow mail server blocks no connection. If a node dies in between, the
 * mail is sent again. The end of a sending is written in a frozen company, too, and freezing waits for it (tenant.8).
 */
export async function sendOne(
  context: ServerContext,
  kinds: readonly MailKind[],
  reference: MailReference,
): Promise<void> {
  const until = await pausedUntil(context);
  if (until !== undefined) return sendAt(context, reference, until);
  await context.mailSender.turn();
  const ready = await prepareMail(context, kinds, reference);
  if (!ready) return;
  const deliver = await context.mailSender.transport();
  const { message, fileName } = messageOf(ready, context.config);
  try {
    await inSpan({ name: 'send mail', kind: 'client', attributes: { 'mail.kind': ready.kind } }, () =>
      deliver(message, fileName),
    );
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    await rememberFault(context, ready, error);
    return;
  }
  await whenDatabaseAnswers(() => endMail(context, reference, 'sent', null));
  await noteSent(context);
}

/** As long as a failover of the database takes at most, and less than the time after which a job counts as lost. */
const failoverMilliseconds = 50_000;

/** Runs `note` again until the database answers: a sent mail that is not noted would be sent twice. */
async function whenDatabaseAnswers(note: () => Promise<void>): Promise<void> {
  const end = performance.now() + failoverMilliseconds;
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > end) throw error;
      await wait(1_000);
    }
  }
}

async function prepareMail(
  context: ServerContext,
  kinds: readonly MailKind[],
  { tenantId, mailId }: MailReference,
): Promise<ReadyMail | undefined> {
  return inTenantOf(context, tenantId, async (scope) => {
    const row = await takeMail(scope, mailId);
    if (!row) return undefined;
    const kind = kinds.find(({ name }) => name === row.kind);
    if (!kind) throw new Error(`There is no mail of the kind ${row.kind}.`);
    const waiting = { person: row.person, subjectId: row.subject_id, requestedAt: row.requested_at };
    // Deactivated people get no mails (people.16).
    const facts = row.deactivated_at === null ? await kind.prepare(scope, waiting) : undefined;
    if (facts === undefined) {
      await writeEnd(scope, mailId, 'dropped', null);
      return undefined;
    }
    await writeMail(scope, mailId, { sending_since: timestamp(scope.now) });
    const base = tenantUrl(scope.tenant.subdomain, context.config);
    const locale = localeOf(row.locale, scope.tenant.locale);
    const place = {
      tenant: scope.tenant,
      language: scope.languageOf(locale),
      shownFor: {
        locale,
        today: tenantDay(scope.now, scope.tenant.calendar.zone),
      },
      link: (path: string) => base + inLanguage(path, locale),
    };
    return {
      tenantId,
      mailId,
      kind: row.kind,
      tries: row.tries,
      failingSince: row.failing_since,
      requestedAt: row.requested_at,
      sentAt: scope.now,
      to: { name: row.person.name, address: row.address ?? row.email },
      look: scope.tenant,
      language: place.language,
      text: kind.write(facts, place),
    };
  });
}

/** Locks the mail. Returns undefined if it no longer waits. */
async function takeMail(scope: TenantScope, mailId: number) {
  const row = await scope.db
    .selectFrom('mail')
    .innerJoin('person', (join) =>
      join.onRef('person.tenant_id', '=', 'mail.tenant_id').onRef('person.id', '=', 'mail.person_id'),
    )
    .select([
      'mail.kind',
      'mail.subject_id',
      'mail.address',
      'mail.tries',
      'mail.requested_at',
      'mail.failing_since',
    ])
    .select([
      'person.id as person_id',
      'person.name',
      'person.email',
      'person.locale',
      'person.deactivated_at',
    ])
    .where('mail.tenant_id', '=', scope.tenant.id)
    .where('mail.id', '=', mailId)
    .where('mail.state', '=', 'waiting')
    // A held mail stays as it is; `resume --mails` makes it due again.
    .where(sql<SqlBool>`not ${isHeldByRestore}`)
    .forUpdate('mail')
    .executeTakeFirst();
  return row && { ...row, person: { id: row.person_id, name: row.name } };
}

async function rememberFault(context: ServerContext, mail: ReadyMail, fault: MailFault): Promise<void> {
  const facts = { tenant: mail.tenantId, mail: mail.mailId, tries: mail.tries + 1, code: fault.code };
  context.log.warn({ ...facts, words: fault.words }, 'mail: the mail server did not take it');
  if (fault.refusal.about === 'us' && !(await isAlone(context, mail, fault))) {
    const until = await pauseQueue(context, fault, mail.sentAt);
    await writeFault(context, mail, fault, { tries: mail.tries, next: until });
    return;
  }
  const tries = mail.tries + 1;
  const next = fault.refusal.isFinal ? undefined : nextTry(deliveryLadders.mail, tries, context.clock.now());
  if (next === undefined) {
    await endMail(context, mail, 'failed', fault);
    return noteRefused(context);
  }
  await writeFault(context, mail, fault, { tries, next });
}

/**
 * Returns whether the server lastingly refuses this mail alone, although its words are about us: it has taken others since
 * it first refused this one. Otherwise one such mail would stop all others.
 */
async function isAlone(context: ServerContext, mail: ReadyMail, fault: MailFault): Promise<boolean> {
  if (mail.failingSince === null || !/^5\d\d$/.test(fault.code)) return false;
  const { lastSentAt } = await inTenant(context.pool, 0, readMailServer);
  return lastSentAt !== null && lastSentAt >= mail.failingSince;
}

async function writeFault(
  context: ServerContext,
  { tenantId, mailId }: MailReference,
  fault: MailFault,
  { tries, next }: { tries: number; next: number },
): Promise<void> {
  await afterSending(context, tenantId, async (scope) => {
    await writeMail(scope, mailId, {
      tries,
      failure: fault.code,
      last_words: fault.words,
      failing_since: sql`coalesce(failing_since, ${instant(scope.now)})`,
      sending_since: null,
    });
    await scheduleDue(scope, { kind: retryKind }, mailId, next);
  });
}

/** Lets a mail wait, without a try. */
async function sendAt(
  context: ServerContext,
  { tenantId, mailId }: MailReference,
  at: number,
): Promise<void> {
  await inTenantOf(context, tenantId, (scope) => scheduleDue(scope, { kind: retryKind }, mailId, at));
}

async function endMail(
  context: ServerContext,
  mail: MailReference,
  state: 'sent' | 'failed',
  fault: MailFault | null,
): Promise<void> {
  await afterSending(context, mail.tenantId, (scope) => writeEnd(scope, mail.mailId, state, fault));
}

async function writeEnd(
  scope: TenantScope,
  mailId: number,
  state: 'sent' | 'failed' | 'dropped',
  fault: MailFault | null,
): Promise<void> {
  const said = fault ? { failure: fault.code, last_words: fault.words } : { failure: null };
  await writeMail(scope, mailId, { state, ...said, ended_at: timestamp(scope.now), sending_since: null });
}

async function writeMail(
  scope: TenantScope,
  mailId: number,
  change: UpdateObject<DB, 'mail'>,
): Promise<void> {
  await scope.db
    .updateTable('mail')
    .set(change)
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', mailId)
    .execute();
}

// A deactivated company sends no mail; the row stays unchanged.
function inTenantOf<T>(
  context: ServerContext,
  tenantId: number,
  work: (scope: TenantScope) => Promise<T>,
  evenIfFrozen = false,
): Promise<T | undefined> {
  const now = context.clock.now();
  // An ended company tells its admins of its end.
  const request = { tenantId, now, requestId: 'send-mail', evenIfEnded: true, evenIfFrozen };
  return asTenant(context, request, work);
}

/** Writes how a sending ended. Refused, the mail would wait as before, and be sent a second time. */
async function afterSending(
  context: ServerContext,
  tenantId: number,
  work: (scope: TenantScope) => Promise<void>,
): Promise<void> {
  await inTenantOf(context, tenantId, work, true);
}
