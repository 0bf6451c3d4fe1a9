import PptxGenJS from 'pptxgenjs';
import { type DrawnDeck, type DrawnItem, type DrawnSlide, deckPage } from './drawn-deck.ts';
import { cellText } from './excel-text.ts';
import { lineHeight } from './fit-text.ts';
import { repairPptx } from './repair-pptx.ts';

// Only this file imports the library. The library's types describe its CommonJS form, where the class is below
// `default`, but Node loads the ES module.
const Presentation = PptxGenJS as unknown as typeof PptxGenJS.default;
type Presentation = InstanceType<typeof Presentation>;
type Slide = ReturnType<Presentation['addSlide']>;

/** Every machine with PowerPoint has this font; other programs replace it by a font of the same width. */
const font = 'Calibri';

/** Returns the slides as .pptx: texts and shapes that people can change, with the speaker's notes. Runs in a worker. */
export async function writeDeckPptx(deck: DrawnDeck): Promise<Uint8Array> {
  const file = new Presentation();
  file.defineLayout({ name: 'A4', width: inches(deckPage.width), height: inches(deckPage.height) });
  file.layout = 'A4';
  file.theme = { headFontFace: font, bodyFontFace: font };
  // Escape these texts here, because the library does not.
  file.title = escaped(deck.title);
  file.company = escaped(deck.company);
  file.author = escaped(deck.company);
  const masters = new Map<string, string>();
  for (const slide of deck.slides)
    write(file, slide, { masterName: masterFor(file, slide, masters), language: deck.language });
  const zip = await file.write({ outputType: 'uint8array', compression: false });
  if (!(zip instanceof Uint8Array)) throw new Error('The library returned another type.');
  return repairPptx(
    zip,
    deck.slides.map(({ title }) => cellText(title)),
  );
}

/**
 * Returns the name of the master for a slide. The position of a title belongs to the master, so each position has a
 * separate master.
 */
function masterFor(file: Presentation, { items }: DrawnSlide, masters: Map<string, string>): string {
  const title = items.find((item) => item.kind === 'text' && item.role === 'title');
  const place = title ? placeOf(title) : { x: 0, y: 0, w: 1, h: 1 };
  const key = JSON.stringify(place);
  const known = masters.get(key);
  if (known !== undefined) return known;
  const name = `#${masters.size + 1}`;
  masters.set(key, name);
  const options = { name: 'title', type: 'title' as const, ...place, align: 'left' as const, margin: 0 };
  file.defineSlideMaster({
    title: name,
    background: { color: 'FFFFFF' },
    objects: [{ placeholder: { options, text: '' } }],
  });
  return name;
}

function write(
  file: Presentation,
  { items, notes }: DrawnSlide,
  { masterName, language }: { readonly masterName: string; readonly language: string },
): void {
  const slide = file.addSlide({ masterName });
  for (const item of items) add(slide, item, language);
  if (notes !== '') slide.addNotes(cellText(notes));
}

function add(slide: Slide, item: DrawnItem, language: string): void {
  const place = placeOf(item);
  if (item.kind === 'box') {
    slide.addShape(item.isRound ? 'ellipse' : 'rect', { ...place, fill: { color: hex(item.fill) } });
    return;
  }
  if (item.kind === 'picture') {
    const data = `image/png;base64,${Buffer.from(item.bytes).toString('base64')}`;
    slide.addImage({ ...place, data, rounding: item.isRound ?? false, altText: cellText(item.says) });
    return;
  }
  const last = item.paragraphs.length - 1;
  const runs = item.paragraphs.flatMap((paragraph, at) =>
    paragraph.map(({ text, isStrong = false, colour = item.colour }, place) => ({
      text: cellText(text),
      options: {
        lang: language,
        bold: isStrong,
        color: hex(colour),
        breakLine: at < last && place === paragraph.length - 1,
        paraSpaceBefore: at === 0 ? 0 : (item.gap ?? 0),
      },
    })),
  );
  slide.addText(runs, {
    ...place,
    fontSize: item.size,
    fontFace: font,
    align: item.align ?? 'left',
    valign: item.anchor ?? 'top',
    margin: 0,
    // Give the line's height in points: a factor would multiply the font's own line height, which is larger.
    lineSpacing: item.size * lineHeight,
    ...(item.role === 'title' ? { placeholder: 'title' } : {}),
  });
}

function placeOf({ x, y, width, height }: DrawnItem) {
  return { x: inches(x), y: inches(y), w: inches(width), h: inches(height) };
}

const inches = (millimetres: number) => millimetres / 25.4;
const hex = (colour: string) => colour.replace('#', '').toUpperCase();

function escaped(text: string): string {
  return cellText(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
