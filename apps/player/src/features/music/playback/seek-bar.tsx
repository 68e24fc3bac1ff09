import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from '../music.module.css'
import { musicText } from '../music-text.ts'
import { seek, usePlayback } from './music-player.ts'

/** The playback position as a slider. `duration` is in seconds. */
export function SeekBar({ duration }: { readonly duration: number }) {
  const text = useText(musicText)
  const at = Math.min(
    duration,
    usePlayback((playback) => playback.at),
  )
  return (
    <div className={styles.progress}>
      <input
        type="range"
        min={0}
        max={duration}
        step={1}
        value={Math.floor(at)}
        aria-label={text.position}
        aria-valuetext={`${formatDuration(at)} / ${formatDuration(duration)}`}
        className={styles.range}
        style={{ '--share': duration > 0 ? at / duration : 0 }}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <span className={styles.time}>{formatDuration(at)}</span>
      <span className={styles.time}>{formatDuration(duration)}</span>
    </div>
  )
}

/** Formats seconds as `m:ss`. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
