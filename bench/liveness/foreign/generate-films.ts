import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { FILM_ORDERS, type FilmOrder } from './film-list.ts'
import { encodeJpeg, exposeSensor } from './scene/photograph.ts'
import { drawFrom } from './seeded-draws.ts'

interface Share {
  readonly folder: string
  readonly numbers: readonly number[]
}

/** Makes one film, writes its frames and gives its entry of the manifest. */
async function writeFilm(order: FilmOrder, number: number, folder: string) {
  const draws = drawFrom(`${order.name} encoding`)
  const film = await order.make()
  const actions = await Promise.all(
    order.plan.map(async ({ action, amount, frames }, index) => {
      const files = await Promise.all(
        (film[index] ?? []).map(async (frame, step) => {
          const file = `film-${number}-${action}-${step}.jpg`
          const seen =
            order.noise > 0 ? exposeSensor(frame, { noise: order.noise, vignette: 0 }, draws) : frame
          await writeFile(join(folder, file), await encodeJpeg(seen, order.quality))
          return file
        }),
      )
      return { action, amount, frames: files, colors: frames.map(({ color }) => color) }
    }),
  )
  return { name: order.name, kind: order.kind, isHonest: order.isHonest, actions }
}

type Entry = Awaited<ReturnType<typeof writeFilm>>

async function makeShare({ folder, numbers }: Share): Promise<(readonly [number, Entry])[]> {
  const entries: (readonly [number, Entry])[] = []
  for (const number of numbers) {
    const order = FILM_ORDERS[number]
    if (order !== undefined) entries.push([number, await writeFilm(order, number, folder)])
  }
  return entries
}

function startWorker(share: Share): Promise<(readonly [number, Entry])[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/**
 * Makes every so many of the films, beginning with the one at `from`. Those whose number leaves the same rest go to one thread: they share persons and earlier
 * films.
 */
async function generateAll(folder: string, every: number, from: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const threads = Math.min(4, availableParallelism())
  const shares = Array.from({ length: threads }, (_, thread) => ({
    folder,
    numbers: FILM_ORDERS.map((_, number) => number)
      .filter((number) => number % every === from)
      .filter((_, at) => at % threads === thread),
  }))
  const entries = (await Promise.all(shares.map(startWorker))).flat().sort(([a], [b]) => a - b)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ films: entries.map(([, entry]) => entry) }))
}

if (isMainThread) {
  const [, , folder, every = '1', from = '0'] = process.argv
  if (folder === undefined) throw new Error('usage: node generate-films.ts <folder> [every] [from]')
  await generateAll(folder, Number(every), Number(from))
} else {
  parentPort?.postMessage(await makeShare(workerData as Share))
}
