import type { Vocabulary } from '../../shared/table/vocabulary.ts';
import type { GoalField } from './fields.ts';
import { goalHeadingOf } from './headings.ts';
import { numberOf } from './meanings.ts';
import { goalPresets } from './presets.ts';

/** What a file of goals can say. */
export const goalsVocabulary: Vocabulary<GoalField> = {
  headingOf: goalHeadingOf,
  presets: goalPresets,
  repeated: ['WeekCheckIn', 'Tags'],
  isNoHeading: (cells) => cells.some((cell) => cell.includes('@')),
  isDoubtful: () => false,
  fieldOf: (field, cells) =>
    field === 'Status' && cells.length > 0 && cells.every(isPercent) ? 'Progress' : field,
  refine(chosen, columns) {
    // A list of key results alone is a list of goals.
    const measure = chosen.get('Measurement');
    if (!chosen.has('Title') && measure !== undefined) {
      chosen.delete('Measurement');
      chosen.set('Title', measure);
    }
    // `Date` of a file without check-ins is no date of one.
    const has = (field: GoalField) => chosen.has(field);
    if (has('CheckInDate') && !has('Status') && !has('Progress') && !columns.some(isWeek))
      chosen.delete('CheckInDate');
  },
};

const isPercent = (cell: string) => numberOf(cell)?.isPercent === true;
const isWeek = ({ known }: { readonly known: { readonly field: GoalField | null } | undefined }) =>
  known?.field === 'WeekCheckIn';
