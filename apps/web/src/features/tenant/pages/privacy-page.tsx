import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Link, useLoaderData } from '@tanstack/react-router';
import { pages } from '#pages';
import { useTitle } from '#ui/layout/page.tsx';
import { OwnPage } from '../components/own-page.tsx';
import classes from '../components/plain-page.module.css';
import { privacyPageWords } from '../words.legal.ts';

export function PrivacyPage() {
  useTitle(pages.privacy.title);
  const data = useLoaderData({ from: '/v3/privacy' });
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{pages.privacy.title}</h1>
      <OwnPage href={data?.PrivacyUrl} label={privacyPageWords.ownPage} />
      <p>{privacyPageWords.bellwetherKeepsWhatYour}</p>
      {data ? <p>{privacyPageWords.auditLog(data.EventDays)}</p> : null}
      <h2>{privacyPageWords.whoSeesIt}</h2>
      <p>{privacyPageWords.peopleOfYourOwn}</p>
      <h2>{privacyPageWords.whereItIs}</h2>
      <p>{privacyPageWords.onTheInstallationThat}</p>
      {data ? (
        <>
          <h2>{privacyPageWords.services}</h2>
          <p>
            {data.Subprocessors.length === 0 ? privacyPageWords.noServices : privacyPageWords.someServices}
          </p>
          {data.Subprocessors.length === 0 ? null : (
            <ul>
              {data.Subprocessors.map(({ Kind, Host }) => (
                <li key={Kind}>
                  {privacyPageWords.kinds[Kind]}
                  {colon} {Host}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
      <h2>{privacyPageWords.yourRights}</h2>
      <p>{privacyPageWords.exportAndErase}</p>
      <h2>{privacyPageWords.questions}</h2>
      <p>{privacyPageWords.askTheOrgAdmin}</p>
      <p>
        <Link to="/v3/login">{privacyPageWords.backToLogIn}</Link>
      </p>
    </main>
  );
}
