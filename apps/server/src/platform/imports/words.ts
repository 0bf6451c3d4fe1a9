/** Explains why an import, or another reading of its file, is refused. */
export const importWords = {
  sheet_missing: (sheet: string) => `This file has no sheet “${sheet}”.`,
  no_text: 'Only a text file has an encoding.',
  heading_missing: 'This file has no column with this heading.',
  import_ended: 'This import has ended already.',
  import_started: 'This import has started already.',
} as const;
