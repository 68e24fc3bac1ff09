/**
 * Runs in the page: gives the guide's worker pictures (base64, JPEG), one after the other, and answers how many ms each look
 * took in which a face was seen.
 */
export async function look({ worker: address, files, pictures, count }) {
  const bitmaps = await Promise.all(
    pictures.map(async (picture) =>
      createImageBitmap(await (await fetch(`data:image/jpeg;base64,${picture}`)).blob()),
    ),
  )
  const worker = new Worker(address, { type: 'module' })
  const hear = (kind) =>
    new Promise((resolve, reject) => {
      worker.addEventListener('message', function heard({ data }) {
        if (data.kind === 'failed') reject(new Error('the guide failed'))
        if (data.kind !== kind) return
        worker.removeEventListener('message', heard)
        resolve(data)
      })
    })
  worker.postMessage({ kind: 'open', files })
  await hear('ready')
  const looks = []
  for (let index = 0; index < count; index += 1) {
    const bitmap = bitmaps[index % bitmaps.length]
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    pen.drawImage(bitmap, 0, 0)
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
    const seen = hear('seen')
    worker.postMessage({ kind: 'look', pixels }, [pixels.data.buffer])
    const { detection } = await seen
    if (detection.faces.length > 0) looks.push(detection.ms)
  }
  return looks
}
