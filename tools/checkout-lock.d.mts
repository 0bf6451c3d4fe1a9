/** What `checkout-lock.mjs` offers; it is plain JavaScript because it runs before anything is installed. */
export function withLock<T>(path: string, work: () => Promise<T>, onWait?: () => void): Promise<T>;
