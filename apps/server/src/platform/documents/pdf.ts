import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ratings } from '@bellwether/domain/goals/rating';
import { ratingColours } from '@bellwether/domain/goals/rating-colours';
import { mostDrawnRows } from '@bellwether/domain/reports/charts/chart';
import {
  NodeCompiler,
  type NodeTypstDocument,
  type RenderPdfOpts,
} from '@myriaddreamin/typst-ts-node-compiler';
import { type DrawnDeck, deckPage } from './drawn-deck.ts';
import { cellText } from './excel-text.ts';
import type { PrintedDocument } from './printed-document.ts';

// Only this file uses the library. The library's files exist only in its memory, below a folder that is not on the
// disk.
const workspace = '/bellwether-documents';
const latinFaces = ['400Regular', '600SemiBold', '700Bold', '400Regular_Italic', '700Bold_Italic'];
/** These fonts are large, so each font is read only when a document contains a character of its script. */
const otherScripts = [
  import.meta.resolve('@embedpdf/fonts-sc'),
  import.meta.resolve('@embedpdf/fonts-jp'),
  import.meta.resolve('@embedpdf/fonts-kr'),
  import.meta.resolve('@embedpdf/fonts-hebrew'),
  import.meta.resolve('@embedpdf/fonts-arabic'),
].map((entry) => fileURLToPath(new URL('../fonts', entry)));
const emojiFolder = fileURLToPath(
  new URL('.', import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')),
);
const emoji = 'Noto Emoji';
const chinese = 'Noto Sans S Chinese';
const japanese = 'Noto Sans Japanese';
const families = ['Noto Sans', 'Noto Sans Korean', 'Noto Sans Hebrew', 'Noto Naskh Arabic'];
/** A cached result is dropped after this many later documents have not used it. */
const keptDocuments = 4;

/** A thread has one compiler, because reading the fonts takes longer than writing a short document. */
let ready: Promise<NodeCompiler> | undefined;

/**
 * Returns the document as a tagged PDF; as PDF/UA-1 if the fonts have all of its characters. Runs in a worker,
 * because a list of 1,000 goals takes a second. `fontsFolder` is a folder with more fonts, for scripts that the
 * packages do not cover.
 */
export async function writePdf(
  document: PrintedDocument,
  fontsFolder: string | undefined,
): Promise<Uint8Array> {
  ready ??= compilerWith(fontsFolder);
  const compiler = await ready;
  return written(compiler, 'document.typ', document);
}

/** Returns the slides as a PDF, like `writePdf`. */
export async function writeDeckPdf(deck: DrawnDeck, fontsFolder: string | undefined): Promise<Uint8Array> {
  ready ??= compilerWith(fontsFolder);
  const compiler = await ready;
  const pictures: string[] = [];
  const slides = deck.slides.map(({ items }) => ({
    items: items.map((item) => {
      if (item.kind !== 'picture') return item;
      const { bytes, ...shown } = item;
      const file = `/picture-${pictures.length}.png`;
      pictures.push(`${workspace}${file}`);
      compiler.mapShadow(`${workspace}${file}`, Buffer.from(bytes));
      return { ...shown, file };
    }),
  }));
  try {
    return written(compiler, 'deck.typ', { ...deck, page: deckPage, slides });
  } finally {
    for (const path of pictures) compiler.unmapShadow(path);
  }
}

/** Returns the data as a PDF in the layout. */
function written(compiler: NodeCompiler, layout: string, data: object): Uint8Array {
  const text = JSON.stringify(data, (_key, value) => (typeof value === 'string' ? cellText(value) : value));
  compiler.mapShadow(`${workspace}/data.json`, Buffer.from(text));
  compiler.mapShadow(`${workspace}/look.json`, Buffer.from(JSON.stringify(lookOf(text))));
  const { result, ...compiled } = compile(compiler, layout);
  if (!result) throw new Error(`The PDF does not compile: ${compiled.faults}`);
  const bytes = bytesOf(compiler, result);
  compiler.evictCache(keptDocuments);
  return bytes;
}

/** Returns the colours and fonts of a document, by its texts. */
function lookOf(text: string) {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return {
    ramp: ratings.map((rating) => ratingColours[rating]),
    mostDrawnRows,
    // Chinese and Japanese share characters whose shapes differ. Kana in the text show that the company writes
    // Japanese.
    fonts: [...families, ...(isJapanese ? [japanese, chinese] : [chinese, japanese]), emoji],
  };
}

/**
 * PDF/UA forbids characters that no font has. A text with such a character becomes a plain tagged PDF with a box in
 * its place.
 */
function bytesOf(compiler: NodeCompiler, result: NodeTypstDocument): Uint8Array {
  // Copy the bytes, because memory of the library cannot be moved to another thread.
  const printed = (options: RenderPdfOpts) => new Uint8Array(compiler.pdf(result, options));
  try {
    return printed({ pdfStandard: 'ua-1' });
  } catch (error) {
    if (!String(error).includes('could not be displayed with font')) throw error;
    return printed({});
  }
}

function compile(compiler: NodeCompiler, layout: string) {
  const compiled = compiler.compile({ mainFilePath: `${workspace}/${layout}` });
  const error = compiled.hasError() ? compiled.takeError() : null;
  return { result: compiled.result, faults: error && JSON.stringify(compiler.fetchDiagnostics(error)) };
}

async function compilerWith(fontsFolder: string | undefined): Promise<NodeCompiler> {
  const fontBlobs = await Promise.all(
    latinFaces.map((face) =>
      readFile(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${face}/NotoSans_${face}.ttf`))),
    ),
  );
  const fontPaths = [...otherScripts, emojiFolder, ...(fontsFolder === undefined ? [] : [fontsFolder])];
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }, { fontPaths }] });
  for (const layout of ['document.typ', 'charts.typ', 'deck.typ'])
    compiler.addSource(
      `${workspace}/${layout}`,
      await readFile(new URL(`./${layout}`, import.meta.url), 'utf8'),
    );
  return compiler;
}
