import type { TideRequest } from './tide-messages.ts'
import { createTideServer } from './tide-server.ts'

const serve = createTideServer((report) => self.postMessage(report))
self.addEventListener('message', ({ data }: MessageEvent<TideRequest>) => serve(data))
