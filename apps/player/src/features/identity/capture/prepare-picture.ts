import { cropToJpeg } from '../../../shared/camera/take-photo.ts'

/** Problem of a chosen file: not an image, too large, unreadable, or too small. */
export type PictureProblem = 'type' | 'heavy' | 'broken' | 'tiny'

const MOST_BYTES = 30_000_000
const LEAST_SIDE_PX = 600

/** Converts a chosen file to an upright photo of limited size, or returns its problem. */
export async function preparePicture(file: Blob): Promise<Blob | PictureProblem> {
  // Some pickers give no type: decoding decides.
  if (file.type !== '' && !/^image\/(?!svg)/.test(file.type)) return 'type'
  if (file.size > MOST_BYTES) return 'heavy'
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return 'broken'
  const { width, height } = picture
  const isTiny = Math.max(width, height) < LEAST_SIDE_PX
  const photo = isTiny ? null : await cropToJpeg(picture, { x: 0, y: 0, width, height })
  picture.close()
  if (isTiny) return 'tiny'
  return photo ?? 'broken'
}
