import { isOffered, locales, type OfferedLocale, proposedLocale } from '@bellwether/domain/locale/locales';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { localeOfSession } from '#platform/session-store.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { useSetLocale } from '../../api.ts';
import { languageWords } from '../../words.ts';
import classes from './time-zone-notice.module.css';

/**
 * Proposes the browser's language to a person who has none of their own. One press accepts it or keeps the company's; both
 * are stored, so the question comes once.
 */
export function LanguageNotice() {
  const session = useSession();
  const save = useSetLocale();
  const present = localeOfSession(session);
  const proposed = session.Profile.Locale === null ? proposedLocale(navigator.languages) : undefined;
  if (proposed === undefined || proposed === present || !isOffered(present)) return null;
  const choose = (locale: OfferedLocale) =>
    save.mutate(locale, { onError: (error) => toast.error(problemText(error)) });
  return (
    <Notice
      tone="info"
      action={
        <span className={classes.acts}>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={save.isPending}
            onClick={() => choose(proposed)}
          >
            {languageWords.use(locales[proposed].name)}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            disabled={save.isPending}
            onClick={() => choose(present)}
          >
            {languageWords.keep(locales[present].name)}
          </Button>
        </span>
      }
    >
      {languageWords.proposal(locales[proposed].name)}
    </Notice>
  );
}
