import { setLocale } from '@bellwether/contract/people/profile';
import { getSummaryEdits, saveSummaryEdits } from '@bellwether/contract/summaries/edits';
import { getBoardPack, makeBoardPack, saveBoardPack } from '@bellwether/contract/summaries/pack';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { languagesOf } from '../../languages.ts';
import { inTenant } from '../../platform/database/transaction.ts';
import type { AppraisalCastName } from '../../testing/appraisal-company.ts';
import { buildFiguredCompany, figuredNow, figuresByHand, moreByHand } from '../../testing/figured-company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { packWords } from './words.pack.ts';

const server = await startTestServer({ now: figuredNow });
const { company, running, ended } = await buildFiguredCompany(server);
const params = (periodId: number) => ({ params: { periodId: String(periodId) } });
const read = (who: AppraisalCastName = 'ceo', periodId = 0) =>
  company.must(who, getBoardPack, params(periodId));
const save = (who: AppraisalCastName, Version: number, Text: string) =>
  company.call(who, saveBoardPack, {
    ...params(running),
    body: { Version, Notes: [{ Slide: 'answer' as const, Text }] },
  });

/** English metric units, in which PowerPoint measures. */
const millimetre = 36_000;

/** Returns the boxes of a slide's texts. */
function textBoxesOf(xml: string) {
  return [...xml.matchAll(/<p:sp>.*?<\/p:sp>/gs)].flatMap(([shape]) => {
    const says = [...shape.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join(' ');
    const place = /<a:off x="(-?\d+)" y="(-?\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"/.exec(shape);
    if (says === '' || place === null) return [];
    const [left = 0, top = 0, width = 0, height = 0] = place.slice(1).map(Number);
    return [{ says, left, top, right: left + width, bottom: top + height }];
  });
}

type TextBox = ReturnType<typeof textBoxesOf>[number];

/** Returns the smaller side of the area that two boxes share; negative if they share none. */
function overlapOf(one: TextBox, other: TextBox): number {
  return Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
}

describe('the board pack', () => {
  test('is made by the ceo and org admins only, of present and past quarters', async () => {
    for (const who of ['head', 'lead', 'member', 'hrObserver', 'goalAdmin', 'hrAdmin'] as const) {
      const calls = [
        company.call(who, getBoardPack, params(running)),
        save(who, 0, 'Mine'),
        company.call(who, makeBoardPack, { ...params(running), body: { Format: 'pdf' } }),
      ];
      for (const { status } of await Promise.all(calls)) expect([who, status]).toEqual([who, 403]);
    }
    expect((await read('orgAdmin')).Quarter).toBe('Q4 2026');
    expect((await company.call('foreigner', getBoardPack, params(running))).status).toBe(404);
    for (const periodId of [running + 1, 2_000_000])
      expect((await company.call('ceo', getBoardPack, params(periodId))).status).toBe(404);
    const bad = { Version: 0, Notes: [{ Slide: 'answer' as const, Text: 'x'.repeat(2_001) }] };
    expect((await company.call('ceo', saveBoardPack, { ...params(running), body: bad })).status).toBe(400);
  });

  test('has the words of one person, and one truth for all of their windows', async () => {
    expect((await save('ceo', 0, 'We <b>begin</b> here')).body).toEqual({ Version: 1 });
    expect((await save('ceo', 0, 'A second window')).status).toBe(409);
    const saves = await Promise.all([save('ceo', 1, 'One'), save('ceo', 1, 'Other')]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).Version).toBe(2);
    expect((await read('orgAdmin')).Notes).toEqual([]);
    expect((await save('orgAdmin', 1, 'Nothing is stored yet')).status).toBe(409);
  });

  test('tells an ended quarter by its results, and names the goals without a final one', async () => {
    const pack = await read('ceo', ended);
    expect(pack.Slides.map(({ Slide }) => Slide)).not.toContain('contradictions');
    const said = (slide: string) => pack.Slides.find(({ Slide }) => Slide === slide);
    const { final, unfinished, waiting } = moreByHand.ended;
    const { completed, inDispute } = figuresByHand.ended;
    const achieved = `${completed} of ${final} goals with a final result were achieved.`;
    expect(said('answer')?.Lines[0]).toBe(achieved);
    if (said('forecast')) {
      expect(said('forecast')?.Heading).toBe('What was expected by week');
      expect(said('forecast')?.Lines[0]).toBe(achieved);
    }
    expect(pack.Slides.flatMap(({ Lines }) => Lines).join(' ')).not.toMatch(/expected to be|called unlikely/);
    expect(pack.Departments.map(({ Goals, Decided }) => [Goals, Decided])).toEqual([[9, final]]);
    expect(pack.Decisions.map(({ Title, Likelihood, Why }) => [Title, Likelihood, Why])).toEqual([
      ['F', null, 'Owner and manager do not agree about the result.'],
      ...['G', 'H', 'I'].map((title) => [title, null, 'The final result is missing.']),
    ]);
    expect(pack.Decisions).toHaveLength(inDispute + unfinished + waiting);
  });

  test('of a quarter without goals is one slide that says so', async () => {
    const { Slides, Decisions } = await read('ceo', ended - 1);
    expect(Slides).toEqual([
      { Slide: 'answer', Heading: 'Q2 2026 at a glance', Lines: ['This quarter has no published goals.'] },
    ]);
    expect(Decisions).toEqual([]);
    const file = await company.call('ceo', makeBoardPack, { ...params(ended - 1), body: { Format: 'pdf' } });
    expect((await readPdf(file.bytes)).pages).toHaveLength(2);
  });

  test('says why a running goal stands among the decisions', async () => {
    const { Decisions } = await read();
    expect(Decisions.find(({ Title }) => Title === 'T')?.Why).toMatch(/^Called unlikely by its owner\./);
  });

  test('has the words of the chosen language alone', async () => {
    const inGerman = async (Format: 'pdf' | 'pptx') =>
      company.call('ceo', makeBoardPack, { ...params(running), body: { Format, Locale: 'de-DE' } });
    const [file, slides] = [await inGerman('pdf'), await inGerman('pptx')];
    const zip = await JSZip.loadAsync(slides.bytes);
    const answer = await zip.file('ppt/slides/slide2.xml')?.async('string');
    expect([...new Set(answer?.match(/(?<=<a:rPr lang=")[^"]+/g))]).toEqual(['de']);
    const { language, pages } = await readPdf(file.bytes);
    expect(language).toBe('de');
    const text = pages.map((page) => page.text).join(' ');
    expect(text).toContain('Eher nicht');
    expect(text).not.toMatch(/Not sure|Unlikely|Likely|Goals|Week|expected|Owner/);
  });

  test('says on paper what it says on the screen', async () => {
    await save('ceo', (await read()).Version, 'The board was told in May.');
    const pack = await read();
    const answer = await company.call('ceo', makeBoardPack, { ...params(running), body: { Format: 'pdf' } });
    const { pages } = await readPdf(answer.bytes);
    const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    for (const { Heading, Lines } of pack.Slides)
      for (const said of [...(Heading === 'To decide' ? [] : [Heading]), ...Lines])
        expect(text).toContain(said);
    for (const { Name, Now, Before } of pack.Results) expect(text).toContain(`${Name} ${Now} ${Before}`);
    for (const { Title } of pack.Decisions) expect(text).toContain(Title);
    expect(text).toContain('The board was told in May.');
    const slides = await company.call('ceo', makeBoardPack, { ...params(ended), body: { Format: 'pptx' } });
    expect(slides.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test.each([
    ['running', running],
    ['ended', ended],
  ])('no text of the %s quarter’s slides leaves the slide or lies on another', async (_name, periodId) => {
    const body = { Format: 'pptx' } as const;
    const { bytes } = await company.call('ceo', makeBoardPack, { ...params(periodId), body });
    const zip = await JSZip.loadAsync(bytes);
    const read = async (part: string) => (await zip.file(part)?.async('string')) ?? '';
    const [, width, height] = /sldSz cx="(\d+)" cy="(\d+)"/.exec(await read('ppt/presentation.xml')) ?? [];
    const slides = Object.keys(zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    expect(slides.length).toBeGreaterThan(3);
    for (const slide of slides) {
      const boxes = textBoxesOf(await read(slide));
      expect(boxes.length, slide).toBeGreaterThan(0);
      for (const [at, box] of boxes.entries()) {
        expect(box.right, `${slide} ${box.says}`).toBeLessThanOrEqual(Number(width) + 1);
        expect(box.bottom, `${slide} ${box.says}`).toBeLessThanOrEqual(Number(height) + 1);
        for (const other of boxes.slice(at + 1))
          expect(overlapOf(box, other), `${slide}: ${box.says} | ${other.says}`).toBeLessThan(millimetre);
      }
    }
  });

  test('is in the company’s language, or in the one that is chosen, whatever its maker reads', async () => {
    const made = async (body: object) => {
      const answer = await company.call('ceo', makeBoardPack, { ...params(running), body: body as never });
      if (answer.status !== 200) return { status: answer.status, text: '', name: '' };
      const { title = '', pages } = await readPdf(answer.bytes);
      const text = [title, ...pages.map((page) => page.text)].join(' ').replace(/\s+/g, ' ');
      const name = String(answer.headers['content-disposition']);
      return { status: answer.status, text, name };
    };
    await company.must('ceo', setLocale, { body: { Locale: 'fr-FR' } });
    const ours = await made({ Format: 'pdf' });
    expect([ours.text.includes('To decide'), ours.text.includes('À décider')]).toEqual([true, false]);
    expect(ours.name).toContain('board-pack');
    const german = await made({ Format: 'pdf', Locale: 'de-DE' });
    const words = languagesOf('de-DE').words(packWords);
    expect(german.text).toContain(words.headings.decisions);
    expect(german.text).not.toMatch(/To decide|Likely|likely|Last predictions/);
    const likelihoods = Object.values(languagesOf('de-DE').words(likelihoodLabels));
    expect(likelihoods.some((label) => german.text.includes(label))).toBe(true);
    expect((await made({ Format: 'pdf', Locale: 'xx' })).status).toBe(400);
    await company.must('ceo', setLocale, { body: { Locale: null } });
  });

  test('names and counts no private goal, not even to the ceo', async () => {
    const before = await read();
    expect(before.Decisions.map(({ Title }) => Title)).toContain('T');
    await inTenant(server.context.pool, company.tenantId, (db) =>
      sql`update goal set is_private = true where title = 'T' and tenant_id = ${company.tenantId}`.execute(
        db,
      ),
    );
    const after = await read();
    expect(after.Decisions.map(({ Title }) => Title)).not.toContain('T');
    const goals = ({ Results }: typeof after) => Number(Results[0]?.Now);
    expect(goals(after)).toBe(goals(before) - 1);
  });
});

describe('what somebody writes in the deck of a summary', () => {
  const deck = (subject = ended, kind = 'quarter', audience = '1') => ({
    params: { kind, subject, audience },
  });
  const Edits = {
    texts: { first: 'We kept our word.' },
    sentences: { first: [{ Text: 'We kept our word.', Sources: [1], HasYourNumber: false }] },
    contexts: { 'goal.7': 'Mention May.' },
  };

  test('is stored for the person alone, with a version', async () => {
    expect(await company.must('head', getSummaryEdits, deck())).toEqual({
      Version: 0,
      Edits: { texts: {}, sentences: {}, contexts: {} },
    });
    const save = (Version: number) =>
      company.call('head', saveSummaryEdits, { ...deck(), body: { Version, Edits } });
    expect((await save(0)).body).toEqual({ Version: 1 });
    expect([(await save(0)).status, (await save(7)).status]).toEqual([409, 409]);
    expect((await save(1)).body).toEqual({ Version: 2 });
    expect(await company.must('head', getSummaryEdits, deck())).toEqual({ Version: 2, Edits });
    expect((await company.must('ceo', getSummaryEdits, deck())).Version).toBe(0);
  });

  test('is refused to whoever may not make the summary, for unknown quarters and for other keys', async () => {
    const status = async (who: AppraisalCastName, at: ReturnType<typeof deck>) =>
      (await company.call(who, getSummaryEdits, at)).status;
    expect(await status('head', deck(ended, 'quarter', '2'))).toBe(403);
    expect(await status('head', deck(999_999))).toBe(404);
    expect(await status('head', deck(1970, 'year'))).toBe(404);
    const other = { ...Edits, texts: { __proto: 'x' } };
    const body = { Version: 2, Edits: other };
    expect((await company.call('head', saveSummaryEdits, { ...deck(), body })).status).toBe(400);
  });
});
