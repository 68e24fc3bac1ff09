import sharp from 'sharp'

const GAP = 12
const MOST_WIDTH = 2_400

/** Puts pictures into one, in rows from left to right, in their order. */
export async function joinPictures(files: readonly string[], to: string): Promise<void> {
  let [left, top, rowHeight, width] = [0, 0, 0, 1]
  const placed: { input: string; left: number; top: number }[] = []
  for (const input of files) {
    const size = await sharp(input).metadata()
    if (left > 0 && left + size.width > MOST_WIDTH) [left, top, rowHeight] = [0, top + rowHeight + GAP, 0]
    placed.push({ input, left, top })
    left += size.width + GAP
    rowHeight = Math.max(rowHeight, size.height)
    width = Math.max(width, left)
  }
  const background = '#808080'
  await sharp({ create: { width, height: Math.max(top + rowHeight, 1), channels: 3, background } })
    .composite(placed)
    .png()
    .toFile(to)
}
