/** The part of the module that a batch uses, because the package types only its main module. */
declare module 'pg/lib/utils.js' {
  /** Returns a parameter as PostgreSQL reads it. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
