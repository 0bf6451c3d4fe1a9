import { flagColumns } from '@bellwether/domain/people/roles/flags';
import { sql } from 'kysely';

/** The columns of a person's flags, where a statement names the row `person`. */
export const personFlags = sql.raw(flagColumns.map((column) => `person.${column}`).join(', '));
