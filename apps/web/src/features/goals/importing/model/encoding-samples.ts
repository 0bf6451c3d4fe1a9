import type { GoalImportPreview } from '@bellwether/contract/goals/import';

/** Returns up to three cells of the file by which its encoding is judged, first those with letters beyond ASCII. */
export const encodingSamples = ({ Columns }: Pick<GoalImportPreview, 'Columns'>): readonly string[] => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches ASCII.
  const hasOthers = (text: string) => /[^\u0000-\u007f]/.test(text);
  const all = Columns.flatMap(({ Samples }) => Samples);
  return [...new Set([...all.filter(hasOthers), ...all])].slice(0, 3);
};
