export {
  damagedPicture,
  emptyPicture,
  fileTooLarge,
  onlyPngOrJpg,
  unreadablePicture,
} from './words.files.ts';

/** The largest uploads in bytes (wire.8). */
export const fileLimits = { logo: 1_048_576, picture: 5_242_880, document: 10_485_760 } as const;

/** The name of the only part of an upload's form. */
export const uploadPart = 'file';

/** A reply that is a file instead of JSON. */
export interface FileReply {
  readonly kind: 'file';
  /** Its possible media types. */
  readonly mediaTypes: readonly string[];
  /**
   * `download`: an attachment that is not cached. `private-picture`: shown in the page and cached by the
   * person's browser only. `public-picture`: proxies may cache it too. `private-feed`: read again and again by a
   * program of the person, which asks each time whether it changed.
   */
  readonly use: 'download' | 'private-picture' | 'public-picture' | 'private-feed';
}

/** A body that is one file, sent as `multipart/form-data`. */
export interface Upload {
  readonly kind: 'upload';
  /** For descriptions and file choosers; the server checks the content. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** The fixed sentence for a file of another type. */
  readonly wrongKind: string;
}

/** Declares a reply that is a file: a download unless `use` says otherwise. */
export function fileReply(mediaTypes: readonly string[], use: FileReply['use'] = 'download'): FileReply {
  return { kind: 'file', mediaTypes, use };
}

/** Declares a body that is one file. */
export function upload(definition: Omit<Upload, 'kind'>): Upload {
  return { kind: 'upload', ...definition };
}

/** The file that a caller passes for an upload. */
export interface FileToSend {
  readonly file: Blob;
  /** The file's name on the person's machine; the server ignores paths in it. */
  readonly name?: string;
}

/** The file that a caller gets as the reply. */
export interface ReceivedFile {
  readonly blob: Blob;
  /** The name from the server; undefined for pictures. */
  readonly name: string | undefined;
}

export const pdfMediaType = 'application/pdf';
export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const pptxMediaType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
