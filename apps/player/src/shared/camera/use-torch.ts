import { useState } from 'react'

/** Phones tell of their lamp beyond the standard's own list. */
interface TorchSetting extends MediaTrackConstraintSet {
  readonly torch: boolean
}

/** The lamp beside the camera: whether there is one, whether it burns. It goes out with the camera. */
export function useTorch(stream: MediaStream) {
  const [isOn, setOn] = useState(false)
  const [track] = stream.getVideoTracks()
  const toggle = async () => {
    const setting: TorchSetting = { torch: !isOn }
    try {
      await track?.applyConstraints({ advanced: [setting] })
      setOn(!isOn)
    } catch {
      // A lamp that cannot be lit now (the phone is hot, its battery low) stays as it is.
    }
  }
  return { hasTorch: track !== undefined && hasTorch(track), isOn, toggle }
}

function hasTorch(track: MediaStreamTrack): boolean {
  const abilities: object = track.getCapabilities?.() ?? {}
  return 'torch' in abilities && abilities.torch === true
}
