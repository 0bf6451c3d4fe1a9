import { TokenList } from './token-list.tsx';

/** The tokens of the company, among its connections. */
export function CompanyTokensCard() {
  return <TokenList whose="company" />;
}
