import sharp from 'sharp'
import { sanitizeImage } from '../../apps/server/src/platform/images/sanitize-image.ts'
import { hashPassword } from '../../apps/server/src/rooms/account/index.ts'
import { median } from '../bench-context.ts'
import type { BenchRun } from '../report.ts'

const PICTURES = 12
const HASHES = 15
const MOST_RATIO = 4

/** How long a password takes to hash while one account's twelve progressive pictures of 24 megapixels wait to be decoded. */
export const run: BenchRun = async () => {
  const picture = await sharp({
    create: {
      width: 6_000,
      height: 4_000,
      channels: 3,
      background: '#3f6fa8',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ progressive: true, quality: 50 })
    .toBuffer()
  const quiet = await measureHashes()
  const drawing = Array.from({ length: PICTURES }, () =>
    sanitizeImage(picture, 'one player', { format: 'jpeg', width: 2_400, height: 2_400 }),
  )
  let isDone = false
  const done = Promise.all(drawing).then(() => {
    isDone = true
  })
  const busy = await measureHashes()
  if (isDone) throw new Error('the pictures were drawn before a password was measured beside them')
  await done
  return [
    {
      label: `a password's hash, ${PICTURES} progressive pictures waiting`,
      figure: median(busy),
      unit: 'ms',
      against: { label: 'none waiting', figure: median(quiet) },
      atMost: MOST_RATIO,
    },
    {
      label: 'the slowest of them',
      figure: Math.max(...busy),
      unit: 'ms',
      against: { label: 'none waiting', figure: Math.max(...quiet) },
    },
  ]
}

async function measureHashes(): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < HASHES; count += 1) {
    const begun = performance.now()
    await hashPassword('a password of somebody')
    times.push(performance.now() - begun)
  }
  return times
}
