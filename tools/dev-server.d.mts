/**
 * The types of `dev-server.mjs`, which is plain JavaScript as the commands that use it.
 */
export interface KeptServer {
  /** Starts the server again; several requests of a moment are one restart. */
  restart(): void;
  /** Ends the server for good. */
  end(): Promise<void>;
}

export function keepServer(root: string, env: Readonly<Record<string, string | undefined>>): KeptServer;
