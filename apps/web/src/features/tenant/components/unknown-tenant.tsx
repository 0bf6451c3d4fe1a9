import { useTitle } from '#ui/layout/page.tsx';
import { unknownTenantWords } from '../words.ts';
import classes from './plain-page.module.css';

/**
 * Shown if no company has this address (accounts.11; the server redirects instead if FALLBACK_URL is set).
 */
export function UnknownTenant() {
  useTitle('Unknown company');
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{unknownTenantWords.thereIsNoCompany}</h1>
      <p>
        No company uses <strong>{window.location.hostname}</strong>. Check the address, or ask the person who
        invited you for the right one.
      </p>
    </main>
  );
}
