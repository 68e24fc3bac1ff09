import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { useFrameTimestamps } from '../use-frame-timestamps.ts'

const stamped = new WeakSet<Blob>()

/** What the server’s timestamps do to a page: they come at once, unless they are lost. */
export const fakeTimestamps = {
  isLost: false,
  isBehind: false,
  /** The server takes no more of them. */
  refuse: (_: CallError) => {},
}

/** In place of `useFrameTimestamps`. */
export const useFakeTimestamps: typeof useFrameTimestamps = (_, onRefused) => {
  fakeTimestamps.refuse = onRefused
  return {
    current: {
      async add(picture) {
        if (!fakeTimestamps.isLost) stamped.add(picture)
      },
      has: (picture) => stamped.has(picture),
      isBehind: () => fakeTimestamps.isBehind,
      close: () => {},
    },
  }
}
