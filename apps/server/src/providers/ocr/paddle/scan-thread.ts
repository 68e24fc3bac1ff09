import { parentPort } from 'node:worker_threads'
import type { ScanPicture, TextScan } from '../text-scanner.ts'
import { loadModels } from './load-models.ts'
import { scanPicture } from './scan-picture.ts'

export interface ScanTask {
  readonly id: number
  readonly picture: ScanPicture
}

export type ScanAnswer =
  | { readonly id: number; readonly scan: TextScan; readonly error?: undefined }
  | { readonly id: number; readonly error: unknown }

const models = loadModels()
models.catch(() => {})

async function scan({ id, picture }: ScanTask): Promise<ScanAnswer> {
  try {
    return { id, scan: await scanPicture(await models, picture) }
  } catch (error) {
    return { id, error }
  }
}

parentPort?.on('message', async (task: ScanTask) => parentPort?.postMessage(await scan(task)))
