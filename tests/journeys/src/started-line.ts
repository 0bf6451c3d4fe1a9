/**
 * The line that `serve.ts` prints when journeys can begin. The named groups become environment variables of
 * the journeys.
 */
export const startedLine =
  /Journeys go to (?<JOURNEYS_URL>http:\S+) from (?<JOURNEYS_START>\d+), home (?<JOURNEYS_HOME>\S+)/;
