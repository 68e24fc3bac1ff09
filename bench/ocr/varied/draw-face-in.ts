import sharp from 'sharp'

/** The figure that `drawPortrait` writes. */
const FIGURE =
  /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#dfe4ea"\/>\s*<ellipse[^>]*\/>\s*<path[^>]*\/>/

/** A drawn front with a face in place of its figure; `aside` gives it room, as a share of its size, as portraits have. */
export async function drawFaceIn(front: Buffer, face: Buffer, aside = 0.2): Promise<Buffer> {
  const page = front.toString('utf8')
  const found = FIGURE.exec(page)
  if (found === null) throw new Error('the page has no portrait')
  const [figure, x, y, width, height] = found
  const margin = Math.round(aside * ((await sharp(face).metadata()).width ?? 0))
  const roomy = await sharp(face)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png()
    .toBuffer()
  const picture = await sharp(roomy)
    .resize(Math.round(Number(width)), Math.round(Number(height)), { fit: 'cover' })
    .png()
    .toBuffer()
  const image = `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${picture.toString('base64')}"/>`
  return Buffer.from(page.replace(figure, image))
}
