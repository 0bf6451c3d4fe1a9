import { Link } from '@tanstack/react-router';
import { pages } from '#pages';
import { useTitle } from '#ui/layout/page.tsx';
import classes from '../components/plain-page.module.css';

export function PrivacyPage() {
  useTitle(pages.privacy.title);
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{pages.privacy.title}</h1>
      <p>
        Bellwether keeps what your company needs to work with goals: your name, e-mail address, job title and
        place in the company, and the goals, predictions, results and comments that you write.
      </p>
      <h2>Who sees it</h2>
      <p>
        People of your own company, as far as each role allows. Private goals are seen by their owner and the
        owner’s managers alone. Other companies on the same installation see nothing.
      </p>
      <h2>Where it is</h2>
      <p>
        On the installation that your company, or whoever runs it for you, operates. Pages load nothing from
        other hosts and set no tracking cookies. Your browser keeps a sign-in token and text that you have not
        saved yet; signing out removes both.
      </p>
      <h2>Questions</h2>
      <p>Ask the org admin of your company: they can correct, export or delete what is kept about you.</p>
      <p>
        <Link to="/v3/login">Back to Log in</Link>
      </p>
    </main>
  );
}
