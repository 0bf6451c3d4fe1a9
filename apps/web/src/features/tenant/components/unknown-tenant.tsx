import { useTitle } from '#ui/layout/page.tsx';
import classes from './plain-page.module.css';

/** No company lives at this address (3-strategy §8; the server redirects instead where it knows another place). */
export function UnknownTenant() {
  useTitle('Unknown company');
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>There is no company at this address</h1>
      <p>
        No company uses <strong>{window.location.hostname}</strong>. Check the address, or ask the person who
        invited you for the right one.
      </p>
    </main>
  );
}
