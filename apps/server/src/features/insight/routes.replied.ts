import type { Endpoint, EndpointParsed } from '@bellwether/contract/endpoint';
import { type Route, type VersionedSteps, versionedRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { withVersion } from './queries.version.ts';

type ReplyOf<E extends Endpoint> = Awaited<
  ReturnType<Parameters<typeof versionedRoute<E>>[1]['read']>
>['reply'];

/** Returns the route of a call with a small reply. The version of the reply is computed from its content. */
export function repliedRoute<E extends Endpoint>(
  endpoint: E,
  read: (scope: Scope, input: EndpointParsed<E>) => Promise<ReplyOf<E>>,
): Route {
  const steps: VersionedSteps<EndpointParsed<E>, ReplyOf<E>> = {
    version: async (scope, input) => (await withVersion(read(scope, input))).version,
    read: (scope, input) => withVersion(read(scope, input)),
  };
  return versionedRoute(endpoint, steps);
}
