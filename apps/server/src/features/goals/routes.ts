import type { Route } from '#platform/http/route.ts';
import { routes as approval } from './approval/routes.ts';
import { routes as carryOver } from './carry-over/routes.ts';
import { routes as comments } from './comments/routes.ts';
import { routes as drafting } from './drafting/routes.ts';
import { routes as ownership } from './ownership/routes.ts';
import { routes as predictions } from './predictions/routes.ts';
import { routes as reading } from './reading/routes.ts';
import { routes as results } from './results/routes.ts';
import { routes as several } from './several/routes.ts';
import { routes as shelving } from './shelving/routes.ts';

/** All calls of the goals feature. */
export const goalRoutes: readonly Route[] = [
  ...reading,
  ...drafting,
  ...approval,
  ...predictions,
  ...results,
  ...shelving,
  ...comments,
  ...ownership,
  ...carryOver,
  ...several,
];
