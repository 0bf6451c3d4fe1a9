import { cleanName } from '../../shared/clean-name.ts';

/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** The sub-attributes of an attribute; null: the attribute has none. */
type Subs = readonly string[] | null;

const contact = ['value', 'type', 'primary', 'display'] as const;
const userAttributes: Readonly<Record<string, Subs>> = {
  externalId: null,
  userName: null,
  name: ['formatted', 'familyName', 'givenName', 'middleName', 'honorificPrefix', 'honorificSuffix'],
  displayName: null,
  active: null,
  title: null,
  emails: contact,
  phoneNumbers: contact,
  timezone: null,
  preferredLanguage: null,
};
const enterpriseAttributes: Readonly<Record<string, Subs>> = {
  employeeNumber: null,
  department: null,
  manager: ['value', 'displayName'],
};
const groupAttributes: Readonly<Record<string, Subs>> = {
  externalId: null,
  displayName: null,
  members: ['value', 'display', 'type'],
};

/** The attributes that are taken. Others, such as a password, are neither stored nor refused (RFC 7644, 3.3). */
export const attributesOf = {
  User: userAttributes,
  Group: groupAttributes,
} as const;
export type ResourceKind = keyof typeof attributesOf;

/** A taken attribute: its name as in the schema, and whether it is of the enterprise extension. */
export interface Attribute {
  readonly name: string;
  readonly isEnterprise: boolean;
  readonly subs: Subs;
}

/** Returns the attribute of a name in any case, with or without the URN of its schema. */
export function attributeOf(kind: ResourceKind, name: string): Attribute | undefined {
  const plain = withoutSchema(kind, name);
  const isExtension = kind === 'User' && hasPrefix(name, `${enterpriseSchema}:`);
  const own = isExtension ? undefined : named(attributesOf[kind], plain);
  if (own !== undefined) return { name: own, isEnterprise: false, subs: attributesOf[kind][own] ?? null };
  const more = kind === 'User' ? named(enterpriseAttributes, plain) : undefined;
  return more === undefined
    ? undefined
    : { name: more, isEnterprise: true, subs: enterpriseAttributes[more] ?? null };
}

/** Returns the sub-attribute of a name in any case. */
export function subAttributeOf({ subs }: Attribute, name: string): string | undefined {
  return subs?.find((each) => each.toLowerCase() === name.toLowerCase());
}

function withoutSchema(kind: ResourceKind, name: string): string {
  const schemas = kind === 'User' ? [enterpriseSchema, userSchema] : [groupSchema];
  const found = schemas.find((schema) => hasPrefix(name, `${schema}:`));
  return found === undefined ? name : name.slice(found.length + 1);
}

function named(attributes: Readonly<Record<string, Subs>>, name: string): string | undefined {
  return Object.keys(attributes).find((each) => each.toLowerCase() === name.toLowerCase());
}

function hasPrefix(text: string, prefix: string): boolean {
  return text.toLowerCase().startsWith(prefix.toLowerCase());
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a resource as it is stored: only taken attributes, by their names in the schema. An attribute of the extension
 * may stand among those of the user, as some programs send it.
 */
export function takenResource(kind: ResourceKind, sent: JsonObject): JsonObject {
  const own: Record<string, Json> = {};
  const more: Record<string, Json> = {};
  const take = (name: string, value: Json) => {
    const attribute = attributeOf(kind, name);
    const taken = attribute && takenValue(attribute, value);
    if (attribute && taken !== undefined) (attribute.isEnterprise ? more : own)[attribute.name] = taken;
  };
  for (const [name, value] of Object.entries(sent)) {
    if (kind === 'User' && name.toLowerCase() === enterpriseSchema.toLowerCase() && isObject(value))
      for (const [inner, one] of Object.entries(value)) take(`${enterpriseSchema}:${inner}`, one);
    else take(name, value);
  }
  return Object.keys(more).length === 0 ? own : { ...own, [enterpriseSchema]: more };
}

/**
 * Returns a value with its sub-attributes by their names, texts in one line that can be read; a bare text for a complex
 * attribute is its `value`. Undefined for a value that the attribute cannot have.
 */
export function takenValue(attribute: Attribute, value: Json): Json | undefined {
  if (value === null) return undefined;
  if (attribute.subs === null) return scalarOf(value);
  const isList = attribute.subs.includes('type');
  const one = (each: Json): JsonObject => subsOf(attribute, isObject(each) ? each : { value: each });
  if (!isList) return one(value);
  return (Array.isArray(value) ? (value as readonly Json[]) : [value]).map(one);
}

function subsOf(attribute: Attribute, value: JsonObject): JsonObject {
  const found: Record<string, Json> = {};
  for (const [name, each] of Object.entries(value)) {
    const sub = subAttributeOf(attribute, name);
    const scalar = scalarOf(each);
    if (sub !== undefined && scalar !== undefined) found[sub] = scalar;
  }
  return found;
}

function scalarOf(value: Json): string | number | boolean | undefined {
  if (typeof value === 'string') return cleanName(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
