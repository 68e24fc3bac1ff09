import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { createTestVendorEnv } from '../../testing/index.ts'
import { openSiteVendor } from '../open-site-vendor.ts'
import type { FileStorage } from './file-storage.ts'
import { storageVendors } from './registry.ts'
import { parseS3Location } from './s3/transform.ts'

let folder: string
const openStorage = (settings: Readonly<Record<string, string>>): FileStorage =>
  openSiteVendor(storageVendors, createTestVendorEnv(readConfig(settings)))
let bucketServer: S3rver
const stores: Record<string, FileStorage> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gamehall-storage-'))
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'hall', configs: [] }],
  })
  const { port }: AddressInfo = await bucketServer.run()
  const dataFolder = join(folder, 'data')
  stores['data folder'] = openStorage({ DATA_DIR: dataFolder })
  stores['file URL'] = openStorage({
    DATA_DIR: dataFolder,
    STORAGE_URL: pathToFileURL(join(folder, 'else')).href,
  })
  stores.bucket = openStorage({
    DATA_DIR: dataFolder,
    STORAGE_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/hall/kept`,
  })
})
afterAll(async () => {
  await bucketServer.close()
  await rm(folder, { recursive: true })
})

const storeOf = (name: string): FileStorage => {
  const store = stores[name]
  if (store === undefined) throw new Error(`no store ${name}`)
  return store
}

describe.each(['data folder', 'file URL', 'bucket'])('the store in a %s', (name) => {
  it('gives back the bytes it was given', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256))
    await storeOf(name).put('uploads/2026-11/a', bytes)
    expect((await storeOf(name).get('uploads/2026-11/a'))?.equals(bytes)).toBe(true)
  })

  it('replaces, removes, removes again, and knows what it does not have', async () => {
    const store = storeOf(name)
    await store.put('uploads/b', Buffer.from('first'))
    await store.put('uploads/b', Buffer.from('second'))
    expect((await store.get('uploads/b'))?.toString()).toBe('second')
    await store.remove('uploads/b')
    await store.remove('uploads/b')
    expect(await store.get('uploads/b')).toBeNull()
    expect(await store.get('never')).toBeNull()
  })

  it.each(['../outside', 'a/../../b', '/etc/passwd', 'A', '', 'a//b', 'a\0b', 'a.b'])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => storeOf(name).put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
      await expect(async () => storeOf(name).get(key)).rejects.toThrow('not a storage key')
      await expect(async () => storeOf(name).remove(key)).rejects.toThrow('not a storage key')
    },
  )
})

test('files on disk are for the hall’s own user, and no draft is left', async () => {
  await storeOf('data folder').put('private/c', Buffer.from('secret'))
  const inside = join(folder, 'data/files/private')
  expect((await stat(inside)).mode & 0o777).toBe(0o700)
  expect((await stat(join(inside, 'c'))).mode & 0o777).toBe(0o600)
  expect(await readdir(inside)).toEqual(['c'])
})

test('an unreachable bucket is an outage, not an absent file', async () => {
  const gone = openStorage({ DATA_DIR: folder, STORAGE_URL: 'http://k:s@127.0.0.1:9/hall' })
  await expect(gone.get('uploads/b')).rejects.toThrow()
})

test('a bucket’s address names its place and its credentials', () => {
  expect(parseS3Location('s3://hall-files/eu/kept?region=ap-northeast-1')).toEqual({
    bucket: 'hall-files',
    prefix: 'eu/kept/',
    region: 'ap-northeast-1',
    endpoint: null,
    credentials: null,
  })
  expect(parseS3Location('https://key:s%2Fcret@minio.example.com:9000/hall')).toEqual({
    bucket: 'hall',
    prefix: '',
    region: 'us-east-1',
    endpoint: 'https://minio.example.com:9000',
    credentials: { accessKeyId: 'key', secretAccessKey: 's/cret' },
  })
  expect(() => parseS3Location('https://minio.example.com/')).toThrow('names no bucket')
})
