const mark = 'agent:';
const longest = 90;

/** Returns how history and audit store that a person acted with an agent (agents.6); at most 100 characters. */
export function viaAgent(name: string): string {
  return `${mark}${name.slice(0, longest)}`;
}

/** How history stores that a person acted in a chat, and that the company's directory acted. */
export const viaSlack = 'Slack';
export const viaScim = 'SCIM';
const others = [viaSlack, viaScim].map((name) => name.toLowerCase());

/** Whether a token of this name would look in history like an agent, a chat or the directory (accounts.13). */
export function isReservedName(name: string): boolean {
  const read = name.normalize('NFKC').toLowerCase().trim();
  return read.startsWith(mark) || others.includes(read);
}

/** Returns how history and audit store that a person acted with a token. A token may be older than the reserved names. */
export function viaToken(name: string): string {
  return isReservedName(name) ? `“${name.slice(0, longest)}”` : name;
}

/** Returns the name of the agent; undefined if the text names a token or another program. */
export function agentOfVia(via: string): string | undefined {
  return via.startsWith(mark) ? via.slice(mark.length) : undefined;
}
