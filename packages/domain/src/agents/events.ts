/** Events about agents. The subject is the person whose agent it is, or the goal. No detail has a name or a text. */
export interface AgentEvents {
  /** The person allowed an agent to act for them. */
  'agent.allowed': { readonly grant: number; readonly client: number };
  'agent.ended': { readonly grant: number };
  /** A code or a refresh token was used twice, so the grant ended. */
  'agent.reuse_found': { readonly grant: number };
  'agent.client_added': { readonly client: number };
  'agent.client_removed': { readonly client: number };
  /** An agent asked the person to confirm a prediction. */
  'agent.asked': { readonly request: number; readonly status: number };
  'agent.refused': { readonly request: number; readonly status: number };
  'agent.view_given': { readonly view: number; readonly week: number };
}
