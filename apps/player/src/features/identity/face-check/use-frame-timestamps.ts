import { call } from '@gamehall/web-client/calls/call.ts'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createFrameTimestamps, type FrameTimestamps } from './frame-timestamps.ts'
import type { AskedAction } from './use-face-check.ts'

/** The timestamps of the pictures that are taken under the challenge asked for; undefined without one. */
export function useFrameTimestamps(
  asked: AskedAction | undefined,
  onRefused: (error: CallError) => void,
): RefObject<FrameTimestamps | undefined> {
  const current = useRef<FrameTimestamps>(undefined)
  const emitRefused = useEffectEvent(onRefused)
  const [nonce, capture] = [asked?.check.nonce, asked?.challenge.capture]
  useEffect(() => {
    if (nonce === undefined || capture === undefined) return
    const timestamps = createFrameTimestamps({
      async send(hashes, signal) {
        const request = { nonce, capture, hashes }
        return (await call('timestampFaceFrames', request, { isSilent: true, signal })).timestamps
      },
      onRefused: (error) => emitRefused(error),
    })
    current.current = timestamps
    return () => {
      timestamps.close()
      current.current = undefined
    }
  }, [nonce, capture])
  return current
}
