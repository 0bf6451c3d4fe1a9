import { S3Client } from '@aws-sdk/client-s3';
import type { FilesConfig } from '../config/config.ts';

export type S3Config = Extract<FilesConfig, { kind: 's3' }>;

/** Returns a client of Amazon's S3 or of a compatible storage. */
export function openBucket({ accessKeyId, secretAccessKey, endpoint, region }: S3Config): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other storages rarely support Amazon's newer checksums, or buckets as part of the host.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint: endpoint.href, forcePathStyle: true } : {}),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
}

/** Returns what all keys begin with. */
export function bucketPrefix({ prefix }: S3Config): string {
  return prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
}
