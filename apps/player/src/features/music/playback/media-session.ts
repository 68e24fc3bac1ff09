import type { Track } from '@gamehall/contract/music'

type Controls = {
  readonly play: () => void
  readonly pause: () => void
  readonly step: (by: 1 | -1) => void
  readonly seek: (second: number) => void
}

/** Connects the Media Session controls (lock screen, headset, keyboard) when the browser supports them. */
export function bindMediaSession({ play, pause, step, seek }: Controls): void {
  const session = navigator.mediaSession
  if (!session) return
  session.setActionHandler('play', play)
  session.setActionHandler('pause', pause)
  session.setActionHandler('nexttrack', () => step(1))
  session.setActionHandler('previoustrack', () => step(-1))
  session.setActionHandler('seekto', ({ seekTime }) => seekTime != null && seek(seekTime))
}

/** Shows the track in the Media Session. */
export function showInMediaSession({ title, style_name }: Track): void {
  if (!navigator.mediaSession) return
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: style_name,
    artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
  })
}
