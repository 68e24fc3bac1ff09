import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../../tools/root.mjs'
import { serveFolder } from './serve-folder.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const CLIENT = join(root, 'apps/player/dist/client')
const LOOKS = 60
/** The first looks of a worker are the compiler's. */
const WARM_UP = 10

/** The files of the guide, as the page names them to its worker. */
function guideFiles(): { worker: string; files: { name: string; url: string; kilobytes: number }[] } {
  const names = readdirSync(join(CLIENT, 'assets')).filter((name) => !name.endsWith('.br'))
  const worker = names.find((name) => /^face-worker-.+\.js$/.test(name))
  if (worker === undefined) throw new Error('the player is not built')
  const files = names
    .filter((name) =>
      /^(?:blazeface|facemesh|emotion|tfjs-backend-wasm-simd)-.+\.(?:json|bin|wasm)$/.test(name),
    )
    .map((name) => ({
      name: name.replace(/-[\w-]{8}(\.\w+)$/, '$1'),
      url: `/assets/${name}`,
      kilobytes: statSync(join(CLIENT, 'assets', name)).size / 1000,
    }))
  return { worker: `/assets/${worker}`, files }
}

/** How long the built guide's worker takes for one frame in Chromium, in ms, look by look. */
export async function measureBrowser(frames: readonly Buffer[]): Promise<number[]> {
  await import('../../tools/build/build.ts')
  const { worker, files } = guideFiles()
  const served = await serveFolder(CLIENT, { '/look.mjs': join(import.meta.dirname, 'look-in-page.mjs') })
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(served.url)
    const task = {
      worker,
      files,
      pictures: frames.map((frame) => frame.toString('base64')),
      count: LOOKS + WARM_UP,
    }
    const looks = await page.evaluate(
      `import('/look.mjs').then((module) => module.look(${JSON.stringify(task)}))`,
    )
    if (!Array.isArray(looks)) throw new Error('the page looked at nothing')
    return looks.slice(WARM_UP).map(Number)
  } finally {
    await browser.close()
    served.stop()
  }
}
