import type {
  Calibration,
  CalibrationCard,
  CalibrationMove,
  ListedCalibration,
} from '@bellwether/contract/talent/calibration';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { isSamePlace, placeOfCard } from '@bellwether/domain/talent/calibration/rules';
import { axisWords, type RatingAxis, scaleOf, type TalentLabels } from '@bellwether/domain/talent/labels';
import type { Ratings } from '@bellwether/domain/talent/rating';
import type { Scope } from '#platform/session/scope.ts';
import type { Periods } from '../../tenant/queries.ts';
import { presentTalentPeriod } from '../presenter.ts';
import { mayEnd } from './access.ts';
import type { CardRow, MoveRow, ResultRow, SessionRow } from './statements.ts';

export function presentListedSession(session: SessionRow, periods: Periods): ListedCalibration {
  const period = periods.byIndex(session.last);
  if (!period) throw new Error(`Calibration ${session.id} ends with no known quarter.`);
  return {
    Id: session.id,
    Name: session.name,
    State: session.state,
    Period: presentTalentPeriod(period),
    ...(session.cycle_name === null ? {} : { Cycle: { Id: session.cycle_id, Name: session.cycle_name } }),
    Opener: { Id: session.opener_id, Name: session.opener_name },
    OpenedAt: instantToIso(session.opened_at),
    EndedAt: session.ended_at === null ? null : instantToIso(session.ended_at),
    People: session.people,
  };
}

interface SessionParts {
  readonly periods: Periods;
  readonly labels: TalentLabels;
  readonly participants: readonly { readonly id: number; readonly name: string }[];
  readonly cards: readonly CardRow[];
  readonly results: readonly ResultRow[];
}

export function presentSession(scope: Scope, session: SessionRow, parts: SessionParts): Calibration {
  const { levels } = session;
  const axis = (name: RatingAxis) => {
    const words = axisWords([scaleOf(parts.labels)], parts.labels, { axis: name, levels });
    return { Name: words.name, Levels: [...words.levels] };
  };
  const isOpen = session.state === 'open';
  const results = new Map(parts.results.map((row) => [row.owner_id, row]));
  return {
    ...presentListedSession(session, parts.periods),
    Participants: parts.participants.map(({ id, name }) => ({ Id: id, Name: name })),
    Levels: levels,
    Axes: { Primary: axis('primary'), Secondary: axis('secondary') },
    Guide: session.guide === null ? null : [...session.guide],
    Cards: parts.cards.map((card) => presentCard(scope, session, card, results.get(card.id))),
    Permissions: { Move: isOpen, End: isOpen && mayEnd(scope, session) },
  };
}

const place = ({ primary, secondary }: Ratings) => ({ Primary: primary, Secondary: secondary });

/** The ratings of a card that its place depends on. */
export function factsOfCard(card: CardRow) {
  return {
    draft: { primary: card.draft_primary, secondary: card.draft_secondary },
    base: { primary: card.base_primary, secondary: card.base_secondary },
    moved: { primary: card.primary_rating, secondary: card.secondary_rating },
  };
}

export function presentCard(
  { pictures }: Scope,
  { state }: SessionRow,
  card: CardRow,
  results: ResultRow | undefined,
): CalibrationCard {
  const facts = factsOfCard(card);
  return {
    UserId: card.id,
    Name: card.name,
    JobTitle: card.job_title,
    Avatar: pictures.of(card.avatar),
    ...place(placeOfCard(facts)),
    First: { Primary: card.first_primary, Secondary: card.first_secondary },
    Version: card.version,
    IsEdited: !isSamePlace(facts.draft, facts.base),
    CanUndo: state === 'open' && card.can_undo && isSamePlace(facts.draft, facts.base),
    Goals: {
      Completed: results?.completed ?? 0,
      NotCompleted: results?.not_completed ?? 0,
      Open: results?.open ?? 0,
    },
    AppraisalId: card.reads_text ? card.appraisal_id : 0,
  };
}

export function presentMove(row: MoveRow): CalibrationMove {
  return {
    Id: row.id,
    Author: { Id: row.author_id, Name: row.author_name },
    From: { Primary: row.from_primary, Secondary: row.from_secondary },
    To: { Primary: row.to_primary, Secondary: row.to_secondary },
    Reason: row.reason,
    IsUndo: row.is_undo,
    CreatedAt: instantToIso(row.created_at),
  };
}
