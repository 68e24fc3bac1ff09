import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { useFrameTimestamps } from '../use-frame-timestamps.ts'

const inTime = new WeakSet<Blob>()

/** What the server’s timestamps do to a page: they come at once, unless they are lost or come late. */
export const fakeTimestamps = {
  isLost: false,
  isLate: false,
  isOverdue: false,
  isBusy: false,
  /** The server takes no more of them. */
  refuse: (_: CallError) => {},
}

/** In place of `useFrameTimestamps`. */
export const useFakeTimestamps: typeof useFrameTimestamps = (_, onRefused) => {
  fakeTimestamps.refuse = onRefused
  return {
    current: {
      async add(picture) {
        if (!fakeTimestamps.isLost) inTime.add(picture)
      },
      statusOf: (picture) => (inTime.has(picture) && !fakeTimestamps.isLate ? 'in_time' : 'pending'),
      isOverdue: () => fakeTimestamps.isOverdue,
      isBusy: () => fakeTimestamps.isBusy,
      close: () => {},
    },
  }
}
