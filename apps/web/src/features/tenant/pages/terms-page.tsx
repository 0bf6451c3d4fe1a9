import { Link } from '@tanstack/react-router';
import { pages } from '#pages';
import { useTitle } from '#ui/layout/page.tsx';
import classes from '../components/plain-page.module.css';

export function TermsPage() {
  useTitle(pages.terms.title);
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{pages.terms.title}</h1>
      <p>
        Your company gives you this account to plan, predict and review goals. Use it for that, keep your
        password to yourself, and write about colleagues as you would speak in front of them.
      </p>
      <h2>What you write</h2>
      <p>
        It belongs to your company. Predictions, results and appraisals stay in the history once they are
        given; they can be followed by new ones but not taken back unseen.
      </p>
      <h2>The end of an account</h2>
      <p>
        Your company can deactivate an account at any time. The software is free under the Apache License 2.0
        and comes without warranty; agreements on its operation are your company’s.
      </p>
      <p>
        <Link to="/v3/login">Back to Log in</Link>
      </p>
    </main>
  );
}
