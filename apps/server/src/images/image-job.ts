import sharp, { type Sharp } from 'sharp'

/** A picture of a phone's best camera, as it sends it; each pixel takes some ten bytes while it is decoded. */
const MAX_PIXELS = 25_000_000

export interface ImageJob {
  /** JPEG on white, or WebP. */
  readonly format: 'jpeg' | 'webp'
  /** Fitted into this, never enlarged. */
  readonly width?: number
  readonly height: number
}

/** `unreadable`: no whole picture; `too_many_pixels`: more than `MAX_PIXELS`. */
export type ImageResult = Uint8Array | 'unreadable' | 'too_many_pixels'

const QUALITY = { jpeg: 88, webp: 82 } as const
const TIMEOUT_S = 20

/**
 * Draws a stranger's picture anew, upright and no larger than asked for: what it said about place, time and camera is gone, and so
 * is whatever was hidden behind or between the picture's own bytes. Runs in the image process only.
 */
export async function drawImage(bytes: Uint8Array, job: ImageJob): Promise<ImageResult> {
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

const encode = (picture: Sharp, format: ImageJob['format']): Sharp =>
  format === 'webp'
    ? picture.webp({ quality: QUALITY.webp })
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg })
