import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { ListedAppraisal } from '@bellwether/contract/talent/appraisal';
import type {
  getTalentMatrix,
  getTalentOverview,
  getTalentSchedule,
  listTalentProgress,
  OverviewStatus,
  remindWriters,
  StatusCounts,
  TalentAxes,
  TalentCell,
} from '@bellwether/contract/talent/overview';
import { addDays } from '@bellwether/domain/calendar/day';
import { probationNotice } from '@bellwether/domain/talent/cycles/rules';
import { axisWords, type RatingAxis, scaleOf } from '@bellwether/domain/talent/labels';
import type { AppraisalStatus } from '@bellwether/domain/talent/lifecycle';
import { writerOfReview } from '@bellwether/domain/talent/peers/rules';
import { dueDate, hasAppraisals, overdueStatuses } from '@bellwether/domain/talent/periods';
import { shownStatus } from '@bellwether/domain/talent/permissions';
import { type LevelCount, ratingColour } from '@bellwether/domain/talent/rating';
import { defaultLabelWords } from '@bellwether/domain/talent/words.labels';
import { wordPatterns } from '#platform/database/word-search.ts';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reminderStates, remindOnce } from '../people/access.reminding.ts';
import { periodsOf } from '../tenant/queries.ts';
import { endsAt, type HeldTeam, holdTeam, holdTeamUser } from './access.team.ts';
import { appraisalTimeOf, demandTalent, todayOf } from './access.ts';
import { peersOfOverview } from './peers/queries.owing.ts';
import { levelCountOf } from './presenter.ratings.ts';
import { presentListedAppraisal, presentTalentPeriod, presentTalentPerson } from './presenter.ts';
import { talentSettingsOf } from './queries.labels.ts';
import {
  type CellRow,
  directReports,
  type MatrixRow,
  type StatusCount,
  type TeamFilter,
  type TeamRow,
  teamCells,
  teamPage,
  teamProgress,
} from './statements.overview.ts';
import { scalesOf } from './statements.scales.ts';
import { factsOf, relationOf } from './statements.ts';

const pageSize = 50;
const lastPerson = { path: 'Cursor', numbers: { id: anyId } } as const;

/** Returns the quarters for which appraisals are written, newest first (talent.1). */
export async function scheduleOf(scope: Scope): Promise<EndpointReplyInput<typeof getTalentSchedule>> {
  demandTalent(scope);
  const { all, current } = await periodsOf(scope);
  const time = appraisalTimeOf(scope);
  const ended = all.filter((period) => hasAppraisals(period, time));
  return {
    Id: 1,
    EffectiveDate: scope.tenant.appraisalsFrom ?? (all[0] ?? current).startDate,
    QuarterStartMonthOffset: scope.tenant.calendar.firstFiscalMonth - 1,
    Periods: ended.map(presentTalentPeriod).reverse(),
  };
}

const mostQuarters = 12;

/** Returns the counts of the latest ended quarters. The number of statements is constant. */
export async function progressOf(
  scope: Scope,
  path: EndpointParsed<typeof listTalentProgress>['params'],
): Promise<EndpointReplyInput<typeof listTalentProgress>['data']> {
  const user = await holdTeamUser(scope, path);
  const { all } = await periodsOf(scope);
  const time = appraisalTimeOf(scope);
  const settings = await talentSettingsOf(scope);
  const ended = all.filter((period) => hasAppraisals(period, time)).slice(-mostQuarters);
  const asked = ended.map((period) => ({
    id: period.id,
    index: period.index,
    endsAt: endsAt(scope, period.endDate),
    due: dueDate(period, settings.graceWeeks),
  }));
  const counts = await teamProgress(scope, user?.id ?? null, asked, time.today);
  return ended.reverse().map((period) => ({
    Period: presentTalentPeriod(period),
    DueDate: dueDate(period, settings.graceWeeks),
    Counts: presentCounts(counts.filter(({ period_id: id }) => id === period.id)),
  }));
}

/** Returns a page of an overview (talent.8, talent.9). The number of statements is constant. */
export async function overviewOf(
  scope: Scope,
  { params, query }: EndpointParsed<typeof getTalentOverview>,
): Promise<EndpointReplyInput<typeof getTalentOverview>> {
  const { Cursor, ...narrowing } = query;
  const question = `talent.${JSON.stringify([params, narrowing])}`;
  const after = readCursor(scope, question, lastPerson, Cursor);
  const team = await holdTeam(scope, { ...params, cycleId: query.Cycle }, query.Reports === 'direct');
  const filter = {
    ...statusesOf(query.Status),
    primary: query.Primary,
    secondary: query.Secondary,
    tertiary: query.Tertiary,
    words: wordPatterns(query.Search ?? ''),
  };
  const page = { afterId: after?.id, limit: pageSize + 1 };
  const { counts, rows } = await teamPage(scope, team.ask, filter, page);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const { period, settings } = team;
  const cycle = team.cycle ?? undefined;
  const scales = await scalesOf(
    scope,
    shown.map((row) => row.scale_id),
  );
  const evaluations = shown.map((row) =>
    presentListedAppraisal(scope, row, {
      period,
      cycle,
      due: row.due,
      settings,
      scales,
      isOwnBare: true,
    }),
  );
  return {
    ...(await presentScope(scope, team)),
    users: shown.map((row) => presentTalentPerson(scope, row)),
    evaluations,
    Reminders: await remindersOf(scope, team, unwrittenOf(scope, team, shown, evaluations)),
    Peers: await peersOfOverview(scope, team),
    Counts: presentCounts(counts),
    Next: last ? writeCursor(scope, question, lastPerson, { at: after?.at ?? scope.now, id: last.id }) : null,
  };
}

/** The states in which an appraisal waits for its writer: once it is shared, it waits for the employee. */
const unwritten: readonly AppraisalStatus[] = ['none', 'draft'];

/** Returns those of the shown people of whose appraisals the writers can be reminded. */
function unwrittenOf(
  scope: Scope,
  team: HeldTeam,
  rows: readonly TeamRow[],
  evaluations: readonly ListedAppraisal[],
): Unwritten[] {
  const late = new Set(
    evaluations
      .filter(({ State, IsOverdue }) => unwritten.includes(State) && (team.cycle !== null || IsOverdue))
      .map(({ UserId }) => UserId),
  );
  return rows.filter(({ id }) => late.has(id)).flatMap((row) => toBeWritten(scope, team, row));
}

/** A person whose review waits, and who writes it. */
interface Unwritten {
  readonly id: number;
  readonly writerId: number;
}

/**
 * Returns who else writes the review of a person now: in a probation only in its last weeks (talent.31). Nobody for who does
 * not see the draft, which would be told by its writer.
 */
function toBeWritten(scope: Scope, { ask, settings }: HeldTeam, row: TeamRow): Unwritten[] {
  if (row.id === scope.person.id || row.is_deactivated) return [];
  if (ask.due === null && addDays(row.due, 1 - probationNotice) > todayOf(scope)) return [];
  const facts = factsOf(scope, row, { ...settings, due: row.due });
  if (shownStatus(facts, relationOf(scope, row)) !== facts.state) return [];
  const writerId = writerOfReview(facts, {
    reviewer: row.reviewer_id,
    actingManager: row.acting_manager_id,
  });
  return writerId === null || writerId === scope.person.id ? [] : [{ id: row.id, writerId }];
}

/** What the writers of an overview are reminded of: appraisals of a quarter once overdue, those of a cycle from their first day. */
const remindingOf = ({ cycle, period }: HeldTeam) =>
  cycle
    ? ({ about: 'reviews', cycle: cycle.Id } as const)
    : ({ about: 'appraisals', period: period.id } as const);

async function remindersOf(
  scope: Scope,
  team: HeldTeam,
  waiting: readonly Unwritten[],
): Promise<EndpointReplyInput<typeof getTalentOverview>['Reminders']> {
  const writers = new Set(waiting.map(({ writerId }) => writerId));
  const states = await reminderStates(scope, [...writers], remindingOf(team));
  return waiting.map(({ id, writerId }) => {
    const state = states.get(writerId);
    return {
      Id: id,
      ManagerId: writerId,
      Reminder: state?.is_reminded ? 'today' : state?.is_away ? 'away' : 'possible',
    };
  });
}

/** Reminds the writers of appraisals of an overview's people (notifications.14). @throws HttpProblem 404 as `holdTeam`. */
export async function remindWritersOf(
  scope: Scope,
  { params, body }: EndpointParsed<typeof remindWriters>,
): Promise<EndpointReplyInput<typeof remindWriters>> {
  const team = await holdTeam(scope, { ...params, cycleId: body.Cycle }, false);
  const isLate = team.cycle ? undefined : true;
  const { rows } = await teamPage(
    scope,
    team.ask,
    { statuses: unwritten, isLate, ids: body.UserIds },
    { afterId: undefined, limit: body.UserIds.length },
  );
  const writers = new Set(
    rows.flatMap((row) => toBeWritten(scope, team, row)).map(({ writerId }) => writerId),
  );
  const done = await remindOnce(scope, [...writers], remindingOf(team));
  return { Reminded: done.reminded, Already: done.already, Away: done.away };
}

/** Returns the rating matrix of an overview's people. The number of statements is constant. */
export async function matrixOf(
  scope: Scope,
  { params, query }: EndpointParsed<typeof getTalentMatrix>,
): Promise<EndpointReplyInput<typeof getTalentMatrix>> {
  const team = await holdTeam(scope, { ...params, cycleId: query.Cycle }, query.Reports === 'direct');
  const filter = { ...statusesOf(query.Status), tertiary: query.Tertiary };
  const found = await teamCells(scope, team.ask, filter);
  const levels = levelCountOf(found.levels);
  return {
    ...(await presentScope(scope, team)),
    Levels: levels,
    IsPresentScale: levels === team.settings.levels,
    Axes: await presentAxes(scope, team, found),
    Cells: presentCells(scope, levels, found.cells),
    Elsewhere: found.elsewhere,
    Unrated: found.unrated,
    Counts: presentCounts(found.counts),
  };
}

/** Returns the words of the matrix: those with which its people were rated. */
async function presentAxes(scope: Scope, { settings }: HeldTeam, row: MatrixRow): Promise<TalentAxes> {
  const { labels } = settings;
  const words = scope.language.words(defaultLabelWords);
  const stored = await scalesOf(scope, row.scales);
  const scales = [...stored.values(), ...(row.has_open ? [scaleOf(labels)] : [])];
  const present = (axis: RatingAxis, count: number) => {
    const { name, levels } = axisWords(scales, labels, { axis, levels: levelCountOf(count) }, words);
    return { Name: name, Levels: [...levels] };
  };
  const tertiary = row.tertiary_levels ?? (settings.hasTertiary ? settings.tertiaryLevels : null);
  return {
    Primary: present('primary', row.levels),
    Secondary: present('secondary', row.levels),
    Tertiary: tertiary === null ? null : present('tertiary', tertiary),
  };
}

/** Returns the filter for a status of the overview; without a status an empty one, which keeps all people. */
function statusesOf(status: OverviewStatus | undefined): Pick<TeamFilter, 'statuses' | 'isLate'> {
  if (status === undefined) return {};
  if (status === 'started') return { statuses: ['draft', 'shared', 'acknowledged'] };
  if (status === 'overdue') return { statuses: overdueStatuses, isLate: true };
  return { statuses: [status] };
}

async function presentScope(scope: Scope, team: HeldTeam) {
  return {
    user: team.user && presentTalentPerson(scope, team.user),
    directreports: await directReports(scope, team.ask),
    Period: presentTalentPeriod(team.period),
    ...(team.cycle ? { Cycle: team.cycle } : {}),
    DueDate: team.due,
    Permissions: { SeeOrganization: scope.capabilities.readsAllAppraisals },
  };
}

function presentCounts(counts: readonly StatusCount[]): StatusCounts {
  const by = { none: 0, draft: 0, shared: 0, acknowledged: 0, completed: 0, overdue: 0 };
  for (const { status, people, late } of counts) {
    by[status] = people;
    if ((overdueStatuses as readonly AppraisalStatus[]).includes(status)) by.overdue += late;
  }
  return by;
}

function presentCells(scope: Scope, levels: LevelCount, cells: readonly CellRow[]): TalentCell[] {
  const places = Array.from({ length: levels * levels }, (_, place) => ({
    primary: levels - 1 - Math.floor(place / levels),
    secondary: place % levels,
  }));
  return places.map(({ primary, secondary }) => {
    const cell = cells.find((one) => one.primary_rating === primary && one.secondary_rating === secondary);
    return {
      PrimaryRating: primary,
      SecondaryRating: secondary,
      Colour: ratingColour({ primary, secondary }, levels),
      Count: cell?.people ?? 0,
      users: (cell?.shown ?? []).map((person) => ({
        Id: person.id,
        Name: person.name,
        Avatar: scope.pictures.of(person.avatar),
        TertiaryRating: person.tertiary,
        ...(person.previous_primary === null || person.previous_secondary === null
          ? {}
          : {
              Previous: {
                PrimaryRating: person.previous_primary,
                SecondaryRating: person.previous_secondary,
              },
            }),
      })),
    };
  });
}
