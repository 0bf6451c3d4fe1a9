import * as calibration from '@bellwether/contract/talent/calibration';
import * as sharing from '@bellwether/contract/talent/sharing';
import { type Route, route } from '#platform/http/route.ts';
import { dropCalibration, finishCalibration, setGuide } from './commands.ending.ts';
import { beginCalibration } from './commands.opening.ts';
import { shareMany } from './commands.sharing.ts';
import { moveCard, undoMove } from './commands.ts';
import { sharingOf } from './queries.sharing.ts';
import { calibrationCardOf, calibrationMovesOf, calibrationOf, calibrationsOf } from './queries.ts';

/** Calibration sessions (talent.26), and sharing many drafts at once (talent.29). */
export const calibrationRoutes: readonly Route[] = [
  route(calibration.listCalibrations, calibrationsOf),
  route(calibration.getCalibrationSession, (scope, { params }) => calibrationOf(scope, params.id)),
  route(calibration.openCalibration, async (scope, { body }) =>
    calibrationOf(scope, await beginCalibration(scope, body)),
  ),
  route(calibration.setCalibrationGuide, async (scope, { params, body }) => {
    await setGuide(scope, params.id, body.Guide);
    return calibrationOf(scope, params.id);
  }),
  route(calibration.closeCalibration, async (scope, { params }) => {
    const Written = await finishCalibration(scope, params.id);
    return { Session: await calibrationOf(scope, params.id), Written };
  }),
  route(calibration.cancelCalibration, async (scope, { params }) => {
    await dropCalibration(scope, params.id);
    return calibrationOf(scope, params.id);
  }),
  route(calibration.moveCalibrationCard, async (scope, { params, body }) => {
    await moveCard(scope, params, body);
    return calibrationCardOf(scope, params.id, params.userId);
  }),
  route(calibration.undoCalibrationMove, async (scope, { params, body }) => {
    await undoMove(scope, params, body.Version);
    return calibrationCardOf(scope, params.id, params.userId);
  }),
  route(calibration.listCalibrationMoves, async (scope, { params }) => ({
    data: await calibrationMovesOf(scope, params.id, params.userId),
  })),
  route(sharing.listSharing, sharingOf),
  route(sharing.shareAppraisals, async (scope, { body }) => ({ data: await shareMany(scope, body) })),
];
