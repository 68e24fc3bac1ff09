import { parentPort } from 'node:worker_threads'
import type { ScanDirection, ScannedText, ScanPicture, TextScan } from '../text-scanner.ts'
import { loadModels } from './load-models.ts'
import { recognizeLooks } from './recognize-line.ts'
import { scanPicture } from './scan-picture.ts'

/** A whole picture to scan, or several pictures of one line to read. */
export type ScanTask =
  | { readonly picture: ScanPicture; readonly lineMs: number; readonly direction: ScanDirection }
  | { readonly looks: readonly ScanPicture[] }

export type ScanAnswer =
  | { readonly id: number; readonly scan: TextScan; readonly error?: undefined }
  | { readonly id: number; readonly line: ScannedText; readonly error?: undefined }
  | { readonly id: number; readonly error: unknown }

const models = loadModels()
models.catch(() => {})

async function scan(task: ScanTask & { readonly id: number }): Promise<ScanAnswer> {
  const { id } = task
  try {
    if ('looks' in task) return { id, line: await recognizeLooks(await models, task.looks) }
    return { id, scan: await scanPicture(await models, task) }
  } catch (error) {
    return { id, error }
  }
}

parentPort?.on('message', async (task: ScanTask & { readonly id: number }) =>
  parentPort?.postMessage(await scan(task)),
)
