import { DEMO_COMMAND, DEMO_OWN } from '#features/tenant/door.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoAccountsWords } from '../../words.ts';
import classes from './demo-accounts.module.css';

interface DemoAccountsProps {
  /** The demo company's subdomain, which is also its mail domain. */
  readonly domain: string;
  readonly onChoose: (email: string, password: string) => void;
}

/** Lists the demo accounts; a click fills both fields. Links to the instructions for a company of one's own. */
export function DemoAccounts({ domain, onChoose }: DemoAccountsProps) {
  // The second demo company shows that companies do not see each other; it has only a ceo.
  const accounts = domain === 'demo' ? DEMO_ACCOUNTS : DEMO_ACCOUNTS.filter((each) => each.name === 'ceo');
  return (
    <>
      <details className={classes.demo} open>
        <summary className={classes.summary}>{demoAccountsWords.demoAccounts}</summary>
        <p className={classes.words}>
          {demoAccountsWords.chooseOne} <code>{DEMO_PASSWORD}</code>.
        </p>
        <ul className={classes.list}>
          {accounts.map(({ name, role }) => {
            const email = `${name}@${domain}.example`;
            return (
              <li key={name}>
                <button
                  type="button"
                  className={classes.account}
                  onClick={() => onChoose(email, DEMO_PASSWORD)}
                >
                  <span>{email}</span>
                  <span className={classes.role}>{role}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </details>
      <details className={classes.demo}>
        <summary className={classes.summary}>{demoAccountsWords.startYourOwnCompany}</summary>
        <p className={classes.words}>{DEMO_OWN}</p>
        <code className={classes.command}>{DEMO_COMMAND}</code>
      </details>
    </>
  );
}
