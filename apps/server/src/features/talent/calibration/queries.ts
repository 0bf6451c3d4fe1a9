import type {
  Calibration,
  CalibrationCard,
  CalibrationMove,
  ListedCalibration,
} from '@bellwether/contract/talent/calibration';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { demandTalent } from '../access.ts';
import { talentSettingsOf } from '../queries.labels.ts';
import { holdCard, holdSession } from './access.ts';
import { presentCard, presentListedSession, presentMove, presentSession } from './presenter.ts';
import { cardsOf, movesOf, participantsOf, resultsOf, type SessionRow, sessionsOf } from './statements.ts';

const mostSessions = 100;
const mostMoves = 100;

/** Returns the sessions of the acting person, and whether they may open one. Two statements. */
export async function calibrationsOf(
  scope: Scope,
): Promise<{ data: ListedCalibration[]; Permissions: { Open: boolean } }> {
  demandTalent(scope);
  if (isObserver(scope.person)) return { data: [], Permissions: { Open: false } };
  const rows = await sessionsOf(scope, { limit: mostSessions });
  const periods = await periodsOf(scope);
  return {
    data: rows.map((row) => presentListedSession(row, periods)),
    Permissions: { Open: scope.capabilities.runsCycles || (await managesManagers(scope)) },
  };
}

async function managesManagers({ db, tenant, person }: Scope): Promise<boolean> {
  const { rows } = await sql`select 1 from org_path below
      join person manager on manager.tenant_id = below.tenant_id and manager.id = below.descendant_id
        and manager.deactivated_at is null and manager.role_name = 'manager'
    where below.tenant_id = ${tenant.id} and below.ancestor_id = ${person.id} and below.depth > 0 limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns a session with its people. The number of statements does not depend on how many there are. */
export async function calibrationOf(scope: Scope, sessionId: number): Promise<Calibration> {
  return calibrationFrom(scope, await holdSession(scope, sessionId));
}

async function calibrationFrom(scope: Scope, session: SessionRow): Promise<Calibration> {
  const cards = await cardsOf(scope, session.id);
  const ids = cards.map(({ id }) => id);
  return presentSession(scope, session, {
    periods: await periodsOf(scope),
    labels: (await talentSettingsOf(scope)).labels,
    participants: await participantsOf(scope, session.id),
    cards,
    results: await resultsOf(scope, ids, session),
  });
}

/** Returns one card of a session. */
export async function calibrationCardOf(
  scope: Scope,
  sessionId: number,
  userId: number,
): Promise<CalibrationCard> {
  const session = await holdSession(scope, sessionId);
  const card = await holdCard(scope, session, userId);
  const [results] = await resultsOf(scope, [userId], session);
  return presentCard(scope, session, card, results);
}

/** Returns the moves of a person, newest first (talent.27). */
export async function calibrationMovesOf(
  scope: Scope,
  sessionId: number,
  userId: number,
): Promise<CalibrationMove[]> {
  const session = await holdSession(scope, sessionId);
  const { appraisal_id: appraisalId } = await holdCard(scope, session, userId);
  return (await movesOf(scope, { sessionId, appraisalId }, mostMoves)).map(presentMove);
}
