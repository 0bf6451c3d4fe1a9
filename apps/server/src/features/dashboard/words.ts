/** The theme that a save or a delete started from is no longer there, or another one is. */
export const themeChanged = 'Somebody else has changed this meanwhile. Reload to see the changes.';
