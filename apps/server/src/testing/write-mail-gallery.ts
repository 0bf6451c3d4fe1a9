import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { english } from '@bellwether/domain/locale/language';
import { mails } from '../mails.ts';
import { renderHtml, renderText } from '../platform/mail/render.ts';
import { mailSamples, sampleTenant as tenant } from './mail-samples.ts';

// Writes every kind of mail, in each company colour, into the folder of the first argument: `<kind>.<colour>.html` and
// `<kind>.txt`. The journeys look at them in a browser.

const colors = { navy: '112244', blue: null, yellow: 'f2c230' } as const;

const samples = mailSamples();
const [folder = 'mails'] = process.argv.slice(2);
const missing = mails.filter(({ name: kind }) => !samples.some((one) => one.kind === kind));
if (missing.length > 0) throw new Error(`Without a sample: ${missing.map((kind) => kind.name).join(', ')}.`);
await mkdir(folder, { recursive: true });
for (const { file, text } of samples) {
  await writeFile(join(folder, `${file}.txt`), renderText(text, tenant, english));
  for (const [color, primaryColor] of Object.entries(colors))
    await writeFile(
      join(folder, `${file}.${color}.html`),
      renderHtml(text, { ...tenant, primaryColor }, english),
    );
}
