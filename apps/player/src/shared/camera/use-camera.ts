import { useEffect, useRef, useState } from 'react'

/**
 * Why the camera is not available: no browser support, permission denied, no such device, in use by another app,
 * or disconnected while open.
 */
export type CameraError = 'unsupported' | 'denied' | 'missing' | 'busy' | 'lost'

export type Camera = {
  readonly stream: MediaStream | undefined
  readonly trouble: CameraError | undefined
  readonly isAsking: boolean
  readonly open: () => Promise<void>
  readonly close: () => void
}

/** A camera that `open` starts; it stops when the component unmounts or is hidden. */
export function useCamera(wish: MediaStreamConstraints): Camera {
  const [stream, setStream] = useState<MediaStream>()
  const [trouble, setTrouble] = useState<CameraError>()
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
    // `ended` fires when the device is unplugged, taken by the system or blocked; not for tracks that `stop()` ended.
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

async function askForCamera(wish: MediaStreamConstraints): Promise<MediaStream | CameraError> {
  // Outside a secure context `navigator.mediaDevices` is undefined.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices === undefined) return 'unsupported'
  try {
    return await devices.getUserMedia(wish)
  } catch (error) {
    return classifyCameraError(error instanceof DOMException ? error.name : '')
  }
}

/** Maps the name of a `getUserMedia` exception to a camera error. */
export function classifyCameraError(name: string): CameraError {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
