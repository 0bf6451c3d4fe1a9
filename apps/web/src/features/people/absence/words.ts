/** The words about absences (people.34). */
export const absenceWords = {
  part: 'Absence',
  none: 'No absence entered.',
  failed: 'The absences could not be loaded.',
  add: 'Add Absence',
  edit: 'Change',
  /** Names the absence for screen readers. */
  editOf: (days: string) => `Change the absence ${days}`,
  days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
  deputyIs: (name: string) => `Deputy: ${name}`,
  noDeputy: 'No deputy',
  from: 'First day away',
  until: 'Last day away',
  deputy: 'Deputy',
  deputyHint:
    'Approves goals of the direct reports and gives the weekly predictions meanwhile. Empty: nobody.',
  nobody: 'Nobody found',
  deputiesFailed: 'The people could not be loaded.',
  absent: 'This absence is over or was cancelled.',
  changed: 'This absence was changed meanwhile.',
  load: 'Load',
  added: 'Absence added',
  saved: 'Absence changed',
  cancel: 'Cancel Absence',
  cancelled: 'Absence cancelled',
} as const;
