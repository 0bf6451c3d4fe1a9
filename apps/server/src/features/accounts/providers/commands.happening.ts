import type { ArrivalFault } from '@bellwether/domain/accounts/providers/words';
import { type Happening, tellHappening } from '#platform/connections/happenings.ts';
import type { ServerContext } from '#platform/context.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { ArrivalRefusal, type ProviderHere } from './commands.attempt.ts';

/** Names a provider in the log of the company's connections. */
export const connectionOf = (providerId: number) => `signin-${providerId}`;

/** Faults of the provider or its settings; a refused person is none. */
export const faultsOfProvider: readonly ArrivalFault[] = ['provider_down', 'answer_invalid'];
/** Anybody can open an address that leads to nothing, so nothing of it is kept. */
const untold: readonly ArrivalFault[] = ['attempt_over', 'provider_off'];

/** Returns the log's entry for a sign-in at a provider that failed. */
function happeningOf({ code, who, isUnproven }: ArrivalRefusal): Happening {
  return { isOk: !faultsOfProvider.includes(code), code, values: { who: who ?? '' }, isUnproven };
}

/**
 * Runs a step of a way to a provider, and tells its fault in the log of the connection.
 * @throws ArrivalRefusal as the step does.
 */
export async function told<T>(
  context: ServerContext,
  { tenantId, provider }: ProviderHere,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    // A server without the key that sealed the secret.
    const refusal =
      error instanceof HttpProblem ? new ArrivalRefusal('provider_down', { cause: error }) : error;
    if (refusal instanceof ArrivalRefusal && !untold.includes(refusal.code))
      await tellHappening(context, tenantId, connectionOf(provider.id), happeningOf(refusal));
    throw refusal;
  }
}
