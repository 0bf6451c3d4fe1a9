import type { Route } from './route.ts';

type Loaded<Calls> = Calls & { readonly byName: ReadonlyMap<string, Route> };

/** Returns a function that loads calls at its first use, with their routes by name. */
export function loadedOnce<Calls extends { readonly routes: readonly Route[] }>(
  load: () => Promise<Calls>,
): () => Promise<Loaded<Calls>> {
  let loading: Promise<Loaded<Calls>> | undefined;
  return () => {
    loading ??= load()
      .then((calls) => ({ ...calls, byName: new Map(calls.routes.map((one) => [one.endpoint.name, one])) }))
      .catch((error: Error) => {
        // A file that cannot be opened now may open later.
        loading = undefined;
        throw error;
      });
    return loading;
  };
}
