/** The WebSocket of live events, on the application's own origin (live.1). */
export const livePath = '/api/live';

/** Why the server closes a channel, beside the codes of the protocol. */
export const liveCloseCodes = {
  /** The first message is no valid `Hello`. */
  badHello: 4400,
  /** The session has ended: the person signs in again. */
  sessionEnded: 4401,
  /** The token of a program lacks the scope `live`. */
  scopeMissing: 4403,
  /** No first message came in time. */
  noHello: 4408,
  /** The session has as many channels as it may have. */
  tooMany: 4429,
} as const;

export const channelsPerSession = 5;
