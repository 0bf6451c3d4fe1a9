/** The largest files that a person may send, in bytes (decisions-2 X1). */
export const fileLimits = { logo: 1_048_576, picture: 5_242_880, document: 10_485_760 } as const;

/** Every upload is a form with exactly one part, and this is its name. */
export const uploadPart = 'file';

/** A reply that is a file instead of JSON. */
export interface FileReply {
  readonly kind: 'file';
  /** The media types that it can have. */
  readonly mediaTypes: readonly string[];
  /**
   * `download`: an attachment that nothing stores. `private-picture`: shown in the page and kept by the browser of whoever
   * loaded it. `public-picture`: the same, and proxies may keep it too.
   */
  readonly use: 'download' | 'private-picture' | 'public-picture';
}

/** A body that is one file, sent as `multipart/form-data`. */
export interface Upload {
  readonly kind: 'upload';
  /** For descriptions and file choosers; the server decides by the content. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** The documents' sentence for a file of another kind. */
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

/** What a caller passes for an upload. */
export interface FileToSend {
  readonly file: Blob;
  /** What the file is called where it lies; the server ignores paths in it. */
  readonly name?: string;
}

/** What a caller gets for a file reply. */
export interface ReceivedFile {
  readonly blob: Blob;
  /** As the server named it; undefined for pictures. */
  readonly name: string | undefined;
}

/** The sentence for a file beyond its limit. */
export function fileTooLarge(maxBytes: number): string {
  return `This file is too large: it can have at most ${Math.floor(maxBytes / 1_048_576)} MB.`;
}

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
