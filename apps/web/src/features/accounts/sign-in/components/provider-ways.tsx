import type { SignInWay } from '@bellwether/contract/accounts/sign-in-ways';
import { startAddress, wayName } from '../model/ways.ts';
import { providerWaysWords } from '../words.providers.ts';
import classes from './provider-ways.module.css';

interface ProviderWaysProps {
  readonly ways: readonly SignInWay[];
  /** The page after the sign-in. */
  readonly to: string | undefined;
  /** A typed address, which the provider fills in. */
  readonly email?: string;
}

/** Links to the providers at which people of the company sign in. */
export function ProviderWays({ ways, to, email }: ProviderWaysProps) {
  return (
    <div className={classes.ways}>
      {ways.map((way) => (
        <a key={way.Id} className={classes.way} href={startAddress(way, { to, ...(email && { email }) })}>
          {providerWaysWords.continueWith(wayName(way))}
        </a>
      ))}
    </div>
  );
}
