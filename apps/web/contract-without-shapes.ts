import { fileReplyOf, uploadOf } from '@bellwether/contract/endpoint';
import { endpoints } from '@bellwether/contract/endpoints';
import { normalizePath, type Plugin, parseSync } from 'vite';

const contractFile = /\/packages\/contract\/src\/.*\.ts$/;

/**
 * Leaves the parts of the contract that only the server needs out of the build: the schemas and the description of each
 * call. The server checks each request, so the browser need not. A schema that a form uses stays.
 */
export function contractWithoutShapes(): Plugin {
  return {
    name: 'contract-without-shapes',
    enforce: 'pre',
    transform: (code, id) => (contractFile.test(normalizePath(id)) ? withoutShapes(code, id) : undefined),
  };
}

/**
 * Returns the source of a contract's module in which each endpoint is only what the client reads of it. Each other
 * constant is marked as free of effects, and the bundler leaves it out if nothing uses it.
 * @throws if the list of all endpoints lacks one of the module.
 */
export function withoutShapes(code: string, file: string): string {
  let changed = code;
  // Begin with the last constant, because a replacement moves everything that comes after it.
  for (const { name, start, end } of constantsIn(code, file).toReversed()) {
    const value = code.slice(start, end);
    const next = value.startsWith('endpoint(') ? callOf(name) : `/* @__PURE__ */ (() => (${value}))()`;
    changed = changed.slice(0, start) + next + changed.slice(end);
  }
  return changed;
}

/** A constant of a module, and the place of its value in the source. */
interface Constant {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function constantsIn(code: string, file: string): Constant[] {
  return parseSync(file, code, { lang: 'ts' }).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, start: init.start, end: init.end }] : [],
    );
  });
}

/** Returns source text: the part of an endpoint that the client reads. */
function callOf(name: string): string {
  const endpoint = endpoints.find((each) => each.name === name);
  if (!endpoint) throw new Error(`The list of all endpoints lacks ${name}.`);
  const { method, path, who, isVersioned } = endpoint;
  const body = uploadOf(endpoint);
  const reply = fileReplyOf(endpoint) ?? {};
  return JSON.stringify({ method, path, who, isVersioned, body, reply });
}
