import { Link } from '@tanstack/react-router';
import { pages } from '#pages';
import { useTitle } from '#ui/layout/page.tsx';
import classes from '../components/plain-page.module.css';
import { privacyPageWords } from '../words.ts';

export function PrivacyPage() {
  useTitle(pages.privacy.title);
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{pages.privacy.title}</h1>
      <p>{privacyPageWords.bellwetherKeepsWhatYour}</p>
      <h2>{privacyPageWords.whoSeesIt}</h2>
      <p>{privacyPageWords.peopleOfYourOwn}</p>
      <h2>{privacyPageWords.whereItIs}</h2>
      <p>{privacyPageWords.onTheInstallationThat}</p>
      <h2>{privacyPageWords.questions}</h2>
      <p>{privacyPageWords.askTheOrgAdmin}</p>
      <p>
        <Link to="/v3/login">{privacyPageWords.backToLogIn}</Link>
      </p>
    </main>
  );
}
