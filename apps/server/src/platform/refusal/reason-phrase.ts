// An `import` of `node:http` calls all its getters. One of them loads Node's `fetch`: six megabytes that a
// start does not need.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Returns the words of a status, such as "Not Found"; "Error" for an unknown status. */
export function reasonPhrase(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}
