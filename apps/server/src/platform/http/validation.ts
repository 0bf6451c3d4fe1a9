import { bodySchemaOf, type Endpoint, replySchemaOf, uploadOf } from '@bellwether/contract/endpoint';
import { readSaid, type SaidIssue } from '@bellwether/contract/faults';
import { fieldError } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { badFields, type HttpProblem } from '../refusal/problem.ts';
import { faultWords } from '../refusal/words.ts';
import { saidOfFault } from './faults.ts';
import { leaveOutNulls } from './left-out.ts';
import { namedFieldsOf } from './named-fields.ts';

interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The schema of a call that names no fields. */
const nothing = z.strictObject({});
/** The largest form has fewer fields, so more faults are not listed. */
const mostFaults = 20;
const longestPath = 100;

/**
 * Returns the validated parts of a request. Refuses unknown fields.
 * @throws HttpProblem 400 with every field's message.
 */
export function parseRequest(
  endpoint: Endpoint,
  raw: Raw,
): { params: unknown; query: unknown; body: unknown } {
  const issues: SaidIssue[] = [];
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    const result = readSaid(schema ?? nothing, value ?? {}, saidOfFault);
    // Push one by one: spreading so many arguments would overflow the stack.
    if (result.issues) for (const issue of result.issues) issues.push(issue);
    return schema && result.data;
  };
  const parsed = {
    params: read(endpoint.params, raw.params),
    query: read(endpoint.query, raw.query),
    // An upload's body is read later, after the person's right is checked.
    body: uploadOf(endpoint) ? undefined : readBody(endpoint, raw.body, read),
  };
  if (issues.length > 0) throw badInput(issues);
  return parsed;
}

function readBody<T>(
  endpoint: Endpoint,
  body: unknown,
  read: (schema: z.ZodMiniType | undefined, value: unknown) => T,
): T {
  const schema = bodySchemaOf(endpoint);
  const reads = endpoint.counts === 'nothing';
  return read(schema, schema ? leaveOutNulls(schema, body, reads) : body);
}

/** Returns the innermost name; a list is named, not its places. */
function fieldOf(path: readonly PropertyKey[]): string {
  const place = path.findIndex((part) => typeof part === 'number');
  return String((place < 0 ? path : path.slice(0, place)).at(-1) ?? '');
}

function badInput(issues: readonly SaidIssue[]): HttpProblem {
  const errors = issues
    .slice(0, mostFaults)
    .flatMap(({ issue, said }) => {
      if (issue.code !== 'unrecognized_keys') return [{ path: fieldOf(issue.path), ...said }];
      const keys = issue.keys.slice(0, mostFaults);
      return keys.map((key) => fieldError(key.slice(0, longestPath), faultWords, 'unknown'));
    })
    .slice(0, mostFaults);
  return badFields(errors);
}

/**
 * Returns the reply with the contract's fields only; removes unknown fields.
 * With `strict` (tests) an unknown field or a wrong type throws instead, so that only presented fields leave
 * the server.
 */
export function parseReply(endpoint: Endpoint, reply: unknown, strict: boolean): unknown {
  const schema = replySchemaOf(endpoint);
  if (!schema) throw new Error(`${endpoint.name} replies with a file.`);
  if (!strict && namedFieldsOf(schema)?.(reply)) return reply;
  const parsed = schema.parse(reply);
  if (strict) {
    const unknown = unknownField(reply, parsed, endpoint.name);
    if (unknown)
      throw new Error(
        `The reply of ${endpoint.name} holds a field that the contract does not name: ${unknown}`,
      );
  }
  return parsed;
}

function unknownField(sent: unknown, kept: unknown, at: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof kept !== 'object' || kept === null)
    return undefined;
  for (const [key, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    if (!(key in kept)) return `${at}.${key}`;
    const inner = unknownField(value, (kept as Record<string, unknown>)[key], `${at}.${key}`);
    if (inner) return inner;
  }
  return undefined;
}
