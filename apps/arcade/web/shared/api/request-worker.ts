import type { RequestMessage, WorkerMessage } from './send-in-worker.ts'
import { sendRequest } from './send-request.ts'

const tell = (message: WorkerMessage) => self.postMessage(message)

self.addEventListener('message', async ({ data: { id, request } }: MessageEvent<RequestMessage>) =>
  tell({ kind: 'ended', id, end: await sendRequest(request) }),
)
tell({ kind: 'ready' })
