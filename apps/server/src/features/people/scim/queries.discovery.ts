import {
  enterpriseSchema,
  groupSchema,
  type JsonObject,
  userSchema,
} from '@bellwether/domain/people/scim/resource';
import { discoveryWords } from './words.ts';

const schemaOfSchemas = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

/** Returns what the server can do (RFC 7643, 5). */
export function serviceProviderConfig(base: string): JsonObject {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostResults },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: discoveryWords.token,
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

/** The most resources of a page. */
export const mostResults = 200;

/** Returns the kinds of resources (RFC 7643, 6). */
export function resourceTypes(base: string): JsonObject[] {
  const type = (name: string, endpoint: string, schema: string, extensions: JsonObject[]): JsonObject => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    endpoint,
    schema,
    ...(extensions.length > 0 ? { schemaExtensions: extensions } : {}),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  });
  return [
    type('User', '/Users', userSchema, [{ schema: enterpriseSchema, required: false }]),
    type('Group', '/Groups', groupSchema, []),
  ];
}

/** Returns the schemas of the attributes that are taken (RFC 7643, 7). */
export function schemas(base: string): JsonObject[] {
  const schema = (id: string, name: string, attributes: JsonObject[]): JsonObject => ({
    schemas: [schemaOfSchemas],
    id,
    name,
    attributes,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  });
  return [
    schema(userSchema, 'User', userAttributes()),
    schema(enterpriseSchema, 'EnterpriseUser', [
      attribute('employeeNumber'),
      attribute('department'),
      attribute('manager', { type: 'complex', subAttributes: [attribute('value'), shown('displayName')] }),
    ]),
    schema(groupSchema, 'Group', [
      attribute('externalId', { caseExact: true }),
      attribute('displayName', { required: true }),
      attribute('members', {
        type: 'complex',
        multiValued: true,
        subAttributes: [attribute('value'), shown('display'), shown('type')],
      }),
    ]),
  ];
}

function userAttributes(): JsonObject[] {
  const contact = (name: string) =>
    attribute(name, {
      type: 'complex',
      multiValued: true,
      subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
    });
  return [
    attribute('externalId', { caseExact: true }),
    attribute('userName', { required: true, uniqueness: 'server' }),
    attribute('name', {
      type: 'complex',
      subAttributes: ['formatted', 'familyName', 'givenName'].map((name) => attribute(name)),
    }),
    attribute('displayName'),
    attribute('active', { type: 'boolean' }),
    attribute('title'),
    contact('emails'),
    contact('phoneNumbers'),
    attribute('timezone'),
    attribute('preferredLanguage'),
    attribute('groups', {
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: [shown('value'), shown('display')],
    }),
  ];
}

function attribute(name: string, more: JsonObject = {}): JsonObject {
  return {
    name,
    type: 'string',
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...more,
  };
}

function shown(name: string): JsonObject {
  return attribute(name, { mutability: 'readOnly' });
}
