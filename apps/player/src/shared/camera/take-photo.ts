const QUALITY = 0.9
const MAX_SIDE_PX = 2400

export type Crop = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The largest centred crop of a picture with the given aspect ratio: the part that a viewfinder of that shape shows. */
export function centerCrop(width: number, height: number, aspect: number): Crop {
  const isWide = width / height > aspect
  const cut = isWide ? { width: height * aspect, height } : { width, height: width / aspect }
  return { x: (width - cut.width) / 2, y: (height - cut.height) / 2, ...cut }
}

/** Captures the current frame, cropped to the aspect ratio, as JPEG; null while the camera gives no picture. */
export async function takePhoto(video: HTMLVideoElement, aspect: number): Promise<Blob | null> {
  if (video.videoWidth === 0) return null
  return cropToJpeg(video, centerCrop(video.videoWidth, video.videoHeight, aspect))
}

/** Scales a chosen picture down to the maximum size as JPEG; returns it unchanged if the browser cannot decode it. */
export async function downscalePhoto(photo: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo)
    const { width, height } = picture
    const isSmall = Math.max(width, height) <= MAX_SIDE_PX && photo.type === 'image/jpeg'
    const drawn = isSmall ? null : await cropToJpeg(picture, { x: 0, y: 0, width, height })
    picture.close()
    return drawn ?? photo
  } catch {
    return photo
  }
}

/** Encodes a part of a picture as JPEG, scaled down to the maximum size; null if the browser cannot encode it. */
export function cropToJpeg(source: CanvasImageSource, { x, y, width, height }: Crop): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
