import { useRouter } from '@tanstack/react-router';
import { useContext } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { InMainPart } from './main-part.ts';
import { problemText } from './problem.ts';
import { useWhenBackOnline } from './use-online.ts';
import { failedPageWords } from './words.ts';

/** Replaces a page whose data or code could not be loaded. */
export function FailedPage({ error }: { readonly error: unknown }) {
  useTitle(failedPageWords.title);
  const router = useRouter();
  useWhenBackOnline(() => router.invalidate());
  const Part = useContext(InMainPart) ? 'div' : 'main';
  return (
    <Part style={{ maxWidth: 560, margin: '64px auto', padding: '0 16px' }}>
      <h1 style={{ fontSize: 20, marginBottom: 16 }}>{failedPageWords.notLoaded}</h1>
      <ErrorPanel
        title={problemText(error)}
        detail={failedPageWords.whatYouTypedIs}
        onRetry={() => void router.invalidate()}
      />
    </Part>
  );
}
