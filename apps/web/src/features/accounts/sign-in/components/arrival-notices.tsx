import type { LeftProvider } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { arrivalSentence } from '../model/arrival-sentence.ts';
import { followable } from '../model/left-provider.ts';
import { leftWords } from '../words.arrival.ts';

interface ArrivalNoticesProps {
  /** The code with which a provider's way led back. */
  readonly refused: string | undefined;
  readonly supportEmail: string | null;
  /** The provider that signed the ended session in. */
  readonly left: LeftProvider | undefined;
}

/** Says why a provider's way ended without a session, and after a sign-out where the provider ends its own. */
export function ArrivalNotices({ refused, supportEmail, left }: ArrivalNoticesProps) {
  const sentence = arrivalSentence(refused, supportEmail);
  const provider = followable(left);
  return (
    <>
      {sentence ? <Notice tone="bad">{sentence}</Notice> : null}
      {provider ? (
        <Notice tone="info" action={<a href={provider.Address}>{leftWords.leaveProvider(provider.Name)}</a>}>
          {leftWords.leftHere}
        </Notice>
      ) : null}
    </>
  );
}
