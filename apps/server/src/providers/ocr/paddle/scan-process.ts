import { answerTasks } from '../../task-process/index.ts'
import type { ScannedText, ScanPicture, TextScan } from '../text-scanner.ts'
import { loadModels } from './load-models.ts'
import { recognizeLooks } from './recognize-line.ts'
import { type ScanPictureTask, scanPicture } from './scan-picture.ts'

/** A whole picture to scan, or several pictures of one line to read. */
export type ScanTask = ScanPictureTask | { readonly looks: readonly ScanPicture[] }

export type ScanAnswer = { readonly scan: TextScan } | { readonly line: ScannedText }

const models = loadModels()
models.catch(() => {})

answerTasks(
  async (task: ScanTask & { readonly id: number }): Promise<ScanAnswer> =>
    'looks' in task
      ? { line: await recognizeLooks(await models, task.looks) }
      : { scan: await scanPicture(await models, task) },
)
