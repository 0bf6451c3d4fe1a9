import type { ServerContext } from '#platform/context.ts';
import { describeOpenId } from '#platform/identity/open-id.ts';
import { fetchFromProvider, isProviderAddress, ProviderFault } from '#platform/identity/provider-fetch.ts';
import {
  readSamlMetadata,
  type SamlDescription,
  type SamlSettings,
} from '#platform/identity/saml-metadata.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { StoredProvider } from './access.ts';
import { providerWords } from './words.ts';

/** Where a provider is, as an admin gives it. */
export interface AskedPlace extends Pick<StoredProvider, 'kind' | 'issuer' | 'clientId' | 'saml'> {
  readonly secret: string | undefined;
  /** SAML: a text, or its https address. */
  readonly metadata: string | undefined;
}

/** Where a provider is, as it says itself. */
export interface FoundPlace {
  readonly issuer: string;
  readonly saml: SamlSettings | undefined;
}

/**
 * Asks a provider what it says about itself. One that stays off may be silent.
 * @throws HttpProblem 400 at the field if it does not answer, or says something else.
 */
export async function askProvider(
  context: ServerContext,
  place: AskedPlace,
  isOn: boolean,
): Promise<FoundPlace> {
  return place.kind === 'oidc' ? askOpenId(context, place, isOn) : askSaml(context, place);
}

async function askOpenId(context: ServerContext, place: AskedPlace, isOn: boolean): Promise<FoundPlace> {
  const { config } = context;
  if (!isProviderAddress(place.issuer, config))
    throw badField('Issuer', providerWords, 'address_not_allowed');
  try {
    const described = await describeOpenId(config, place, true);
    return { issuer: described.serverMetadata().issuer, saml: undefined };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.log.warn({ err: error }, 'a provider of sign-ins could not be saved');
    if (isOn) throw badField('Issuer', providerWords, 'not_reachable');
    return { issuer: place.issuer, saml: undefined };
  }
}

async function askSaml(context: ServerContext, place: AskedPlace): Promise<FoundPlace> {
  const { config } = context;
  const { metadata } = place;
  if (metadata === undefined) {
    if (!place.saml) throw badField('Metadata', providerWords, 'metadata_required');
    return { issuer: place.issuer, saml: place.saml };
  }
  const text = metadata.startsWith('<') ? metadata : await fetchMetadata(context, metadata);
  const found: SamlDescription | undefined = readSamlMetadata(config, text);
  if (!found) throw badField('Metadata', providerWords, 'metadata_invalid');
  const { entityId, entryPoint, certificates } = found;
  return { issuer: entityId, saml: { entryPoint, certificates } };
}

async function fetchMetadata({ config }: ServerContext, address: string): Promise<string> {
  if (!isProviderAddress(address, config)) throw badField('Metadata', providerWords, 'address_not_allowed');
  try {
    const response = await fetchFromProvider(config, address);
    if (!response.ok) throw new ProviderFault(`status ${response.status}`);
    return await response.text();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    throw badField('Metadata', providerWords, 'not_reachable');
  }
}
