/** The instant at which every run begins: a Friday in mid quarter, so that the running week is asked for. */
export const firstInstant = Date.parse('2026-11-20T15:00:00Z');
