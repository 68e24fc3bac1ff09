import { useState } from 'react'

/** `torch` is missing in the DOM library's types. */
interface TorchSetting extends MediaTrackConstraintSet {
  readonly torch: boolean
}

/** The camera's torch: whether the device has one, whether it is on, and a toggle. It turns off with the stream. */
export function useTorch(stream: MediaStream) {
  const [isOn, setOn] = useState(false)
  const [track] = stream.getVideoTracks()
  const toggle = async () => {
    const setting: TorchSetting = { torch: !isOn }
    try {
      await track?.applyConstraints({ advanced: [setting] })
      setOn(!isOn)
    } catch {
      // The torch may be unavailable (overheating, low battery); its state then stays.
    }
  }
  return { hasTorch: track !== undefined && hasTorch(track), isOn, toggle }
}

function hasTorch(track: MediaStreamTrack): boolean {
  const abilities: object = track.getCapabilities?.() ?? {}
  return 'torch' in abilities && abilities.torch === true
}
