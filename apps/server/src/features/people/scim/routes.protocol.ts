import type { Protocol } from '#platform/http/protocol.ts';
import { presentRefusal } from './presenter.refusal.ts';

export const scimBase = '/api/scim/v2';

/** SCIM 2.0 for the company's directory; its routes are loaded at the first request. */
export const scim: Protocol = {
  base: scimBase,
  mediaType: 'application/scim+json',
  caller: 'scim',
  load: async () => {
    const { logRefusal, scimRoutes } = await import('./routes.ts');
    return { routes: scimRoutes, onEnd: logRefusal };
  },
  refusal: presentRefusal,
};
