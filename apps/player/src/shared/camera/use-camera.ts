import { useEffect, useRef, useState } from 'react'

/**
 * Why there is no camera: the browser has none to offer, the player said no, there is no such device, another app has it,
 * or it went away while it was open.
 */
export type CameraTrouble = 'unsupported' | 'denied' | 'missing' | 'busy' | 'lost'

export type Camera = {
  readonly stream: MediaStream | undefined
  readonly trouble: CameraTrouble | undefined
  readonly isAsking: boolean
  readonly open: () => Promise<void>
  readonly close: () => void
}

/** A camera, opened when asked and let go with the page. */
export function useCamera(wish: MediaStreamConstraints): Camera {
  const [stream, setStream] = useState<MediaStream>()
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [isAsking, setAsking] = useState(false)
  const held = useRef<MediaStream>(undefined)
  const isHere = useRef(false)

  const close = () => {
    stop(held.current)
    held.current = undefined
    setStream(undefined)
  }
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      stop(held.current)
    }
  }, [])

  const open = async () => {
    setTrouble(undefined)
    setAsking(true)
    const answer = await askForCamera(wish)
    setAsking(false)
    if (typeof answer === 'string') {
      setTrouble(answer)
      return
    }
    if (!isHere.current) {
      stop(answer)
      return
    }
    stop(held.current)
    held.current = answer
    setStream(answer)
    // Pulled out, taken away by the system, forbidden half-way: a track that we stop ourselves says nothing.
    for (const track of answer.getTracks())
      track.addEventListener('ended', () => {
        if (held.current !== answer) return
        close()
        setTrouble('lost')
      })
  }
  return { stream, trouble, isAsking, open, close }
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function askForCamera(wish: MediaStreamConstraints): Promise<MediaStream | CameraTrouble> {
  // Outside a secure context a browser has no media devices at all.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices === undefined) return 'unsupported'
  try {
    return await devices.getUserMedia(wish)
  } catch (error) {
    return troubleOf(error instanceof DOMException ? error.name : '')
  }
}

/** A camera's refusal by its DOM name. */
export function troubleOf(name: string): CameraTrouble {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
