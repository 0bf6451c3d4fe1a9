import { listGoalsOfPerson } from '@bellwether/contract/people/goals';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import type { Page } from '@playwright/test';
import { actor, demoPassword } from './src/actor.ts';
import { readDownload } from './src/downloads.ts';
import { onlyEnglishWords, tokens } from './src/english-words.ts';
import { heardTexts, plain } from './src/heard-texts.ts';
import { expect, test } from './src/journey.ts';

// The other pages need no visit: `check-sentences` finds English outside of words files, and `translations.test.ts` finds what
// these files lack.
const places = ['/v3/strategy', '/v3/settings', '/v3/goals'] as const;

/** Returns the visible texts and the accessible names of a page. */
function saidBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    // The measuring field of a text area is hidden from everybody.
    const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].filter(
      (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[aria-hidden=true]'),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('script, style'))
        found.push(node.textContent ?? '');
    return [...found, ...named.flatMap((node) => names.map((name) => node.getAttribute(name) ?? ''))];
  });
}

/** Returns the texts with English words of the program, without what people have written. */
function englishIn(
  texts: readonly string[],
  heard: ReadonlySet<string>,
  english: ReadonlySet<string>,
): string[] {
  const written = new Set([...heard].flatMap(tokens));
  return texts
    .map(plain)
    .filter((text) => tokens(text).some((word) => english.has(word) && !written.has(word)));
}

/** Returns the names of the people and the titles of the quarter's goals, which are no words of the program. */
async function namesAndTitles(): Promise<string[]> {
  const ceo = await actor('ceo');
  const found: string[] = [];
  for (const { id, Name } of (await ceo.call(getOrganisation, {})).data) {
    const params = { userId: `${id}`, periodId: '0' };
    const { data } = await ceo.call(listGoalsOfPerson, { params, query: { Cursor: null } });
    found.push(Name, ...data.map(({ GoalDetail }) => GoalDetail.Title));
  }
  return found;
}

test('a manager reads German from the sign-in to a PDF', async ({ profile }) => {
  const english = onlyEnglishWords();
  // Words that stay English only by mistake; the journey must be able to find them.
  expect(['approve', 'weeks', 'goals'].filter((word) => !english.has(word))).toEqual([]);
  const page = await (await profile({}, { locale: 'de-DE' })).newPage();
  const heard = heardTexts(page);
  const look = async (place: string, ignored: RegExp = /^English/) => {
    await page.waitForLoadState('networkidle');
    const found = async () =>
      englishIn(await saidBy(page), heard, english).filter((text) => !ignored.test(text));
    await expect.configure({ soft: true }).poll(found, place).toEqual([]);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  // The company's theme, the addresses of the demo and the names of languages are no words of the program.
  const theme = (await page.getByRole('banner').getByRole('paragraph').last().textContent()) ?? '';
  heard.add(plain(theme));
  await look('sign-in', /^English|@demo/);
  // No other journey reads English as this person.
  await page.getByLabel('E-Mail').fill('aisha.khan@demo.example');
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  // The company speaks English, so the question does, too.
  await page.getByRole('button', { name: 'Use Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Übersicht', level: 1 })).toBeVisible();
  await look('dashboard');
  for (const place of places) {
    await page.goto(place);
    await look(place);
  }
  const goal = (await page.locator('[data-goal-link]').first().getAttribute('href')) ?? '';
  for (const tab of ['?tab=history', '?open=update']) {
    await page.goto(goal + tab);
    await look(`a goal ${tab}`);
  }
  await page.goto('/v3/reports');
  await page.getByRole('button', { name: 'Erstellen: Zielliste', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zielliste' });
  await dialog.getByRole('radio', { name: 'PDF' }).check();
  await expect(dialog.getByRole('region').getByRole('row').nth(1)).toBeVisible();
  await look('the dialog of a report');
  const made = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Herunterladen' }).click();
  const { name, text } = await readDownload(await made);
  for (const text of await namesAndTitles()) heard.add(plain(text));
  expect(name).toMatch(/^bellwether-zielliste-2026-q4-2026-11-\d\d[.]pdf$/);
  expect(text).toContain('Zielliste');
  expect(englishIn(text.split(/ {2,}|\n/), heard, english)).toEqual([]);
});
