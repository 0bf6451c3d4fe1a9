import type { AuditRow } from '@bellwether/contract/audit';
import { detailText } from '@bellwether/domain/audit/detail';
import { auditObjectOf } from '@bellwether/domain/audit/kinds';
import { auditKindWords, auditWords } from '@bellwether/domain/audit/words';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { receiverName } from '#platform/connections/receiver-name.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { AuditEventRow } from './statements.ts';

/** Returns a row of the log in the reader's language; `names`: the people whom details name. */
export function presentAuditRow(
  scope: Scope,
  row: AuditEventRow,
  names: ReadonlyMap<number, string>,
): AuditRow {
  const { language } = scope;
  const words = language.words(auditWords);
  const webhook = row.webhook && receiverName(row.webhook);
  const told = { provider: row.provider, token: row.token, agent: row.agent, channel: row.channel, webhook };
  const detail = detailText({ ...row, things: told }, language, (id) => names.get(id) ?? String(id));
  // The reason of a hold is a text about a person, and HR admins did not set it.
  const reason = scope.capabilities.administersPeople ? row.reason : null;
  const parts = reason === null ? [detail] : [detail, words.reason({ reason })];
  return {
    Id: row.id,
    At: instantToIso(Math.floor(row.at)),
    Kind: row.kind,
    Words: language.words(auditKindWords)[row.kind],
    Actor: row.actor_id === null ? null : { Id: row.actor_id, Name: row.actor_name ?? '' },
    For: row.for_person_id === null ? null : { Id: row.for_person_id, Name: row.for_name ?? '' },
    Subject: subjectOf(scope, row),
    Via: row.via,
    Address: row.address,
    Device: row.device,
    RequestId: row.request_id,
    Detail: parts.filter((part) => part !== '').join(' · '),
  };
}

function subjectOf({ tenant }: Scope, row: AuditEventRow): AuditRow['Subject'] {
  const kind = auditObjectOf(row.kind);
  // An id could be put together with other lists, so what is private has none.
  if (kind === 'private') return { Kind: kind, Id: null, Name: null };
  if (kind === 'company') return { Kind: kind, Id: tenant.id, Name: tenant.name };
  if (row.subject_id === null) return null;
  return { Kind: kind, Id: row.subject_id, Name: row.subject_name };
}
