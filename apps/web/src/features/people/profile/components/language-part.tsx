import { isOffered, localeNames, localeOf, locales, proposedLocale } from '@bellwether/domain/locale/locales';
import { Button, NativeSelect } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay, shownMoment, shownTypedDay } from '#ui/data/shown.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { useSetLocale } from '../../api.ts';
import { languageWords, profileWords } from '../../words.ts';
import classes from './settings.module.css';

/**
 * Chooses the person's language and the form of dates; the browser's is only proposed (texts.8). `isLocked`: the language
 * comes from the directory.
 */
export function LanguagePart({ isLocked }: { readonly isLocked: boolean }) {
  const { Profile, Tenant } = useSession();
  const save = useSetLocale();
  const ofCompany = localeOf(Tenant.Locale);
  const own = Profile.Locale !== null && isOffered(Profile.Locale) ? Profile.Locale : null;
  const proposed = own === null ? proposedLocale(navigator.languages) : undefined;
  const now = serverNow();
  return (
    <SettingsPart title={languageWords.part}>
      {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
      <NativeSelect
        label={languageWords.label}
        description={
          isLocked
            ? profileWords.fromDirectory
            : languageWords.example(shownMoment(now), shownTypedDay(localDay(now)))
        }
        disabled={save.isPending || isLocked}
        value={own ?? ''}
        data={[
          { value: '', label: languageWords.ofCompany(locales[ofCompany].name) },
          ...localeNames.map((value) => ({ value, label: locales[value].name })),
        ]}
        onChange={({ currentTarget: { value } }) => save.mutate(isOffered(value) ? value : null)}
      />
      {isLocked || proposed === undefined || proposed === ofCompany ? null : (
        <p className={classes.line}>
          <span className={classes.quiet}>{languageWords.proposal(locales[proposed].name)}</span>
          <Button variant="default" size="compact-sm" onClick={() => save.mutate(proposed)}>
            {languageWords.accept}
          </Button>
        </p>
      )}
    </SettingsPart>
  );
}
