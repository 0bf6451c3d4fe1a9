import { describe, expect, test } from 'vitest';
import { attachmentNamed, fileNameOf } from './file-name.ts';

describe('the name of a download', () => {
  test.each([
    ['plain.xlsx', 'attachment; filename="plain.xlsx"', 'plain.xlsx'],
    [
      'Größe 2026.pdf',
      `attachment; filename="Gr__e 2026.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%202026.pdf`,
      'Größe 2026.pdf',
    ],
    ['a"b\\c.pdf', 'attachment; filename="a_b-c.pdf"; filename*=UTF-8\'\'a%22b-c.pdf', 'a"b-c.pdf'],
    ['../../etc/passwd', 'attachment; filename="..-..-etc-passwd"', '..-..-etc-passwd'],
    ['x\r\nSet-Cookie: a=b', 'attachment; filename="xSet-Cookie: a=b"', 'xSet-Cookie: a=b'],
    ['‮fdp.exe', 'attachment; filename="fdp.exe"', 'fdp.exe'],
    ['100%.pdf', 'attachment; filename="100_.pdf"; filename*=UTF-8\'\'100%25.pdf', '100%.pdf'],
    ["it's (1)*.pdf", 'attachment; filename="it\'s (1)*.pdf"', "it's (1)*.pdf"],
    ['', 'attachment; filename="file"', 'file'],
    ['\ud800', 'attachment; filename="_"; filename*=UTF-8\'\'%EF%BF%BD', '\ufffd'],
  ])('%o is sent as %s', (name, header, read) => {
    expect(attachmentNamed(name)).toBe(header);
    expect(fileNameOf(header)).toBe(read);
  });

  test('is at most 200 characters', () => {
    expect(fileNameOf(attachmentNamed('ü'.repeat(300)))).toBe('ü'.repeat(200));
  });

  test.each([null, 'inline', 'attachment', "attachment; filename*=UTF-8''%E0%A4%A"])(
    'is absent in %o',
    (header) => {
      expect(fileNameOf(header)).toBeUndefined();
    },
  );
});
