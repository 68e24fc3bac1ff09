import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { assertStorageKey, type FileStorage } from '../file-storage.ts'
import type { S3Location } from './types.ts'

const REQUEST_TIMEOUT_MS = 20_000
const CONNECT_TIMEOUT_MS = 5_000

/** Files in a bucket of any store that speaks S3. */
export function createS3Storage(place: S3Location): FileStorage {
  const client = new S3Client({
    region: place.region,
    // Checksums in trailers are Amazon's own: other stores keep them as part of the file, without an error.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: CONNECT_TIMEOUT_MS },
    ...(place.endpoint !== null && { endpoint: place.endpoint, forcePathStyle: true }),
    ...(place.credentials !== null && { credentials: place.credentials }),
  })
  const at = (key: string) => ({ Bucket: place.bucket, Key: place.prefix + assertStorageKey(key) })
  return {
    async put(key, bytes) {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: bytes, ContentType: 'application/octet-stream' }),
      )
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
