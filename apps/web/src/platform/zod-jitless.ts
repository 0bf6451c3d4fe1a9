import { config } from 'zod/mini';

// Import this module first: the library would otherwise try `new Function`, which the content security policy
// reports.
config({ jitless: true });
