import * as z from 'zod/mini';

/** A JSON schema, as far as its objects need a check. */
interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
}

/**
 * Returns the JSON schema of an answer. Endpoints in strict mode refuse a schema with an optional property.
 * @throws TypeError for an optional property, because every question with it would fail.
 */
export function strictSchema(shape: z.ZodMiniType): Record<string, unknown> {
  const schema = z.toJSONSchema(shape);
  const optional = optionalIn(schema as SchemaNode);
  if (optional.length > 0) throw new TypeError(`The schema has optional properties: ${optional.join(', ')}.`);
  return schema;
}

/** Returns the names of the optional properties at any depth. */
export function optionalIn({ properties = {}, required = [], items, anyOf = [] }: SchemaNode): string[] {
  const own = Object.keys(properties).filter((name) => !required.includes(name));
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...own, ...inner.flatMap(optionalIn)];
}
