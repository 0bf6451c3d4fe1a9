/** The fields of a record that the columns of a report show. */
export type ReportRecord = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Records packed into pages. The pages are read one by one, take a fraction of the memory of objects, and move to a
 * thread without a copy. So a large report neither fills the heap nor blocks the event loop.
 */
export interface RecordPages {
  readonly count: number;
  readonly pages: readonly Uint8Array[];
  /** The fields that have a value in at least one record. */
  readonly filled: readonly string[];
}

/** Packs pages one after the other. */
export class RecordPacker implements RecordPages {
  readonly #encoder = new TextEncoder();
  readonly #filled = new Set<string>();
  readonly pages: Uint8Array[] = [];
  count = 0;

  get filled(): readonly string[] {
    return [...this.#filled];
  }

  /** Adds a page. Up to a thousand records take a few milliseconds. */
  add(records: readonly object[]): void {
    if (records.length === 0) return;
    this.pages.push(this.#encoder.encode(JSON.stringify(records)));
    this.count += records.length;
    for (const record of records)
      for (const [field, value] of Object.entries(record))
        if (value !== null && value !== '') this.#filled.add(field);
  }

  /** Returns the pages as plain data. */
  done(): RecordPages {
    return { count: this.count, pages: this.pages, filled: this.filled };
  }
}

/** Packs records that are already in memory. */
export function packRecords(records: readonly object[]): RecordPages {
  const packer = new RecordPacker();
  packer.add(records);
  return packer.done();
}

/** Returns the records one by one. */
export function* unpackRecords({ pages }: RecordPages): Generator<ReportRecord> {
  const decoder = new TextDecoder();
  for (const page of pages) yield* JSON.parse(decoder.decode(page)) as ReportRecord[];
}
