import { Notice } from '#ui/feedback/notice.tsx';
import { arrivalSentence } from '../words.arrival.ts';

interface ArrivalRefusalProps {
  /** The code with which a provider's way led back. */
  readonly code: string;
  readonly supportEmail: string | null;
}

/** Says why a provider's way ended without a session. */
export function ArrivalRefusal({ code, supportEmail }: ArrivalRefusalProps) {
  const sentence = arrivalSentence(code, supportEmail);
  return sentence ? <Notice tone="bad">{sentence}</Notice> : null;
}
