import type { Queue } from './job.ts';

/**
 * Returns the data of a job.
 * @throws Error unless these are exactly the ids of its queue, as positive integers.
 */
export function jobDataOf<Data>({ name, ids }: Pick<Queue<Data>, 'name' | 'ids'>, data: unknown): Data {
  const found = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const isId = ([key, value]: [string, unknown]) =>
    ids.some((id) => id === key) && Number.isSafeInteger(value) && Number(value) > 0;
  if (found.length !== ids.length || !found.every(isId))
    throw new Error(`The queue ${name} takes only its ids: ${ids.join(', ')}.`);
  return data as Data;
}
