import { english } from '@bellwether/domain/locale/language';
import { said, sentenceOf } from '@bellwether/domain/shared/said';
import { expect, test } from 'vitest';
import { type FoundFile, wrongFileSentence } from '../refusal/words.files.ts';
import { fileKind, wrongFile } from './file-kind.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['%PDF', 'a PDF'],
  ['%PDF-1.7\n\u0000', 'a PDF'],
  ['<!DOCTYPE html><p>', 'a web page'],
  ['<?xml version="1.0"?><svg/>', 'an SVG picture'],
  ['{\\rtf1 Hello}', 'a Word document'],
  ['GIF89a\u0001\u0000\u0001\u0000', 'a picture (GIF)'],
  ['\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'a picture (PNG)'],
  // A list of people may begin with the signature of a picture.
  ['BMI,Name,Email', undefined],
  ['Name,Email', undefined],
  ['\u0000\u0001\u0002', undefined],
])('%j is named', async (text, kind) => {
  const found = await fileKind(bytesOf(text));
  expect(found && sentenceOf(found, english)).toBe(kind);
});

test.each([
  ['', 'This file is empty. Only PDF.'],
  [' \r\n', 'This file is empty. Only PDF.'],
  ['\u00ef\u00bb\u00bf', 'This file is empty. Only PDF.'],
  ['GIF89a\u0001\u0000', 'This file is a picture (GIF). Only PDF.'],
  ['Name,Email', 'Only PDF.'],
])('%j is refused with what it is', async (text, sentence) => {
  const words = { only_pdf: (file: FoundFile) => wrongFileSentence(file, 'Only PDF.') };
  expect(sentenceOf(said(words, 'only_pdf', await wrongFile(bytesOf(text))), english)).toBe(sentence);
});
