import type { CalibrationOpening } from '@bellwether/contract/talent/calibration';
import { type FieldError, fieldError } from '@bellwether/domain/shared/said';
import { isGuide } from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words';
import type { LevelCount } from '@bellwether/domain/talent/rating';
import * as z from 'zod/mini';

/** A quarter, or a review cycle that ends with one, as the value of a choice: `39`, `39.4`. */
export const spanValue = (periodId: number, cycleId?: number) =>
  cycleId === undefined ? `${periodId}` : `${periodId}.${cycleId}`;

/** The values of the form that opens a session. */
export const openingShape = z.object({
  Name: z.string(),
  Of: z.nullable(z.string()),
  Company: z.boolean(),
  Departments: z.array(z.string()),
  Organisations: z.array(z.int()),
  People: z.array(z.int()),
  Participants: z.array(z.int()),
  HasGuide: z.boolean(),
  /** Percents, lowest level first. */
  Guide: z.array(z.nullable(z.number())),
});
export type OpeningValues = z.output<typeof openingShape>;

/** Percents of the levels that a form begins with. */
export const expectedGuide: Readonly<Record<LevelCount, readonly number[]>> = {
  3: [20, 60, 20],
  5: [5, 20, 50, 20, 5],
};

/** Returns the empty form, for the quarter or cycle `of`. */
export function emptyOpening(of: string | null, levels: LevelCount): OpeningValues {
  return {
    Name: '',
    Of: of,
    Company: false,
    Departments: [],
    Organisations: [],
    People: [],
    Participants: [],
    HasGuide: false,
    Guide: [...expectedGuide[levels]],
  };
}

const percents = ({ Guide }: OpeningValues) => Guide.map((percent) => percent ?? -1);

/** Returns what the form sends. */
export function openingOf(values: OpeningValues): CalibrationOpening {
  const { Company, Departments, Organisations, People } = values;
  const [periodId = 0, cycleId] = (values.Of ?? '').split('.').map(Number);
  return {
    Name: values.Name.trim(),
    EvaluationPeriodId: periodId,
    ...(cycleId === undefined ? {} : { CycleId: cycleId }),
    Audience: { Company, Departments, Organisations, People, AddedBefore: null },
    Participants: values.Participants,
    Guide: values.HasGuide ? percents(values) : null,
  };
}

/** Returns what the form still needs; the server checks the same. */
export function openingFaults(values: OpeningValues): FieldError[] {
  const { Company, Departments, Organisations, People } = values;
  const missing = [...(values.Name.trim() === '' ? ['Name'] : []), ...(values.Of === null ? ['Of'] : [])];
  const faults = missing.map((path) => fieldError(path, calibrationMessages, 'required'));
  if (!Company && Departments.length + Organisations.length + People.length === 0)
    faults.push(fieldError('Departments', calibrationMessages, 'nobody'));
  const levels = values.Guide.length === 5 ? 5 : 3;
  if (values.HasGuide && !isGuide(percents(values), levels))
    faults.push(fieldError('Guide.0', calibrationMessages, 'guideWrong'));
  return faults;
}
