/** From where a call comes. An event keeps it, so that an audit tells it. */
export interface Origin {
  /** The caller's address; only configured proxies may set it by forwarded headers. */
  readonly address: string;
  /** The program's own name of itself (`User-Agent`), at most 300 characters. */
  readonly userAgent: string;
}

const longestAddress = 100;

/** Returns the origin of a call; null for the application's own work. */
export function originOf(call: Partial<Origin>): Origin | null {
  const { address, userAgent = '' } = call;
  return address === undefined ? null : { address: address.slice(0, longestAddress), userAgent };
}
