import {
  type Attribute,
  attributeOf,
  enterpriseSchema,
  groupSchema,
  isObject,
  type Json,
  type JsonObject,
  type ResourceKind,
  subAttributeOf,
  takenResource,
  takenValue,
  userSchema,
} from '@bellwether/domain/people/scim/resource';
import { said } from '@bellwether/domain/shared/said';
import { ScimError, type ScimPatchOperation, type ScimResource, scimPatch } from 'scim-patch';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { scimWords } from './words.ts';

const mostOperations = 1_000;
const longestPath = 500;

/** An operation on one attribute, with its names as the schemas have them. */
interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: Json;
}

/**
 * Applies a patch to the attributes of a resource. Programs write it in many ways: any case of `op` and names, paths with
 * the schema's URN, values without a path, dotted names in them, bare texts for complex values. Each operation is first
 * put into the one form of the standard, with the names of known attributes alone; a library applies it. Operations on
 * other attributes are left out, as in other bodies.
 * @throws HttpProblem 400 for something that is no patch, `invalidPath` and `noTarget`.
 */
export function applyPatch(kind: ResourceKind, before: JsonObject, body: unknown): JsonObject {
  const operations = operationsIn(body).flatMap((each) => readOperation(kind, each));
  const meta = { created: new Date(0), lastModified: new Date(0) };
  const schemas = kind === 'User' ? [userSchema, enterpriseSchema] : [groupSchema];
  const document = { ...structuredClone(before), schemas, meta } as ScimResource;
  try {
    const after = scimPatch(document, operations as ScimPatchOperation[], { treatMissingAsAdd: true });
    return takenResource(kind, after as unknown as JsonObject);
  } catch (error) {
    if (!(error instanceof ScimError)) throw error;
    const path = operations
      .map((each) => each.path)
      .join(', ')
      .slice(0, 100);
    throw new HttpProblem(400, said(scimWords, 'no_target', { path }), { code: 'noTarget' });
  }
}

function operationsIn(body: unknown): JsonObject[] {
  if (!isObject(body as Json)) throw noPatch();
  const [, operations] =
    Object.entries(body as JsonObject).find(([name]) => name.toLowerCase() === 'operations') ?? [];
  if (!Array.isArray(operations) || !operations.every(isObject)) throw noPatch();
  if (operations.length > mostOperations)
    throw new HttpProblem(400, said(scimWords, 'too_many_operations'), { code: 'tooMany' });
  return operations as JsonObject[];
}

function readOperation(kind: ResourceKind, sent: JsonObject): Operation[] {
  const { op, path, value } = lowered(sent);
  const name = typeof op === 'string' ? op.toLowerCase() : '';
  if (name !== 'add' && name !== 'replace' && name !== 'remove') throw noPatch();
  if (path === undefined || path === '') {
    if (name === 'remove' || !isObject(value)) throw noPatch();
    return Object.entries(value).flatMap(([each, one]) => onPath(kind, name, each, one));
  }
  if (typeof path !== 'string' || path.length > longestPath) throw badPath(String(path));
  return onPath(kind, name, path, value);
}

/** A name, perhaps with the URN of its schema, a filter in brackets, and a sub-attribute. */
const pathForm = /^(?:(urn:[\w:.-]+):)?([a-z$][\w$-]*)(\[[^\]]*\])?(?:\.([a-z$][\w$-]*))?$/i;
const filterForm = /^\[\s*(\w+)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*\]$/i;

function onPath(kind: ResourceKind, op: Operation['op'], path: string, value: Json | undefined): Operation[] {
  // The whole extension as one value.
  if (kind === 'User' && path.toLowerCase() === enterpriseSchema.toLowerCase()) return extension(op, value);
  const [, schema, name = '', filter, sub] = pathForm.exec(path) ?? [];
  if (name === '') throw badPath(path);
  const attribute = attributeOf(kind, schema === undefined ? name : `${schema}:${name}`);
  if (attribute === undefined) return [];
  const place = attribute.isEnterprise ? `${enterpriseSchema}:${attribute.name}` : attribute.name;
  const filtered = filter === undefined ? '' : filterOf(attribute, filter, path);
  if (sub === undefined) return onAttribute(op, `${place}${filtered}`, attribute, value, filtered !== '');
  const inner = subAttributeOf(attribute, sub);
  if (inner === undefined) return [];
  return [operation(op, `${place}${filtered}.${inner}`, value)];
}

function extension(op: Operation['op'], value: Json | undefined): Operation[] {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, one]) =>
      onPath('User', op, `${enterpriseSchema}:${name}`, one),
    );
  if (op === 'remove')
    return ['employeeNumber', 'department', 'manager'].map((name) => ({
      op,
      path: `${enterpriseSchema}:${name}`,
    }));
  throw noPatch();
}

function onAttribute(
  op: Operation['op'],
  path: string,
  attribute: Attribute,
  value: Json | undefined,
  isFiltered: boolean,
): Operation[] {
  const isList = attribute.subs?.includes('type') ?? false;
  if (value === undefined || value === null || op === 'remove') {
    // Some programs name the members to remove in the value.
    const removed = op === 'remove' && isList && !isFiltered && value !== undefined && value !== null;
    return [
      removed
        ? { op, path, value: plainMembers(takenValue(attribute, value) ?? []) }
        : operation(op, path, undefined),
    ];
  }
  if (attribute.subs === null) return [{ op, path, value }];
  const taken = takenValue(attribute, value) ?? [];
  if (isList && isFiltered) return [{ op, path, value: (taken as readonly Json[])[0] ?? null }];
  if (isList) return [{ op, path, value: taken }];
  // Sub-attributes that are not named stay (RFC 7644, 3.5.2.3).
  return Object.entries(taken as JsonObject).map(([name, one]) => operation(op, `${path}.${name}`, one));
}

/** Members are compared as a whole, and only their ids are certain. */
function plainMembers(members: Json): Json {
  return (members as readonly JsonObject[]).map(({ value }) => ({ value: value ?? '' }));
}

/** An empty value removes. */
function operation(op: Operation['op'], path: string, value: Json | undefined): Operation {
  return value === undefined || value === null || op === 'remove'
    ? { op: 'remove', path }
    : { op, path, value };
}

function filterOf(attribute: Attribute, filter: string, path: string): string {
  const [, name = '', value = ''] = filterForm.exec(filter) ?? [];
  const sub = subAttributeOf(attribute, name);
  if (sub === undefined) throw badPath(path);
  return `[${sub} eq ${value}]`;
}

function lowered(sent: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
}

function noPatch(): HttpProblem {
  return new HttpProblem(400, said(scimWords, 'patch'), { code: 'invalidSyntax' });
}

function badPath(path: string): HttpProblem {
  return new HttpProblem(400, said(scimWords, 'path', { path: path.slice(0, 100) }), { code: 'invalidPath' });
}
