import { Link, useLoaderData } from '@tanstack/react-router';
import { pages } from '#pages';
import { useTitle } from '#ui/layout/page.tsx';
import { OwnPage } from '../components/own-page.tsx';
import classes from '../components/plain-page.module.css';
import { termsPageWords } from '../words.legal.ts';

export function TermsPage() {
  useTitle(pages.terms.title);
  const data = useLoaderData({ from: '/v3/terms' });
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{pages.terms.title}</h1>
      <OwnPage href={data?.TermsUrl} label={termsPageWords.ownPage} />
      <p>{termsPageWords.yourCompanyGivesYou}</p>
      <h2>{termsPageWords.whatYouWrite}</h2>
      <p>{termsPageWords.itBelongsToYour}</p>
      <h2>{termsPageWords.theEndOfAn}</h2>
      <p>{termsPageWords.yourCompanyCanDeactivate}</p>
      <p>
        <Link to="/v3/login">{termsPageWords.backToLogIn}</Link>
      </p>
    </main>
  );
}
