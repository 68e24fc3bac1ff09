import sharp, { type Sharp } from 'sharp'

/** Covers the best phone cameras; decoding takes about ten bytes a pixel. */
const MAX_PIXELS = 25_000_000

export interface ImageTransform {
  /** JPEG on white, or WebP. */
  readonly format: 'jpeg' | 'webp'
  /** Maximum size; the image is never enlarged. */
  readonly width?: number
  readonly height: number
}

/** `unreadable`: not a complete image; `too_many_pixels`: more than `MAX_PIXELS`. */
export type ImageResult = Uint8Array | 'unreadable' | 'too_many_pixels'

const QUALITY = { jpeg: 88, webp: 82 } as const
const TIMEOUT_S = 20

/**
 * Re-encodes an untrusted image, upright and within the requested size. This removes metadata (place, time, camera) and any
 * hidden data. Runs in the image process only.
 */
export async function transformImage(bytes: Uint8Array, job: ImageTransform): Promise<ImageResult> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    if (width * height > MAX_PIXELS) return 'too_many_pixels'
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({
        ...(job.width !== undefined && { width: job.width }),
        height: job.height,
        fit: 'inside',
        withoutEnlargement: true,
      })
    return await encode(picture, job.format).toBuffer()
  } catch {
    return 'unreadable'
  }
}

const encode = (picture: Sharp, format: ImageTransform['format']): Sharp =>
  format === 'webp'
    ? picture.webp({ quality: QUALITY.webp })
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg })
