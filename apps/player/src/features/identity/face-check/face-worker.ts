import { type DetectedFace, loadWebFaceEngine } from '@gamehall/face/web'
import { brightnessOf } from './brightness.ts'
import type { FacePosition, FaceReply, FaceRequest } from './face-messages.ts'
import { createFetchFromFiles, fetchFiles } from './fetch-files.ts'

const answer = (reply: FaceReply) => self.postMessage(reply)

let opening: ReturnType<typeof loadWebFaceEngine> | undefined

async function open({ files }: Extract<FaceRequest, { kind: 'open' }>): Promise<void> {
  try {
    const fetched = await fetchFiles(files, (share) => answer({ kind: 'progress', share: share * 0.9 }))
    self.fetch = createFetchFromFiles(fetched, self.fetch.bind(self))
    const folder = `${self.location.origin}/`
    opening = loadWebFaceEngine({ wasm: folder, models: folder })
    const engine = await opening
    // Warm-up: the first detection compiles the models.
    await engine.detectFaces({ data: new Uint8Array(64 * 64 * 3), width: 64, height: 64, channels: 3 })
    answer({ kind: 'ready' })
  } catch {
    answer({ kind: 'failed' })
  }
}

async function look({ pixels }: Extract<FaceRequest, { kind: 'look' }>): Promise<void> {
  try {
    const begun = performance.now()
    const found = (await (await opening)?.detectFaces({ ...sizeOf(pixels), channels: 4 })) ?? []
    const [first] = found
    const brightness = brightnessOf(pixels, first?.box)
    answer({
      kind: 'seen',
      detection: { faces: found.map(seenFace), brightness, ms: performance.now() - begun },
    })
  } catch {
    answer({ kind: 'failed' })
  }
}

const sizeOf = ({ data, width, height }: ImageData) => ({ data, width, height })

const seenFace = ({ box, measures }: DetectedFace): FacePosition => ({
  middleX: box.x + box.width / 2,
  middleY: box.y + box.height / 2,
  height: box.height,
  measures,
})

self.addEventListener('message', ({ data }: MessageEvent<FaceRequest>) => {
  void (data.kind === 'open' ? open(data) : look(data))
})
