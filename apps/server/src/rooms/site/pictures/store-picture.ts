import { createHash } from 'node:crypto'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { reencodePicture } from './reencode-picture.ts'

const PICTURES_PATH = '/files/pictures/'
const NAME_LENGTH = 40
const thumbnailOf = (name: string) => `${name}-260`

/**
 * Re-encodes an operator's picture, stores it publicly and answers its address, which is a hash of the content. Null when the
 * bytes are not an image.
 */
export async function storePicture(ctx: AppContext, bytes: Uint8Array): Promise<string | null> {
  const encoded = await reencodePicture(bytes)
  if (encoded === null) return null
  const name = createHash('sha256').update(encoded.whole).digest('hex').slice(0, NAME_LENGTH)
  const { storage } = ctx.providers
  await storage.put(pictureStorageKey(thumbnailOf(name)), encoded.thumbnail)
  await storage.put(pictureStorageKey(name), encoded.whole)
  return `${PICTURES_PATH}${name}.webp`
}

export const pictureStorageKey = (name: string): string => `pictures/${name}`

/** The thumbnail address of a picture stored by `storePicture`; null for any other address. */
export function thumbnailUrl(address: string | null): string | null {
  const name = /^\/files\/pictures\/([0-9a-f]{40})\.webp$/.exec(address ?? '')?.[1]
  return name === undefined ? null : `${PICTURES_PATH}${thumbnailOf(name)}.webp`
}
