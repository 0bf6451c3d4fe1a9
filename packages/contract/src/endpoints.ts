import * as accounts from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import * as approval from './goals/approval.ts';
import * as comments from './goals/comments.ts';
import * as drafting from './goals/drafting.ts';
import * as ownership from './goals/ownership.ts';
import * as predictions from './goals/predictions.ts';
import * as reading from './goals/reading.ts';
import * as results from './goals/results.ts';
import * as shelving from './goals/shelving.ts';
import * as tenant from './tenant.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}

/** Every call of the product; OpenAPI and the completeness test of the server read it. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  tenant,
  drafting,
  approval,
  predictions,
  shelving,
  results,
  comments,
  ownership,
  reading,
].flatMap((feature) => Object.values(feature).filter(isEndpoint));
