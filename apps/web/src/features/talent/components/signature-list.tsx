import type { Appraisal, Closing, Signature } from '@bellwether/contract/talent/appraisal';
import { LocalTime } from '#ui/data/times.tsx';
import { closingWords, signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

/**
 * Shows both signatures with the typed name, the signer and the time, or says that a signature is missing, or how the
 * appraisal was closed.
 */
export function SignatureList({ appraisal }: { readonly appraisal: Appraisal }) {
  const current = (kind: Signature['Kind']) =>
    appraisal.Signatures.find((each) => each.Kind === kind && each.IsCurrent);
  if (appraisal.Closing) return <ClosingBox closing={appraisal.Closing} />;
  return (
    <div className={classes.signatures}>
      <SignatureBox who={signWords.byEmployee} signature={current('employee')} />
      <SignatureBox who={signWords.byManager} signature={current('manager')} />
    </div>
  );
}

function ClosingBox({ closing }: { readonly closing: Closing }) {
  const { Name, Reason, ClosedAt, Statement, StatedAt } = closing;
  return (
    <div className={classes.signatures}>
      <div className={classes.signature}>
        <p className={classes.quiet}>{signWords.byEmployee}</p>
        <p>{closingWords.mark}</p>
        <p className={classes.quiet}>
          {closingWords.by(Name)}
          <LocalTime at={ClosedAt} />
        </p>
        <p className={classes.comment}>{closingWords.reasonOf(Reason)}</p>
      </div>
      <div className={classes.signature}>
        <p className={classes.quiet}>
          {closingWords.statement}
          {StatedAt === null ? null : (
            <>
              {' · '}
              <LocalTime at={StatedAt} />
            </>
          )}
        </p>
        <p className={classes.comment}>{Statement ?? closingWords.none}</p>
      </div>
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
