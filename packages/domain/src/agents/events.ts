/** The tools and resources by which an agent reads and writes (agents.3). */
export type AgentTool =
  | 'my_week'
  | 'find_goals'
  | 'read_goal'
  | 'read_history'
  | 'insight_look'
  | 'draft_update'
  | 'predict'
  | 'comment'
  | 'add_action_item'
  | 'second_view'
  | 'open_goals';

/** Events about agents. The subject is the person whose agent it is, or the goal. No detail has a name or a text. */
export interface AgentEvents {
  /** The person allowed an agent to act for them. */
  'agent.allowed': { readonly grant: number; readonly client: number };
  'agent.ended': { readonly grant: number };
  /** A code or a refresh token was used twice, so the grant ended. */
  'agent.reuse_found': { readonly grant: number };
  /** An agent read for the person. What it writes is an event of its own. */
  'agent.read': { readonly tool: AgentTool };
  'agent.client_added': { readonly client: number };
  'agent.client_removed': { readonly client: number };
  /** An agent asked the person to confirm a prediction. */
  'agent.asked': { readonly request: number; readonly status: number };
  'agent.refused': { readonly request: number; readonly status: number };
  'agent.view_given': { readonly view: number; readonly week: number };
}
