/** Returns the name of the constraint that a statement violated; undefined for other errors. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as { constraint?: string }).constraint : undefined;
}

/** Returns whether a statement failed because another person of the company has the e-mail address. */
export function isEmailTaken(error: unknown): boolean {
  return constraintOf(error) === 'person_tenant_id_email_key_key';
}
