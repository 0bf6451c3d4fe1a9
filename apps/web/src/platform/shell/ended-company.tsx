import { useRouter } from '@tanstack/react-router';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import classes from './ended-company.module.css';
import { endedCompanyWords } from './words.failed.ts';

interface EndedCompanyProps {
  /** The server's sentence: since when, until when the data stay, and whom to ask. */
  readonly sentence: string;
}

/** The one page of an ended company for everybody but its ceo and org admins (tenant.11). */
export function EndedCompany({ sentence }: EndedCompanyProps) {
  useTitle(endedCompanyWords.title);
  const router = useRouter();
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{endedCompanyWords.title}</h1>
      <p>{sentence}</p>
      <PlainButton variant="default" onClick={() => void router.invalidate()}>
        {endedCompanyWords.tryAgain}
      </PlainButton>
    </main>
  );
}
