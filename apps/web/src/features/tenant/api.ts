import { getTenant } from '@bellwether/contract/calls/tenant';
import { ProblemError } from '@bellwether/contract/problem';
import type { TenantBrand } from '@bellwether/contract/tenant';
import { api } from '#platform/api.ts';

let asked: Promise<TenantBrand | undefined> | undefined;

/**
 * Returns the company of this address; read once per page load.
 * @returns undefined if no company has this address.
 * @throws ProblemError if the server could not answer; the next call reads again.
 */
export function loadBrand(): Promise<TenantBrand | undefined> {
  asked ??= ask();
  return asked;
}

/** Asks again when the next signed-out page shows: the company's name, logo or colour has changed. */
export function forgetBrand(): void {
  asked = undefined;
}

async function ask(): Promise<TenantBrand | undefined> {
  try {
    return await api.call(getTenant, { params: { id: '0' } });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    asked = undefined;
    throw error;
  }
}
