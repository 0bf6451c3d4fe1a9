import { useTitle } from '#ui/layout/page.tsx';
import { unknownTenantWords } from '../words.ts';
import classes from './plain-page.module.css';

/**
 * Shown if no company has this address (accounts.11; the server redirects instead if FALLBACK_URL is set).
 */
export function UnknownTenant() {
  useTitle(unknownTenantWords.title);
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{unknownTenantWords.thereIsNoCompany}</h1>
      <p>
        {unknownTenantWords.noCompanyUses} <strong>{window.location.hostname}</strong>
        {unknownTenantWords.checkTheAddress}
      </p>
    </main>
  );
}
