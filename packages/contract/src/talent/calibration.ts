import { said } from '@bellwether/domain/shared/said';
import {
  calibrationLimits,
  calibrationStates,
  calibrationTexts,
} from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import {
  askedId,
  idOrNoneSchema,
  idParam,
  idSchema,
  instantSchema,
  requiredName,
  requiredText,
} from '../wire.ts';
import { ratingSchema, talentPeriodSchema } from './appraisal.ts';
import { audienceSchema } from './cycles.ts';

const required = said(calibrationMessages, 'required');
const named = z.object({ Id: idSchema, Name: z.string() });

/** A session in the list of its participants; nobody else learns that there is one (talent.27). */
export const listedCalibrationSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  State: z.enum(calibrationStates),
  Period: talentPeriodSchema,
  /** Absent: the quarter's default cycle. */
  Cycle: z.optional(named),
  Opener: named,
  OpenedAt: instantSchema,
  EndedAt: z.nullable(instantSchema),
  /** The people whom the caller sees in it. */
  People: z.int(),
});
export type ListedCalibration = z.output<typeof listedCalibrationSchema>;

const place = { Primary: ratingSchema, Secondary: ratingSchema };

/** A person of a session, by name. */
export const calibrationCardSchema = z.object({
  UserId: idSchema,
  Name: z.string(),
  JobTitle: z.string(),
  Avatar: z.nullable(z.string()),
  /** Where the card stands. */
  ...place,
  /** The ratings of the draft when the session was opened. */
  First: z.object(place),
  /** The number of moves. A move sends it back. */
  Version: z.int(),
  /** The reviewer has edited the ratings of the draft since the last move, which counts. */
  IsEdited: z.boolean(),
  /** The last move is the caller's, so they can undo it. */
  CanUndo: z.boolean(),
  /** The goals of the quarters that the caller sees, by their results. */
  Goals: z.object({ Completed: z.int(), NotCompleted: z.int(), Open: z.int() }),
  /** 0: the caller may not read the text of the appraisal. */
  AppraisalId: idOrNoneSchema,
});
export type CalibrationCard = z.output<typeof calibrationCardSchema>;

const axisSchema = z.object({ Name: z.string(), Levels: z.array(z.string()) });

export const calibrationSchema = z.object({
  ...listedCalibrationSchema.shape,
  Participants: z.array(named),
  /** 3 or 5. */
  Levels: z.int(),
  /** The words of the levels, lowest first. */
  Axes: z.object({ Primary: axisSchema, Secondary: axisSchema }),
  /** Percents of the levels of the primary rating, lowest first; null: without guide lines. */
  Guide: z.nullable(z.array(z.int())),
  /** Without the caller's own card and those of people above the caller. */
  Cards: z.array(calibrationCardSchema),
  /** Whether the caller may move cards, set the guide, and end the session. */
  Permissions: z.object({ Move: z.boolean(), End: z.boolean() }),
});
export type Calibration = z.output<typeof calibrationSchema>;

export const calibrationMoveSchema = z.object({
  Id: idSchema,
  Author: named,
  From: z.object(place),
  To: z.object(place),
  /** Empty for an undo. */
  Reason: z.string(),
  IsUndo: z.boolean(),
  CreatedAt: instantSchema,
});
export type CalibrationMove = z.output<typeof calibrationMoveSchema>;

const guideRefusal = refusedAs(said(calibrationMessages, 'guideWrong'));
const guideSchema = z.nullable(z.array(z.int(guideRefusal)).check(z.maxLength(5, guideRefusal)));

export const calibrationOpeningSchema = z.strictObject({
  Name: requiredName(calibrationLimits.name, required, calibrationTexts.name),
  EvaluationPeriodId: askedId(required),
  /** A cycle of its own with `EvaluationPeriodId` as its last quarter; absent: the quarter's default cycle. */
  CycleId: z.optional(idSchema),
  /** The group; people without a draft are left out. */
  Audience: audienceSchema,
  /** Who takes part beside the group's managers and the caller: their bosses and HR admins. */
  Participants: z.array(idSchema).check(z.maxLength(calibrationLimits.named)),
  Guide: guideSchema,
});
export type CalibrationOpening = z.output<typeof calibrationOpeningSchema>;

export const listCalibrations = endpoint({
  name: 'listCalibrations',
  summary: 'The calibration sessions in which the caller takes part today, newest first; 100 at most.',
  method: 'GET',
  path: '/talent/calibrations',
  scope: 'none',
  reply: z.object({
    data: z.array(listedCalibrationSchema),
    /** Whether the caller may open sessions on some group. */
    Permissions: z.object({ Open: z.boolean() }),
  }),
});

const ofSession = { id: idParam };

export const getCalibrationSession = endpoint({
  name: 'getCalibrationSession',
  summary:
    'A calibration session with its people. 404 for everybody but its participants: whom the opener chose, while they are above somebody of the group or HR admins, the group’s acting managers of today, and without the opener the ceo and HR admins. After the end, only the people whose ratings the caller reads anyhow; of a cancelled session nobody.',
  method: 'GET',
  path: '/talent/calibrations/{id}',
  scope: 'none',
  params: z.strictObject(ofSession),
  reply: calibrationSchema,
});

export const openCalibration = endpoint({
  name: 'openCalibration',
  summary:
    'Opens a calibration session on at least five people with rated drafts: for HR admins, and for managers of managers over the group. The group’s managers take part. 409 if an appraisal of the group is shared already, or somebody is in another open session.',
  method: 'POST',
  path: '/talent/calibrations',
  scope: 'none',
  body: calibrationOpeningSchema,
  reply: calibrationSchema,
  refuses: [409],
});

export const setCalibrationGuide = endpoint({
  name: 'setCalibrationGuide',
  summary: 'Sets or removes the guide lines of an open session. They are shown, and never forced.',
  method: 'PUT',
  path: '/talent/calibrations/{id}',
  scope: 'none',
  params: z.strictObject(ofSession),
  body: z.strictObject({ Guide: guideSchema }),
  reply: calibrationSchema,
  refuses: [409],
});

export const closeCalibration = endpoint({
  name: 'closeCalibration',
  summary: 'Closes a session and writes the moved ratings into the drafts.',
  method: 'POST',
  path: '/talent/calibrations/{id}/close',
  scope: 'none',
  params: z.strictObject(ofSession),
  reply: z.object({
    Session: calibrationSchema,
    /** In how many drafts ratings changed, of those whose cards the caller sees. */
    Written: z.int(),
  }),
  refuses: [409],
});

export const cancelCalibration = endpoint({
  name: 'cancelCalibration',
  summary: 'Cancels a session. The drafts keep their ratings.',
  method: 'POST',
  path: '/talent/calibrations/{id}/cancel',
  scope: 'none',
  params: z.strictObject(ofSession),
  reply: calibrationSchema,
  refuses: [409],
});

const ofCard = { id: idParam, userId: idParam };

export const moveCalibrationCard = endpoint({
  name: 'moveCalibrationCard',
  summary:
    'Moves a person to other ratings, with a reason. 409 if somebody has moved the person, or the reviewer has edited the draft, since the caller saw the card.',
  method: 'POST',
  path: '/talent/calibrations/{id}/cards/{userId}',
  scope: 'none',
  params: z.strictObject(ofCard),
  body: z.strictObject({
    ...place,
    /** Where the caller saw the card, and its version. */
    From: z.strictObject(place),
    Version: z.int().check(z.gte(0)),
    Reason: requiredText(calibrationLimits.reason, required, calibrationTexts.reason),
  }),
  reply: calibrationCardSchema,
  refuses: [409],
});

export const undoCalibrationMove = endpoint({
  name: 'undoCalibrationMove',
  summary: 'Takes back the caller’s own move of a person, while it is the last one.',
  method: 'POST',
  path: '/talent/calibrations/{id}/cards/{userId}/undo',
  scope: 'none',
  params: z.strictObject(ofCard),
  body: z.strictObject({ Version: z.int().check(z.gte(0)) }),
  reply: calibrationCardSchema,
  refuses: [409],
});

export const listCalibrationMoves = endpoint({
  name: 'listCalibrationMoves',
  summary: 'Who moved a person, from where, to where and why, newest first; 100 at most. 404 like the card.',
  method: 'GET',
  path: '/talent/calibrations/{id}/cards/{userId}',
  scope: 'none',
  params: z.strictObject(ofCard),
  reply: z.object({ data: z.array(calibrationMoveSchema) }),
});
