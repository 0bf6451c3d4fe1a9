/** Returns how logs call a receiver of messages: by its description, or by its host. */
export function receiverName({
  url,
  description,
}: {
  readonly url: string;
  readonly description: string;
}): string {
  return description === '' ? new URL(url).host : description;
}
