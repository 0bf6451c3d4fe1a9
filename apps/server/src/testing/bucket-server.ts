import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { whenDone } from './when-done.ts';

/**
 * Starts a real S3 server with the bucket `attic`, and returns the environment variables for it. It stops
 * after the test that starts it, or after the last test of the file.
 */
export async function startBucketServer(): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), 'bellwether-buckets-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'attic', configs: [] }],
  });
  const { port } = await server.run();
  whenDone(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    FILES_URL: 's3://attic/bell/wether',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
