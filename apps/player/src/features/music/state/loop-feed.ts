import { readGapless } from './gapless.ts'

const TYPE = 'audio/mpeg'
/** How long before a round's end it is decided whether another one follows. */
const DECIDED_AHEAD_S = 2

export type LoopFeed = {
  /** How many seconds into its round the sound is. */
  readonly heardAt: () => number
  /** Goes to a second of the round that sounds. */
  readonly seek: (second: number) => void
  readonly close: () => void
}

type LoopWishes = {
  /** Asked before each round's end: no more, and the sound ends there. */
  readonly isWanted: () => boolean
  /** The file could not be brought or does not tell where its sound begins: `audio` has nothing to play. */
  readonly onFail: () => void
}

/**
 * Gives an MP3 to `audio` round after round, joined to the sample: an audio element that loops by itself falls silent for some
 * 30 ms each time. Null where the browser cannot.
 */
export function feedLoop(
  audio: HTMLAudioElement,
  url: string,
  { isWanted, onFail }: LoopWishes,
): LoopFeed | null {
  if (!canFeed()) return null
  const source = new MediaSource()
  const address = URL.createObjectURL(source)
  const closing = new AbortController()
  const { signal } = closing
  /** Of a round, in seconds; until the file is here there is one round without an end. */
  let length = Number.POSITIVE_INFINITY
  const roundStart = () => (Number.isFinite(length) ? Math.floor(audio.currentTime / length) * length : 0)

  async function begin(): Promise<void> {
    URL.revokeObjectURL(address)
    const file = await (await fetch(url, { signal })).arrayBuffer()
    const gapless = readGapless(file)
    if (signal.aborted) return
    if (gapless === null) throw new Error(`${url} does not tell where its sound begins`)
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
    const goOn = () => {
      if (buffer.updating || source.readyState !== 'open') return
      if (audio.currentTime < rounds * length - DECIDED_AHEAD_S) return
      if (isWanted()) append()
      else source.endOfStream()
    }
    const forgetHeard = () => {
      const heard = roundStart()
      if (heard > 0 && buffer.buffered.length > 0 && buffer.buffered.start(0) < heard) buffer.remove(0, heard)
    }
    buffer.addEventListener('updateend', forgetHeard, { signal })
    audio.addEventListener('timeupdate', goOn, { signal })
    append()
  }

  const open = () => {
    begin().catch(() => signal.aborted || onFail())
  }
  source.addEventListener('sourceopen', open, { once: true, signal })
  audio.src = address
  return {
    heardAt: () => audio.currentTime - roundStart(),
    seek: (second) => {
      audio.currentTime = roundStart() + second
    },
    close: () => closing.abort(),
  }
}

/** Whether this browser plays what it is given in parts. */
export const canFeed = (): boolean => typeof MediaSource === 'function' && MediaSource.isTypeSupported(TYPE)
