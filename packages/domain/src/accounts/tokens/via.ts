const mark = 'agent:';
const longest = 90;

/** Returns how history and audit store that a person acted with an agent (agents.6); at most 100 characters. */
export function viaAgent(name: string): string {
  return `${mark}${name.slice(0, longest)}`;
}

/** Returns the name of the agent; undefined if the text names a token or another program. */
export function agentOfVia(via: string): string | undefined {
  return via.startsWith(mark) ? via.slice(mark.length) : undefined;
}
