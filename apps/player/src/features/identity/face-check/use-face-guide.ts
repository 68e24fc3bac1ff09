import { useEffect, useState } from 'react'
import { type FaceGuide, startFaceGuide } from './face-guide.ts'

export type GuideState =
  | { readonly stage: 'loading'; readonly share: number }
  | { readonly stage: 'ready'; readonly guide: FaceGuide }
  | { readonly stage: 'failed' }

/** Opens the face guide for a page and closes it on unmount. `again` restarts it after a failure. */
export function useFaceGuide(): { readonly state: GuideState; readonly again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<GuideState>({ stage: 'loading', share: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens a new guide
  useEffect(() => {
    setState({ stage: 'loading', share: 0 })
    const guide = startFaceGuide({
      onProgress: (share) => setState({ stage: 'loading', share }),
      onReady: () => setState({ stage: 'ready', guide }),
      onFailure: () => setState({ stage: 'failed' }),
    })
    return guide.close
  }, [attempt])
  return { state, again: () => setAttempt((count) => count + 1) }
}
