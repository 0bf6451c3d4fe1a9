import type { Locator, Page } from '@playwright/test';
import { choose, layer } from './goals-page.ts';

export const addForm = (page: Page) => layer(page, 'Add Goal');
export const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
export const press = (form: Locator, name: string | RegExp) => form.getByRole('button', { name }).click();

/** Opens the form's drafting help for a functional area. */
export async function openDrafting(page: Page, area: string): Promise<Locator> {
  const form = addForm(page);
  await press(form, /^Draft (with AI|from templates)$/);
  await choose(form.getByRole('combobox', { name: 'Functional area' }), area);
  return form;
}

/** Replaces every placeholder of a field, one after the other, and returns their number. */
export async function fillIn(page: Page, form: Locator, name: string): Promise<number> {
  const placeholders = form.getByRole('button', {
    name: new RegExp(`^Fill in .* in ${name.toLowerCase()}$`),
  });
  let filled = 0;
  while ((await placeholders.count()) > 0) {
    filled += 1;
    await placeholders.first().click();
    await page.keyboard.type(`${filled}0`);
  }
  return filled;
}
