/** What every call can be refused with, by code; a feature's own refusals stand in its `words.ts`. */
export const platformWords = {
  not_found: 'This was not found.',
  signed_out: 'Please sign in.',
  never_theirs: 'You are not authorized!',
  bad_input: 'The request is not valid.',
  unreadable: 'The request could not be read.',
  too_deep: 'The request is nested too deeply.',
  too_large: 'This is too large to send.',
  not_json: 'Please send JSON.',
  cursor_lost: 'This page is no longer there. Please start from the first one.',
  changed_meanwhile: 'Somebody else has changed this meanwhile. Reload to see the changes.',
  changed_at_once: 'This was changed by someone else at the same moment. Please try again.',
  password_needed: 'Please enter your password to go on.',
  not_ready: 'The service is not ready. Please try again in a moment.',
  database_not_ready: 'The database is not ready.',
  too_many_sign_ins: 'Too many people sign in at this moment. Please try again shortly.',
  failed: 'Something went wrong!!',
} as const;
