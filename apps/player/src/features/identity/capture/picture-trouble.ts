import { drawPhoto } from '../../../shared/camera/take-photo.ts'

/** What is wrong with a chosen file: no photo by its type, far too heavy, not to be opened, too small to be read. */
export type PictureTrouble = 'type' | 'heavy' | 'broken' | 'tiny'

const MOST_BYTES = 30_000_000
const LEAST_SIDE_PX = 600

/** A chosen file as a photo to send, upright and no larger than is read; or what is wrong with it. */
export async function preparePicture(file: Blob): Promise<Blob | PictureTrouble> {
  // Some pickers tell no type: then only opening it does.
  if (file.type !== '' && !/^image\/(?!svg)/.test(file.type)) return 'type'
  if (file.size > MOST_BYTES) return 'heavy'
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return 'broken'
  const { width, height } = picture
  const isTiny = Math.max(width, height) < LEAST_SIDE_PX
  const photo = isTiny ? null : await drawPhoto(picture, { x: 0, y: 0, width, height })
  picture.close()
  if (isTiny) return 'tiny'
  return photo ?? 'broken'
}
