import type { AskedAccess } from '../api.ts';

const form = /^q\.([\w-]*)$/;

/** Returns what a program asks for, from the address of the page; undefined if the address is not whole. */
export function askedAccessOf(search: string): AskedAccess | undefined {
  const [, encoded] = form.exec(new URLSearchParams(search).get('ask') ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );
  const asked = new URLSearchParams(new TextDecoder().decode(bytes));
  const of = (name: string) => asked.get(name) ?? '';
  const resource = asked.get('resource');
  return {
    client_id: of('client_id'),
    redirect_uri: of('redirect_uri'),
    response_type: of('response_type'),
    code_challenge: of('code_challenge'),
    code_challenge_method: of('code_challenge_method'),
    scope: of('scope'),
    state: of('state'),
    ...(resource === null ? {} : { resource }),
  };
}
