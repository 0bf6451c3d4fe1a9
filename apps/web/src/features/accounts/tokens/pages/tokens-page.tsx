import { AccountPage } from '../../components/account-page.tsx';
import { TokenList } from '../components/token-list.tsx';

/** The person's own tokens. */
export function TokensPage() {
  return (
    <AccountPage name="tokens">
      <TokenList whose="own" />
    </AccountPage>
  );
}
