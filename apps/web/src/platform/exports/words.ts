export const exportWords = {
  region: 'Exports',
  fold: 'Fold the exports',
  unfold: 'Show the exports',
  count: (count: number) => (count === 1 ? '1 export' : `${count} exports`),
  waiting: 'Waits for its turn: two are made at a time.',
  running: 'Being made …',
  made: (name: string, size: string) => (name ? `${name} · ${size}` : size),
  cancel: 'Cancel',
  again: 'Download again',
  retry: 'Try again',
  change: 'Change the choices',
  remove: 'Remove',
  /** The name of a button whose label fits several exports. */
  of: (act: string, title: string) => `${act}: ${title}`,
  /** Texts for screen readers about an export. */
  said: {
    waiting: (title: string) => `${title} waits for its turn.`,
    running: (title: string) => `${title} is being made.`,
    made: (title: string) => `${title} has been downloaded.`,
    failed: (title: string, reason: string) => `${title} could not be made. ${reason}`,
    canceled: (title: string) => `${title} has been canceled.`,
  },
} as const;
