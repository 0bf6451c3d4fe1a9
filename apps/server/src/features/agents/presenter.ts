import type { AgentRequest, agentRequestStates } from '@bellwether/contract/agents/acting';
import type { Agent, AgentClient } from '@bellwether/contract/agents/allowing';
import { agentOfVia } from '@bellwether/domain/accounts/tokens/via';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { RequestRow } from './queries.requests.ts';
import type { GrantRow, ListedClient } from './queries.ts';

export function presentAgent(row: GrantRow): Agent {
  return {
    Id: row.id,
    Name: row.name,
    Scopes: row.scopes,
    CreatedAt: instantToIso(row.createdAt),
    LastUsedAt: row.lastUsedAt === null ? null : instantToIso(row.lastUsedAt),
  };
}

export function presentClient(row: ListedClient): AgentClient {
  return {
    Id: row.id,
    ClientId: row.clientId,
    Name: row.name,
    Addresses: row.addresses,
    IsRegistered: row.isRegistered,
    People: row.people,
    CreatedAt: instantToIso(row.createdAt),
  };
}

export function presentRequest(row: RequestRow, now: number): AgentRequest {
  const { presentLikelihood, presentQuality } = row;
  return {
    Id: row.id,
    Agent: agentOfVia(row.via) ?? row.via,
    State: stateOf(row, now),
    Goal: { Id: row.goalId, Title: row.title },
    Week: { Id: row.weekId, Week: row.week, StartDate: row.startDate, EndDate: row.endDate },
    Likelihood: row.likelihood,
    Quality: row.quality,
    Comment: row.comment,
    Present:
      presentLikelihood === null || presentQuality === null
        ? null
        : { Likelihood: presentLikelihood, Quality: presentQuality },
    CreatedAt: instantToIso(row.createdAt),
  };
}

function stateOf(row: RequestRow, now: number): (typeof agentRequestStates)[number] {
  if (row.answeredAt !== null) return row.isConfirmed ? 'confirmed' : 'refused';
  return row.expiresAt <= now ? 'expired' : 'waiting';
}
