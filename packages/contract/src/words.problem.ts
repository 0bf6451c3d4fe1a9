/** The message of a failed call without a better one (wire.10). */
export const wentWrong = 'Something went wrong!!';

/** The message of a call without an answer. */
export const unreachable = 'The server cannot be reached. Check your connection and try again.';
