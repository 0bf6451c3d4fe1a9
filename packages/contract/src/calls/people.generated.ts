/** Written by tools/write-openapi.ts: the calls of people.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../people.ts';

