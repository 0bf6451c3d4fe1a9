/** Counts the tries of this node, for the metrics. */
export class DeliveryCounts {
  readonly #sent = new Map<string, number>();
  readonly #failed = new Map<string, number>();

  note(kind: string, isDelivered: boolean): void {
    const counts = isDelivered ? this.#sent : this.#failed;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  of(kind: string): { readonly sent: number; readonly failed: number } {
    return { sent: this.#sent.get(kind) ?? 0, failed: this.#failed.get(kind) ?? 0 };
  }
}
