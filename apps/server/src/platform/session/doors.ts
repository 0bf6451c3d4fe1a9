import type { Door } from './door.ts';
import { scimDoor } from './scim-door.ts';
import { sessionDoor } from './session-door.ts';
import { tokenDoor } from './token-door.ts';

/** Every way of calling. Each header belongs to at most one of them. */
export const doors: readonly Door[] = [sessionDoor, tokenDoor, scimDoor];
