import { getAppraisal, saveAppraisal } from '@bellwether/contract/talent/appraisal';
import {
  type CalibrationOpening,
  closeCalibration,
  getCalibrationSession,
  moveCalibrationCard,
  openCalibration,
} from '@bellwether/contract/talent/calibration';
import type { AppraisalCastName, AppraisalCompany, Made } from './appraisal-company.ts';
import { emptyAudience } from './cycle-company.ts';

/** Returns a place of the matrix as on the wire. */
export const at = (Primary: number, Secondary: number) => ({ Primary, Secondary });

export const idsOf = (made: readonly Made[]) => made.map(({ employee }) => employee.id);

/** Returns the builders of calibration sessions, by default on reports of `lead`, opened by `hrAdmin`. */
export function calibrationBuilders(company: AppraisalCompany) {
  const drafts = async (count: number, manager: AppraisalCastName = 'lead'): Promise<Made[]> => {
    const made: Made[] = [];
    for (let n = 0; n < count; n += 1) made.push(await company.make('draft', {}, manager));
    return made;
  };
  const body = (ids: readonly number[], more: Partial<CalibrationOpening> = {}): CalibrationOpening => ({
    Name: 'Sales, third quarter',
    EvaluationPeriodId: company.quarter,
    Audience: { ...emptyAudience, People: [...ids] },
    Participants: [],
    Guide: null,
    ...more,
  });
  const begin = (ids: readonly number[], more: Partial<CalibrationOpening> = {}) =>
    company.must('hrAdmin', openCalibration, { body: body(ids, more) });
  /** Opens a session on five reports of `lead`, and returns it with them. */
  async function opened(more: Partial<CalibrationOpening> = {}) {
    const made = await drafts(5);
    const [first] = made;
    if (!first) throw new Error('Five drafts are made.');
    return { id: (await begin(idsOf(made), more)).Id, made, first };
  }
  return {
    drafts,
    body,
    begin,
    opened,
    read: (who: AppraisalCastName, id: number) =>
      company.call(who, getCalibrationSession, { params: { id } }),
    cardOf: async (who: AppraisalCastName, id: number, { employee }: Made) =>
      (await company.must(who, getCalibrationSession, { params: { id } })).Cards.find(
        ({ UserId }) => UserId === employee.id,
      ),
    /** Moves a new draft from its place, 2 and 1, to 1 and 1. */
    move: (who: AppraisalCastName, id: number, { employee }: Pick<Made, 'employee'>, more: object = {}) =>
      company.call(who, moveCalibrationCard, {
        params: { id, userId: employee.id },
        body: { ...at(1, 1), From: at(2, 1), Version: 0, Reason: 'Compared with the others.', ...more },
      }),
    edit: (who: AppraisalCastName, { id, employee }: Made, more: object) =>
      company.must(who, saveAppraisal, { params: { id }, body: company.body(employee, more) }),
    end: (id: number) => company.must('hrAdmin', closeCalibration, { params: { id } }),
    /** The ratings and the reviewer of an appraisal. */
    ratingsOf: async ({ id }: Made) => {
      const found = await company.must('hrAdmin', getAppraisal, { params: { id } });
      return [found.PrimaryRating, found.SecondaryRating, found.ReviewerId];
    },
  };
}
