import type { S3Location } from './types.ts'

const DEFAULT_REGION = 'us-east-1'

/**
 * Reads `s3://bucket/prefix?region=…` (Amazon, with the environment's credentials) or
 * `https://key:secret@host/bucket/prefix?region=…` (any store that speaks S3). Throws when no bucket is named.
 */
export function parseS3Location(url: string): S3Location {
  const { protocol, host, hostname, pathname, username, password, searchParams } = new URL(url)
  const isAmazon = protocol === 's3:'
  const folders = pathname.split('/').filter((name) => name !== '')
  const [bucket = '', ...prefix] = isAmazon ? [hostname, ...folders] : folders
  if (bucket === '') throw new Error('STORAGE_URL names no bucket')
  return {
    bucket,
    prefix: prefix.map((name) => `${name}/`).join(''),
    region: searchParams.get('region') ?? DEFAULT_REGION,
    endpoint: isAmazon ? null : `${protocol}//${host}`,
    credentials:
      username === ''
        ? null
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  }
}
