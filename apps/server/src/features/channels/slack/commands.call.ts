import type { WebClient } from '@slack/web-api';
import type { Config } from '#platform/config/config.ts';

const longestCall = 10_000;

/** Slack answered, and refused: the code of its answer, such as `invalid_auth`. */
export class SlackRefusal extends Error {
  override readonly name = 'SlackRefusal';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Slack could not be reached, was too slow, or asked to wait. */
export class SlackAway extends Error {
  override readonly name = 'SlackAway';
}

const nothing = () => undefined;

/**
 * Makes a call of Slack's interface with the app's token. The client tries once, because deliveries have a ladder of their
 * own and a person who waits is told.
 * @throws SlackRefusal, SlackAway
 */
export async function callSlack<T>(
  { slackUrl }: Pick<Config, 'slackUrl'>,
  token: string,
  call: (client: WebClient) => Promise<T>,
): Promise<T> {
  const { LogLevel, WebAPIPlatformError, WebClient } = await import('@slack/web-api');
  const client = new WebClient(token, {
    slackApiUrl: slackUrl.href,
    timeout: longestCall,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    // Its log may name people; failures are told by the caller.
    logger: {
      debug: nothing,
      info: nothing,
      warn: nothing,
      error: nothing,
      setLevel: nothing,
      setName: nothing,
      getLevel: () => LogLevel.ERROR,
    },
  });
  try {
    return await call(client);
  } catch (error) {
    if (error instanceof WebAPIPlatformError) throw new SlackRefusal(error.data.error);
    throw new SlackAway('no_answer', { cause: error });
  }
}
