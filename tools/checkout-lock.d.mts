/**
 * The types of `checkout-lock.mjs`, which is plain JavaScript because it runs before anything is installed.
 */
export function withLock<T>(path: string, work: () => Promise<T>, onWait?: () => void): Promise<T>;
