import { readFile } from 'node:fs/promises';
import { ratings } from '@bellwether/domain/goals/rating';
import { ratingColours } from '@bellwether/domain/goals/rating-colours';
import {
  NodeCompiler,
  type NodeTypstDocument,
  type RenderPdfOpts,
} from '@myriaddreamin/typst-ts-node-compiler';
import { type DrawnDeck, deckPage } from './drawn-deck.ts';
import { cellText } from './excel-text.ts';
import type { PrintedDocument } from './printed-document.ts';

// Only this file uses the library. Its files exist in its memory alone, below a folder that is not on the disk.
const workspace = '/bellwether-documents';
const faces = ['400Regular', '600SemiBold', '700Bold', '400Regular_Italic', '700Bold_Italic'];
/** The documents after which the compiler forgets what it kept for one. */
const keptDocuments = 4;

/** A thread has one compiler, because reading the fonts takes longer than writing a short document. */
let ready: Promise<NodeCompiler> | undefined;

/**
 * Returns the document as a tagged PDF, PDF/UA-1 where the fonts have every sign of it. Runs in a worker, because a list of 1,000 goals takes a second.
 * `fontsFolder`: a folder with more fonts, for scripts that Noto Sans does not have.
 */
export async function writePdf(
  document: PrintedDocument,
  fontsFolder: string | undefined,
): Promise<Uint8Array> {
  ready ??= compilerWith(fontsFolder);
  const compiler = await ready;
  const data = {
    isLandscape: false,
    hasContents: false,
    ...document,
    ramp: ratings.map((rating) => ratingColours[rating]),
  };
  const json = JSON.stringify(data, cleaned);
  compiler.mapShadow(`${workspace}/data.json`, Buffer.from(json));
  return written(compiler, 'document.typ');
}

/** Returns the slides as a PDF in the same way. */
export async function writeDeckPdf(deck: DrawnDeck, fontsFolder: string | undefined): Promise<Uint8Array> {
  ready ??= compilerWith(fontsFolder);
  const compiler = await ready;
  compiler.addSource(`${workspace}/deck.typ`, await readFile(new URL('./deck.typ', import.meta.url), 'utf8'));
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
  const json = JSON.stringify({ ...deck, page: deckPage, slides }, cleaned);
  compiler.mapShadow(`${workspace}/deck.json`, Buffer.from(json));
  try {
    return written(compiler, 'deck.typ');
  } finally {
    for (const path of pictures) compiler.unmapShadow(path);
  }
}

function cleaned(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? cellText(value) : value;
}

function written(compiler: NodeCompiler, layout: string): Uint8Array {
  const { result, ...compiled } = compile(compiler, layout);
  if (!result) throw new Error(`The PDF does not compile: ${compiled.faults}`);
  const bytes = bytesOf(compiler, result);
  compiler.evictCache(keptDocuments);
  return bytes;
}

/** A sign that no font has is no PDF/UA, so a text with one becomes a plain tagged PDF that shows a box in its place. */
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
    faces.map((face) =>
      readFile(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${face}/NotoSans_${face}.ttf`))),
    ),
  );
  const more = fontsFolder === undefined ? [] : [{ fontPaths: [fontsFolder] }];
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }, ...more] });
  const layout = await readFile(new URL('./document.typ', import.meta.url), 'utf8');
  compiler.addSource(`${workspace}/document.typ`, layout);
  return compiler;
}
