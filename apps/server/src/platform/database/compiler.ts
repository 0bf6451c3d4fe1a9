import {
  type CompiledQuery,
  type OperationNode,
  PostgresQueryCompiler,
  type RawBuilder,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  sql,
  TableNode,
  ValueNode,
} from 'kysely';

type QueryId = CompiledQuery['queryId'];

// A shape is written with one UTF-16 code unit per token.
const mostTokens = 65_535;
// Filters combine into many shapes. Later ones are compiled each time, which costs time but no memory.
const mostTexts = 2_000;

const parameter = Symbol('parameter');
const literal = Symbol('literal');
const reference = Symbol('reference');
const table = Symbol('table');

const tokens = new Map<unknown, number>();
const texts = new Map<string, string>();

/**
 * Compiles each shape of an `sql` statement once and keeps its text (docs/decisions/0019). The shape is everything in the
 * statement but its parameters, so two statements of one shape have the same text. Statements of the query builder are
 * compiled each time.
 */
export class KeepingCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = [];
    const codes: number[] = [];
    if (!readShape(node, codes, parameters)) return super.compileQuery(node, queryId);
    const shape = String.fromCharCode(...codes);
    const text = texts.get(shape);
    if (text !== undefined) return { query: node, queryId, sql: text, parameters };
    const compiled = super.compileQuery(node, queryId);
    if (texts.size < mostTexts) texts.set(shape, compiled.sql);
    return compiled;
  }
}

const kept = new WeakSet<OperationNode>();

/**
 * Returns `make`, but makes each name's fragment once, and counts it as one token of a shape. For fragments without
 * parameters that statements repeat for every request, such as columns; the names must come from code.
 * The returned function throws an Error if the fragment has parameters, because later requests would get them too.
 */
export function keptSql<T>(make: (name: string) => RawBuilder<T>): (name: string) => RawBuilder<T> {
  const known = new Map<string, RawBuilder<T>>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const made = make(name);
    const node = made.toOperationNode();
    const parameters: unknown[] = [];
    const isReadable = readShape(node, [], parameters);
    if (parameters.length > 0) throw new Error(`The fragment of ${name} has parameters.`);
    if (!isReadable) return made;
    kept.add(node);
    known.set(name, made);
    return made;
  };
}

/** Returns `sql.ref(name)`. */
export const column = keptSql((name) => sql.ref(name));

/**
 * Appends the shape and the parameters of a statement in the order in which the compiler visits them. Each token says what
 * follows it, so different statements never have the same tokens. Returns false for nodes of the query builder.
 */
function readShape(node: OperationNode, codes: number[], parameters: unknown[]): boolean {
  if (kept.has(node)) return append(codes, node);
  if (RawNode.is(node)) {
    const { sqlFragments } = node;
    if ('raw' in sqlFragments) {
      // The fragments of a tagged template are one object per place in the code, and never change.
      if (!append(codes, sqlFragments)) return false;
    } else {
      if (!append(codes, sqlFragments.length)) return false;
      for (const fragment of sqlFragments) if (!append(codes, fragment)) return false;
    }
    const { parameters: children } = node;
    // An index, because an iterator would make an object for each step of every statement.
    for (let at = 0; at < children.length; at += 1)
      if (!readShape(children[at] as OperationNode, codes, parameters)) return false;
    return true;
  }
  if (ValueNode.is(node)) {
    if (node.immediate) {
      // Objects can change after their text was kept.
      if (typeof node.value === 'object' && node.value !== null) return false;
      return append(codes, literal) && append(codes, node.value);
    }
    parameters.push(node.value);
    return append(codes, parameter);
  }
  if (ReferenceNode.is(node)) {
    const { column } = node;
    if (column.kind !== 'ColumnNode' || !('column' in column)) return false;
    return (
      append(codes, reference) &&
      append(codes, column.column.name) &&
      (node.table === undefined ? append(codes, undefined) : readTable(node.table, codes))
    );
  }
  return TableNode.is(node) && readTable(node, codes);
}

function readTable({ table: named }: TableNode, codes: number[]): boolean {
  return append(codes, table) && append(codes, named.schema?.name) && append(codes, named.identifier.name);
}

function append(codes: number[], token: unknown): boolean {
  let code = tokens.get(token);
  if (code === undefined) {
    if (tokens.size === mostTokens) return false;
    code = tokens.size;
    tokens.set(token, code);
  }
  codes.push(code);
  return true;
}
