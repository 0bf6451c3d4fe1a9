import { localeNames, locales } from '@bellwether/domain/locale/locales';
import { readerLocale } from '#ui/data/reader-locale.ts';
import classes from './language-chooser.module.css';
import { chooseLanguage } from './page-language.ts';

/** Chooses the language of the signed-out pages on this device. Each language has its name in itself. */
export function LanguageChooser() {
  const own = locales[readerLocale()].words;
  const offered = localeNames.filter(
    (name, at) => localeNames.findIndex((each) => locales[each].words === locales[name].words) === at,
  );
  return offered.map((name) => (
    <button
      key={name}
      type="button"
      className={classes.language}
      lang={name}
      aria-pressed={locales[name].words === own}
      onClick={() => chooseLanguage(name)}
    >
      {locales[name].name.replace(/ \(.*/, '')}
    </button>
  ));
}
