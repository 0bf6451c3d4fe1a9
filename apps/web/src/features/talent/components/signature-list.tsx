import type { Appraisal, Signature } from '@bellwether/contract/talent/appraisal';
import { LocalTime } from '#ui/data/times.tsx';
import { signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

/** Shows both signatures with the typed name, the signer and the time, or says that a signature is missing. */
export function SignatureList({ appraisal }: { readonly appraisal: Appraisal }) {
  const current = (kind: Signature['Kind']) =>
    appraisal.Signatures.find((each) => each.Kind === kind && each.IsCurrent);
  return (
    <div className={classes.signatures}>
      <SignatureBox who={signWords.byEmployee} signature={current('employee')} />
      <SignatureBox who={signWords.byManager} signature={current('manager')} />
    </div>
  );
}

interface SignatureBoxProps {
  readonly who: string;
  readonly signature: Signature | undefined;
}

function SignatureBox({ who, signature }: SignatureBoxProps) {
  return (
    <div className={classes.signature}>
      <p className={classes.quiet}>{who}</p>
      {signature ? (
        <>
          <p className={classes.sign}>{signature.Sign}</p>
          <p className={classes.quiet}>
            {signature.Name} · <LocalTime at={signature.SignedAt} />
          </p>
          {signature.Comment ? <p className={classes.comment}>{signature.Comment}</p> : null}
        </>
      ) : (
        <p>{signWords.notSigned}</p>
      )}
    </div>
  );
}
