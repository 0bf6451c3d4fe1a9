import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listSharing } from '@bellwether/contract/talent/sharing';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { missingForSharing } from '@bellwether/domain/talent/calibration/sharing';
import { dueDate } from '@bellwether/domain/talent/periods';
import { appraisalPermissions, shownStatus } from '@bellwether/domain/talent/permissions';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdTeam } from '../access.team.ts';
import { presentTalentPerson } from '../presenter.ts';
import { teamPage } from '../statements.overview.ts';
import { factsOf, relationOf } from '../statements.ts';
import { gapsOf } from './statements.sharing.ts';

const pageSize = 50;
const lastPerson = { path: 'Cursor', numbers: { id: anyId } } as const;

/** Returns a page of the people whose appraisal is not shared yet, with what is missing (talent.29). */
export async function sharingOf(
  scope: Scope,
  { params, query }: EndpointParsed<typeof listSharing>,
): Promise<EndpointReplyInput<typeof listSharing>> {
  const question = `talent.sharing.${JSON.stringify([params, query.Cycle])}`;
  const after = readCursor(scope, question, lastPerson, query.Cursor);
  const { ask, period, settings } = await holdTeam(scope, { ...params, cycleId: query.Cycle }, false);
  const page = { afterId: after?.id, limit: pageSize + 1 };
  const { rows } = await teamPage(scope, ask, { statuses: ['none', 'draft'] }, page);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const gaps = await gapsOf(scope, ask.cycleId, shown);
  const due = dueDate(period, settings.graceWeeks);
  const present = (row: (typeof shown)[number]) => {
    const facts = factsOf(scope, row, { sharesRatings: settings.sharesRatings, due });
    const relation = relationOf(scope, row);
    const state = shownStatus(facts, relation);
    const isRead = state !== 'none';
    const { Share } = appraisalPermissions(facts, relation);
    return {
      User: presentTalentPerson(scope, row),
      AppraisalId: isRead ? (row.appraisal_id ?? 0) : 0,
      State: state,
      Missing: missingForSharing({
        state,
        scaleHasChanged: facts.scaleHasChanged,
        hasText: gaps.get(row.id)?.is_textless !== true,
        // Only who shares it learns how far the peers are (talent.24), and that a session is open.
        openParts: (gaps.get(row.id)?.parts ?? []).filter(
          (part) => part === 'self_review' || Share !== undefined,
        ),
        isCalibrated: isRead && Share !== undefined && facts.isCalibrated,
      }),
      ...(isRead && Share !== undefined ? { Share } : {}),
      UpdatedAt: isRead && row.updated_at !== null ? instantToIso(row.updated_at) : null,
    };
  };
  return {
    // Nobody shares their own.
    data: shown.filter(({ id }) => id !== scope.person.id).map(present),
    Next: last ? writeCursor(scope, question, lastPerson, { at: after?.at ?? scope.now, id: last.id }) : null,
  };
}
