import sharp, { type Sharp } from 'sharp'
import { correctPerspective } from './correct-perspective.ts'
import type { Corners } from './find-corners.ts'
import type { GreyPicture } from './grey-picture.ts'

/** A picture split into colour channels, with a grey version. */
export interface ColourPicture {
  readonly channels: readonly [GreyPicture, GreyPicture, GreyPicture]
  readonly grey: GreyPicture
  readonly jpeg: Buffer
}

const SIDE_PX = 1800

/** Decodes and rotates a photo, at most 1800 px per side. Null when it is not an image. */
export async function decodeColour(
  photo: Uint8Array,
  degrees: 0 | 90 | 180 | 270,
): Promise<ColourPicture | null> {
  try {
    const upright = await sharp(photo).autoOrient().flatten({ background: '#fff' }).toBuffer()
    const jpeg = await sharp(upright)
      .rotate(degrees)
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 95 })
      .toBuffer()
    const [red, green, blue, grey] = await Promise.all([
      readRaw(sharp(jpeg).extractChannel(0)),
      readRaw(sharp(jpeg).extractChannel(1)),
      readRaw(sharp(jpeg).extractChannel(2)),
      readRaw(sharp(jpeg).toColourspace('b-w')),
    ])
    return { channels: [red, green, blue], grey, jpeg }
  } catch {
    return null
  }
}

async function readRaw(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Crops and perspective-corrects the area within the corners, as a colour JPEG. */
export async function cropColour(
  { channels }: ColourPicture,
  corners: Corners,
  width: number,
  height: number,
): Promise<Buffer> {
  const straight = channels.map((channel) => correctPerspective(channel, corners, width, height).data)
  const data = new Uint8Array(width * height * 3)
  for (const [offset, channel] of straight.entries())
    for (const [at, value] of channel.entries()) data[at * 3 + offset] = value
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}
