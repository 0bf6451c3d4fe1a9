import JSZip from 'jszip';

const contentTypes = '[Content_Types].xml';
const presentation = 'ppt/presentation.xml';

/**
 * Returns the file without the faults of the library: masters that are listed but absent, the list of notes masters
 * at the wrong place, duplicate shape numbers, properties inside of paragraphs, empty folders, and slides with the
 * title "Slide 1". `titles` are the titles of the slides, in order.
 */
export async function repairPptx(zip: Uint8Array, titles: readonly string[]): Promise<Uint8Array> {
  const file = await withoutFolders(zip);
  await change(file, contentTypes, (text) =>
    text.replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (part, path: string) =>
      file.file(path) ? part : '',
    ),
  );
  await change(file, presentation, notesMastersFirst);
  for (const path of Object.keys(file.files).filter((one) =>
    /^ppt\/(slides|slideLayouts|slideMasters)\/\w+\.xml$/.test(one),
  ))
    await change(file, path, (text) => withoutSecondProperties(numberedAnew(text)));
  for (const [at, title] of titles.entries())
    await change(file, `ppt/slides/slide${at + 1}.xml`, (text) =>
      text.replace(/<p:cSld name="[^"]*">/, () => `<p:cSld name="${escaped(title)}">`),
    );
  return file.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 6 } });
}

/** Removes the entries of folders. The library has no call that removes a folder and keeps its files. */
async function withoutFolders(zip: Uint8Array): Promise<JSZip> {
  const file = new JSZip();
  const { files } = await JSZip.loadAsync(zip);
  for (const [path, entry] of Object.entries(files))
    if (!entry.dir) file.file(path, await entry.async('uint8array'), { createFolders: false });
  return file;
}

async function change(file: JSZip, path: string, how: (text: string) => string): Promise<void> {
  const text = await file.file(path)?.async('string');
  if (text === undefined) throw new Error(`The presentation has no ${path}.`);
  file.file(path, how(text), { createFolders: false });
}

/** Moves the list of notes masters before the slides, as the schema demands. */
function notesMastersFirst(text: string): string {
  const [list] = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s.exec(text) ?? [];
  if (list === undefined) return text;
  return text.replace(list, '').replace('<p:sldIdLst>', `${list}<p:sldIdLst>`);
}

/** Gives the shapes of a slide different numbers. */
function numberedAnew(text: string): string {
  let number = 0;
  return text.replace(/(<p:cNvPr id=")\d+(")/g, (_, before: string, after: string) => {
    number += 1;
    return `${before}${number}${after}`;
  });
}

/**
 * Removes repeated paragraph properties: the library writes them before each piece of a paragraph, but only the first
 * are allowed.
 */
function withoutSecondProperties(text: string): string {
  return text.replace(/<\/a:r><a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs, '</a:r>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
