import { afterEach, expect, test, vi } from 'vitest';
import { isOutdated } from './app-files.ts';

const page = (script: string) => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;

afterEach(() => document.head.replaceChildren());

function answer(body: string, status = 200, type = 'text/html; charset=utf-8') {
  const script = document.createElement('script');
  script.type = 'application/json';
  document.head.append(script);
  script.setAttribute('src', '/assets/index-old.js');
  script.setAttribute('type', 'module');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(body, { status, headers: { 'content-type': type } }),
  );
}

test.each([
  ['a page with another script', page('/assets/index-new.js'), 200, 'text/html', true],
  ['the same page', page('/assets/index-old.js'), 200, 'text/html', false],
  ['a page of a proxy', '<h1>Bad gateway</h1>', 200, 'text/html', false],
  ['a refusal', page('/assets/index-new.js'), 503, 'text/html', false],
  ['an absent page', page('/assets/index-new.js'), 404, 'text/html', false],
  ['another kind of answer', page('/assets/index-new.js'), 200, 'application/json', false],
] as const)('%s: a new version %#', async (_case, body, status, type, isNew) => {
  answer(body, status, type);
  expect(await isOutdated()).toBe(isNew);
});
