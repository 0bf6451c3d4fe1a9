import {
  judgePassword,
  type PasswordJudgement,
  type PasswordOwner,
} from '@bellwether/domain/accounts/passwords/password';
import { useEffect, useState } from 'react';

const noPasswords: ReadonlySet<string> = new Set();

/**
 * Judges a new password as the server does. The list of common passwords is fetched when the form opens; until then no
 * strength is shown, because a password that looks strong may be on it. If the list cannot be fetched, the server alone judges.
 */
export function usePasswordJudgement(password: string, owner: PasswordOwner): PasswordJudgement {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isShown = true;
    const keep = (list: ReadonlySet<string> | undefined) => {
      if (isShown) setCommon(list);
    };
    import('@bellwether/domain/accounts/passwords/common-passwords').then(
      ({ commonPasswords }) => keep(commonPasswords),
      () => keep(undefined),
    );
    return () => {
      isShown = false;
    };
  }, []);
  const judgement = judgePassword(password, owner, common ?? noPasswords);
  return common === undefined && judgement.strength === 'Strong' ? { ...judgement, strength: '' } : judgement;
}
