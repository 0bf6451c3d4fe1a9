import { reasonSentences } from '@bellwether/domain/goals/messages';
import * as z from 'zod/mini';
import { bodySchemaOf, type Endpoint, fileReplyOf, refusalsOf, replySchemaOf, uploadOf } from './endpoint.ts';
import { endpoints, namedSchemas } from './endpoints.ts';
import { uploadPart } from './file.ts';
import { passwordNeededType, problemSchema, secondStepNeededType } from './problem.ts';
import { daySchema, instantSchema, sentInstantSchema } from './wire.ts';

type Json = Record<string, unknown>;

interface Refusal {
  readonly text: string;
  /** `title`, `detail` and `code` of the example. */
  readonly example: readonly [title: string, detail: string, code: string];
}

/** Errors that every call can return, beside its own. */
const refusals: Readonly<Record<string, Refusal>> = {
  400: {
    text: 'The input is not valid; `errors` names the fields.',
    example: ['Bad Request', 'Please select quarter!', 'bad_input'],
  },
  401: {
    text: 'No session, or one that has ended.',
    example: ['Unauthorized', 'Please sign in.', 'signed_out'],
  },
  403: {
    text: `The person’s role or relation never allows it; of type \`${secondStepNeededType}\`: the person must set up a second step first.`,
    example: ['Forbidden', 'You are not authorized!', 'never_theirs'],
  },
  404: {
    text: 'Absent, or invisible to this person.',
    example: ['Not Found', 'This was not found.', 'not_found'],
  },
  409: {
    text: `Changed meanwhile, or not possible in this state; of type \`${passwordNeededType}\`: confirm the password and call again.`,
    example: ['Conflict', reasonSentences.wrong_state, 'wrong_state'],
  },
  410: {
    text: 'The company has ended its use; only its ceo and org admins still read.',
    example: [
      'Gone',
      'Northwind ended its use of Bellwether on 18 November 2026, so only its CEO and org admins can still sign in. All data stay at least until 18 December 2026 and are deleted after it. Until that day the end can be taken back. Please ask: Cleo Chief (ceo@northwind.example).',
      'company_ended',
    ],
  },
  413: {
    text: 'Larger than one mebibyte, or than the limit of the upload.',
    example: ['Payload Too Large', 'This is too large to send.', 'too_large'],
  },
  415: { text: 'Not JSON.', example: ['Unsupported Media Type', 'Please send JSON.', 'not_json'] },
  421: {
    text: 'The company has moved to another server; the same address leads there in a moment.',
    example: [
      'Misdirected Request',
      'Your company has moved to another server. Please reload the page in a moment.',
      'company_moved',
    ],
  },
  429: {
    text: 'Too many attempts, requests at once, or changes within an hour; `Retry-After` says when to come back.',
    example: [
      'Too Many Requests',
      'Too many requests at once. Please try again in a moment.',
      'too_many_attempts',
    ],
  },
  503: {
    text: 'Not ready; `Retry-After` says when to come back.',
    example: ['Service Unavailable', 'The service is not ready. Please try again in a moment.', 'not_ready'],
  },
};

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 0 } } };

const etag = { ETag: { description: 'The version of the reply.', schema: { type: 'string' } } };
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of a former reply.',
  schema: { type: 'string' },
};

/**
 * Returns the whole wire as an OpenAPI 3.1 document: plain JSON, the same for every server of this version.
 */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const shapes: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, shapes) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bellwether',
      version: '1.2',
      description:
        'Quarterly goals, aligned in a tree and predicted every week. Paths are matched without regard to case. ' +
        'Sign in with `POST /api/Auth/Login` and send the `Token` as the `Authorization` header. ' +
        'Programs send a token as `Authorization: Bearer bw_p_…`: its scope is named at each call, and a POST may carry an `Idempotency-Key`, which counts for 24 hours (for 30 days with the token of a sign-in). Every answer to a token has `RateLimit-*`. ' +
        'Lists come in pages: `data`, and `Next`, which is the `Cursor` of the next page, or null at the end. A cursor is opaque, and belongs to its list, its filters and its person. ' +
        'A call that will end answers with the headers `Deprecation` and `Sunset`; `CHANGELOG.md` lists every change of the wire. ' +
        'Unknown fields are refused; null in a field with a default means the default. ' +
        'Every answer carries the server’s clock in `X-Server-Time` (ISO 8601, UTC): relative times are counted from it.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths: sorted(paths),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The `Token` of the session, as it is.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token of a person (`bw_p_…`) or of the company (`bw_c_…`) with the named scope. A call without it takes sessions only.',
        },
        agent: {
          type: 'http',
          scheme: 'bearer',
          description: 'The tools of `/api/mcp` make this call; nobody reaches it over HTTP.',
        },
      },
      schemas: sorted({ ...shapes, Problem: schemaOf(problemSchema, 'output') }),
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, refusal]) => [
          `Problem${status}`,
          problem(Number(status), refusal),
        ]),
      ),
    },
  };
}

function operationOf(endpoint: Endpoint, shapes: Record<string, Json>): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    security: securityOf(endpoint),
    ...capabilityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.isVersioned ? [ifNoneMatch] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      200: doneOf(endpoint, shapes),
      ...(endpoint.isVersioned ? { 304: { description: 'Unchanged since this version.' } } : {}),
      ...Object.fromEntries(
        refusalsOf(endpoint).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

/** Returns the ways of calling: a session, or a token with the scope. */
function securityOf({ who, callers, scope }: Endpoint): Json[] {
  if (who === 'anyone') return [];
  if (callers.includes('agent')) return [{ agent: [scope] }];
  return callers.includes('token') ? [{ session: [] }, { token: [scope] }] : [{ session: [] }];
}

/**
 * Returns the caller's required capability, as a sentence and for programs; empty if a session, or nothing,
 * is enough.
 */
function capabilityOf({ who }: Endpoint): Json {
  if (who === 'anyone' || who === 'person') return {};
  return { description: `Needs the capability \`${who}\`.`, 'x-capability': who };
}

function requestBodyOf(endpoint: Endpoint): Json {
  const file = uploadOf(endpoint);
  const body = bodySchemaOf(endpoint);
  if (body)
    return {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    };
  if (!file) return {};
  const schema = {
    type: 'object',
    properties: { [uploadPart]: { type: 'string', format: 'binary' } },
    required: [uploadPart],
    additionalProperties: false,
  };
  return {
    requestBody: {
      required: true,
      description: `One file of at most ${file.maxBytes} bytes, by its content ${file.mediaTypes.join(' or ')}.`,
      content: {
        'multipart/form-data': {
          schema,
          encoding: { [uploadPart]: { contentType: file.mediaTypes.join(', ') } },
        },
      },
    },
  };
}

function doneOf(endpoint: Endpoint, shapes: Record<string, Json>): Json {
  const file = fileReplyOf(endpoint);
  const reply = replySchemaOf(endpoint);
  if (reply)
    return {
      description: 'Done.',
      ...(endpoint.isVersioned ? { headers: etag } : {}),
      content: { 'application/json': { schema: schemaOf(reply, 'output', shapes) } },
    };
  if (!file) throw new Error(`${endpoint.name} replies with nothing.`);
  const binary = { schema: { type: 'string', format: 'binary' } };
  return {
    description: file.use.endsWith('picture') ? 'The picture.' : 'The file.',
    ...(file.use === 'download'
      ? {
          headers: {
            'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
          },
        }
      : {}),
    content: Object.fromEntries(file.mediaTypes.map((type) => [type, binary])),
  };
}

function problem(status: number, { text, example: [title, detail, code] }: Refusal): Json {
  return {
    description: text,
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        example: {
          type: 'about:blank',
          title,
          status,
          detail,
          code,
          ...(status === 400 ? { errors: [{ path: 'PeriodId', message: detail }] } : {}),
        },
      },
    },
  };
}

function parametersOf(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const names = z.registry<{ id: string }>();
for (const [id, schema] of namedSchemas) names.add(schema, { id });

/** Texts with a format that the contract does not check: one function each writes them. */
const formats = new Map<unknown, string>([
  [instantSchema, 'date-time'],
  [sentInstantSchema, 'date-time'],
  [daySchema, 'date'],
]);

/**
 * Returns the JSON schema. Named shapes inside it are added to `shapes` and become references. Only replies
 * have named shapes.
 */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', shapes?: Record<string, Json>): Json {
  const written = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const format = formats.get(zodSchema);
      if (format !== undefined) jsonSchema.format = format;
    },
    ...(shapes ? { metadata: names } : { metadata: z.registry<{ id: string }>() }),
  });
  const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs, id, ...rest } = JSON.parse(text) as Json;
  for (const [name, { id: _id, ...shape }] of Object.entries(($defs ?? {}) as Record<string, Json>)) {
    if (shapes) shapes[name] = shape;
  }
  if (!shapes || typeof id !== 'string') return rest;
  shapes[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

/** Returns the first part of the path, spelt as in its first call. */
function tagOf(endpoint: Endpoint): string {
  const part = endpoint.path.split('/')[1] ?? '';
  return part.charAt(0).toUpperCase() + part.slice(1);
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
