import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { moveCalibrationCard } from '@bellwether/contract/talent/calibration';
import { isSamePlace, mayMoveCard, placeOfCard } from '@bellwether/domain/talent/calibration/rules';
import type { Ratings } from '@bellwether/domain/talent/rating';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOpen, holdCard, holdSession } from './access.ts';
import { factsOfCard } from './presenter.ts';
import { type CardRow, movesOf, type SessionRow } from './statements.ts';
import { calibrationWords } from './words.ts';

interface CardPath {
  readonly id: number;
  readonly userId: number;
}

/**
 * Moves a person to other ratings (talent.28). Of two moves at once the second one is refused, and so is a move against
 * an edit of the draft.
 * @throws HttpProblem 404 for people who do not see the card, 409 if it has changed or the session has ended, 400 at a field.
 */
export async function moveCard(
  scope: Scope,
  path: CardPath,
  body: EndpointParsed<typeof moveCalibrationCard>['body'],
): Promise<void> {
  const { session, card } = await holdLocked(scope, path);
  const now = { place: placeOfCard(factsOfCard(card)), version: card.version };
  const seen = {
    place: { primary: body.From.Primary, secondary: body.From.Secondary },
    version: body.Version,
  };
  const to = { primary: body.Primary, secondary: body.Secondary };
  const verdict = mayMoveCard(seen, now, to, session.levels);
  if (!verdict.ok) {
    if (verdict.reason === 'no_level' || verdict.reason === 'same_place')
      throw badField('Primary', calibrationWords, verdict.reason);
    throw conflict(calibrationWords, verdict.reason);
  }
  await put(scope, session, card, { from: now.place, to, reason: body.Reason });
}

/**
 * Takes back the acting person's move while it is the last one of the card.
 * @throws HttpProblem 404, 409.
 */
export async function undoMove(scope: Scope, path: CardPath, version: number): Promise<void> {
  const { session, card } = await holdLocked(scope, path);
  if (version !== card.version) throw conflict(calibrationWords, 'moved_meanwhile');
  const facts = factsOfCard(card);
  if (!isSamePlace(facts.draft, facts.base)) throw conflict(calibrationWords, 'edited_meanwhile');
  const [last] = await movesOf(scope, { sessionId: session.id, appraisalId: card.appraisal_id }, 1);
  if (!last || !card.can_undo) throw conflict(calibrationWords, 'nothing_to_undo');
  const to = { primary: last.from_primary, secondary: last.from_secondary };
  await put(scope, session, card, { from: placeOfCard(facts), to, reason: null });
}

/** Locks the card, and the draft against an edit, and reads both. */
async function holdLocked(
  scope: Scope,
  { id, userId }: CardPath,
): Promise<{ session: SessionRow; card: CardRow }> {
  const session = await holdSession(scope, id, 'share');
  demandOpen(session);
  await sql`select 1 from calibration_card card
      join appraisal on appraisal.tenant_id = card.tenant_id and appraisal.id = card.appraisal_id
    where card.tenant_id = ${scope.tenant.id} and card.session_id = ${id} and appraisal.employee_id = ${userId}
    for update of card for share of appraisal`.execute(scope.db);
  return { session, card: await holdCard(scope, session, userId) };
}

interface CardMove {
  readonly from: Ratings;
  readonly to: Ratings;
  /** Null for an undo. */
  readonly reason: string | null;
}

async function put(
  scope: Scope,
  session: SessionRow,
  card: CardRow,
  { from, to, reason }: CardMove,
): Promise<void> {
  const { db, tenant, person } = scope;
  await sql`update calibration_card set primary_rating = ${to.primary}, secondary_rating = ${to.secondary},
      base_primary = ${card.draft_primary}, base_secondary = ${card.draft_secondary}, version = version + 1
    where tenant_id = ${tenant.id} and session_id = ${session.id} and appraisal_id = ${card.appraisal_id}`.execute(
    db,
  );
  await db
    .insertInto('calibration_move')
    .values({
      tenant_id: tenant.id,
      session_id: session.id,
      appraisal_id: card.appraisal_id,
      author_id: person.id,
      from_primary: from.primary,
      from_secondary: from.secondary,
      to_primary: to.primary,
      to_secondary: to.secondary,
      reason: reason ?? '',
      is_undo: reason === null,
      created_at: timestamp(scope.now),
    })
    .execute();
  await recordEvent(scope, {
    kind: 'calibration.moved',
    subjectId: session.id,
    detail: { employee: card.id },
  });
}
