import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openModel } from './open-model.ts';

test('without an address there is no model', () => {
  expect(openModel(undefined)).toBeUndefined();
});

test('the libraries are loaded at the first question, not with the server', () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve: (name, from, next) => { loaded.push(name); return next(name, from); } });
    await import(${JSON.stringify(new URL('../../routes.ts', import.meta.url).href)});
    const { openModel } = await import(${JSON.stringify(new URL('./open-model.ts', import.meta.url).href)});
    const model = openModel({ baseUrl: new URL('http://127.0.0.1:9/v1'), model: 'm', apiKey: undefined });
    const before = loaded.includes('ai');
    const z = await import('zod/mini');
    await model.ask({ orders: '', data: {}, name: 'n', shape: z.object({}), longestMilliseconds: 500 }, new AbortController().signal).catch(() => {});
    console.log(JSON.stringify([before, loaded.includes('ai')]));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    cwd: new URL('../../..', import.meta.url),
  });
  expect(JSON.parse(printed)).toEqual([false, true]);
});
