import type { BoardRequest } from './board-messages.ts'
import { createBoardRunner } from './board-runner.ts'
import { createBoardServer } from './board-server.ts'

const serve = createBoardServer(createBoardRunner, (report) => self.postMessage(report))
self.addEventListener('message', ({ data }: MessageEvent<BoardRequest>) => serve(data))
