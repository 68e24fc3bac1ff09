import { readGaplessInfo } from './read-gapless-info.ts'

const TYPE = 'audio/mpeg'
/** How long before a loop's end the next one is appended, in seconds. */
const APPEND_AHEAD_S = 2

export type GaplessLoop = {
  /** Returns the playback position within the loop, in seconds. */
  readonly positionSeconds: () => number
  /** Seeks within the current loop, in seconds. */
  readonly seek: (second: number) => void
  readonly close: () => void
}

type LoopOptions = {
  /** Called before each loop's end; on false, playback ends there. */
  readonly shouldContinue: () => boolean
  /** Called when the file cannot be loaded or has no gapless info; `audio` has no source then. */
  readonly onFail: () => void
}

/**
 * Plays an MP3 in a gapless loop through Media Source Extensions; the `loop` attribute of an audio element leaves a gap of
 * about 30 ms. Returns null when the browser does not support it.
 */
export function startGaplessLoop(
  audio: HTMLAudioElement,
  url: string,
  { shouldContinue, onFail }: LoopOptions,
): GaplessLoop | null {
  if (!supportsGaplessLoop()) return null
  const source = new MediaSource()
  const address = URL.createObjectURL(source)
  const closing = new AbortController()
  const { signal } = closing
  /** Length of the loop in seconds; infinite until the file is loaded. */
  let length = Number.POSITIVE_INFINITY
  const roundStart = () => (Number.isFinite(length) ? Math.floor(audio.currentTime / length) * length : 0)

  async function begin(): Promise<void> {
    URL.revokeObjectURL(address)
    const file = await (await fetch(url, { signal })).arrayBuffer()
    const gapless = readGaplessInfo(file)
    if (signal.aborted) return
    if (gapless === null) throw new Error(`${url} has no gapless info`)
    length = gapless.duration
    const buffer = source.addSourceBuffer(TYPE)
    let rounds = 0
    const append = () => {
      buffer.appendWindowEnd = (rounds + 1) * length
      buffer.appendWindowStart = rounds * length
      buffer.timestampOffset = rounds * length - gapless.lead
      buffer.appendBuffer(file)
      rounds += 1
    }
    const appendNext = () => {
      if (buffer.updating || source.readyState !== 'open') return
      if (audio.currentTime < rounds * length - APPEND_AHEAD_S) return
      if (shouldContinue()) append()
      else source.endOfStream()
    }
    const removePlayed = () => {
      const heard = roundStart()
      if (heard > 0 && buffer.buffered.length > 0 && buffer.buffered.start(0) < heard) buffer.remove(0, heard)
    }
    buffer.addEventListener('updateend', removePlayed, { signal })
    audio.addEventListener('timeupdate', appendNext, { signal })
    append()
  }

  const open = () => {
    begin().catch(() => signal.aborted || onFail())
  }
  source.addEventListener('sourceopen', open, { once: true, signal })
  audio.src = address
  return {
    positionSeconds: () => audio.currentTime - roundStart(),
    seek: (second) => {
      audio.currentTime = roundStart() + second
    },
    close: () => closing.abort(),
  }
}

/** Whether the browser supports Media Source Extensions for MP3. */
export const supportsGaplessLoop = (): boolean =>
  typeof MediaSource === 'function' && MediaSource.isTypeSupported(TYPE)
