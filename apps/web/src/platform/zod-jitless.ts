import { config } from 'zod/mini';

// Imported first of all: the library would otherwise probe `new Function`, which the content security policy reports.
config({ jitless: true });
