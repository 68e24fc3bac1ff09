import { useText } from '../../../shared/i18n/text.ts'
import { musicText } from '../music-text.ts'
import { seek, usePlayback } from '../state/music-player.ts'
import styles from './music.module.css'

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
        aria-valuetext={`${clock(at)} / ${clock(duration)}`}
        className={styles.range}
        style={{ '--share': duration > 0 ? at / duration : 0 }}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <span className={styles.time}>{clock(at)}</span>
      <span className={styles.time}>{clock(duration)}</span>
    </div>
  )
}

/** Formats seconds as `m:ss`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
