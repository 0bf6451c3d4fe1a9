import { describe, expect, test } from 'vitest';
import { serverTimeHeader } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Shape & { anyOf?: Shape[]; oneOf?: Shape[] } }> };
  responses: Record<string, object>;
}

interface Shape {
  type?: string;
  additionalProperties?: boolean;
}

interface Document {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

const document = openApiDocument() as unknown as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the description', () => {
  test('has every call once, and no two calls share an address', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      endpoints.map((endpoint) => endpoint.name).sort(),
    );
    const addresses = endpoints.map(
      ({ method, path }) => `${method} ${path.toLowerCase().replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('names the header with the server’s clock', () => {
    expect(document.info.description.toLowerCase()).toContain(serverTimeHeader);
  });

  test('names every parameter of every path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const { operationId, parameters } of Object.values(methods)) {
        const described = parameters.filter((one) => one.in === 'path');
        expect(described.map((one) => one.name).sort(), operationId).toEqual(names.sort());
        expect(described.every((one) => one.required)).toBe(true);
      }
    }
  });

  test('refers only to shapes that it contains', () => {
    const references = JSON.stringify(document).matchAll(
      /"\$ref":"#\/components\/(schemas|responses)\/([^"]+)"/g,
    );
    const missing = [...references].filter(
      ([, kind, name]) => !(String(name) in document.components[kind as 'schemas']),
    );
    expect(missing).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  const waysOf = ({ who, scope, callers }: (typeof endpoints)[number]) => {
    if (who === 'anyone') return [];
    if (callers.includes('agent')) return [{ agent: [scope] }];
    const isForTokens = scope !== 'none' && callers.includes('token');
    return isForTokens ? [{ session: [] }, { token: [scope] }] : [{ session: [] }];
  };

  test('says which calls need a session or a token with its scope, and that unknown fields are refused', () => {
    for (const endpoint of endpoints) {
      const operation = operations.find((one) => one.operationId === endpoint.name);
      expect(operation?.security, endpoint.name).toEqual(waysOf(endpoint));
      const body = operation?.requestBody?.content['application/json'];
      const shapes = body ? (body.schema.anyOf ?? body.schema.oneOf ?? [body.schema]) : [];
      for (const { type, additionalProperties } of shapes)
        if (type !== 'array') expect(additionalProperties, endpoint.name).toBe(false);
      // In every call, an unknown field in query or body is a 400.
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '503']));
    }
  });

  test('bounds every number of a request, so that none is outside of its column', () => {
    const unbounded: string[] = [];
    const walk = (of: string, shape: unknown): void => {
      if (typeof shape !== 'object' || shape === null) return;
      const { type, minimum, maximum, $ref, ...more } = shape as Record<string, unknown>;
      const isNumber = (type === 'integer' || type === 'number') && !('const' in more) && !('enum' in more);
      if (isNumber && (minimum === undefined || maximum === undefined)) unbounded.push(of);
      if (typeof $ref === 'string') walk(of, document.components.schemas[$ref.split('/').at(-1) ?? '']);
      for (const part of Object.values(shape)) walk(of, part);
    };
    for (const { operationId, requestBody } of operations) walk(operationId, requestBody);
    expect(unbounded).toEqual([]);
  });

  test.each([
    ['deleteGoal', '409'],
    ['followGoal', '409'],
    ['draftGoal', '429'],
    ['draftMeasurements', '429'],
    ['draftDescription', '429'],
  ])('says that %s can return %s', (name, status) => {
    const operation = operations.find((one) => one.operationId === name);
    expect(Object.keys(operation?.responses ?? {})).toContain(status);
  });

  test('shows uploads as a form with one file, and downloads with their media types', () => {
    const of = (name: string) =>
      operations.find((one) => one.operationId === name) as unknown as {
        requestBody?: {
          content: Record<string, { schema: { required: string[]; additionalProperties: boolean } }>;
        };
        responses: Record<string, { content: Record<string, object>; headers?: Record<string, object> }>;
      };
    const form = of('uploadAvatar').requestBody?.content ?? {};
    expect(Object.keys(form)).toEqual(['multipart/form-data']);
    expect(form['multipart/form-data']?.schema).toMatchObject({
      required: ['file'],
      additionalProperties: false,
    });
    expect(Object.keys(of('uploadAvatar').responses)).toEqual(expect.arrayContaining(['413', '415', '429']));
    const template = of('getGoalTemplate').responses['200'];
    expect(Object.keys(template?.content ?? {})).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(Object.keys(template?.headers ?? {})).toEqual(['Content-Disposition']);
    expect(Object.keys(of('getPicture').responses['200']?.content ?? {})).toEqual(['image/webp']);
  });

  test('names the format of instants and of days', () => {
    const { schemas } = document.components as unknown as {
      schemas: Record<
        string,
        { properties: Record<string, { format?: string; anyOf?: { format?: string }[] }> }
      >;
    };
    expect(schemas.Comment?.properties.CreatedAt?.format).toBe('date-time');
    expect(schemas.Period?.properties.StartDate?.format).toBe('date');
    const week = JSON.stringify(schemas.Period?.properties.WeekStartDate);
    expect(week).toContain('"format":"date"');
    expect(week).toContain('"null"');
  });

  test('shows an example of each refusal, with Retry-After where the refusal has it', () => {
    interface Refusal {
      headers?: Record<string, object>;
      content: Record<
        string,
        { example: { status: number; title: string; detail: string; errors?: object[] } }
      >;
    }
    for (const [name, response] of Object.entries(document.components.responses)) {
      const { headers, content } = response as Refusal;
      const status = Number(name.replace('Problem', ''));
      const example = content['application/problem+json']?.example;
      expect(example?.status, name).toBe(status);
      expect(example?.errors !== undefined, name).toBe(status === 400);
      expect(Object.keys(headers ?? {}), name).toEqual([429, 503].includes(status) ? ['Retry-After'] : []);
    }
  });
});
