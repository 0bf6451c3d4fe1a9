// An `import` of `node:http` calls all its getters, one of which loads Node's `fetch`: six megabytes that a start does not need.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** The words of a status, such as "Not Found"; "Error" for one that has none. */
export function reasonPhrase(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}
