import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { close, pause, play, skipBack, skipNext } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useBackHandler } from '../embed/back-handlers.ts'
import styles from './replay-bar.module.css'
import { ReplayResult } from './replay-result.tsx'
import { replayText } from './replay-text.ts'
import type { ReplayCommand, ReplayState } from './use-replay.ts'

interface ReplayBarProps {
  readonly state: ReplayState
  readonly onCommand: (command: ReplayCommand) => void
}

/** Takes the place of the controls while a past round is shown. */
export function ReplayBar({ state, onCommand }: ReplayBarProps) {
  const text = useText(replayText)
  const { shown, count, isPlaying, money } = state
  useBackHandler(true, () => onCommand('close'))
  return (
    <section className={styles.bar} aria-label={text.title}>
      <p className={styles.title} role="status">
        {text.title}
      </p>
      <ReplayResult money={money} isOver={shown === count} />
      <div className={styles.buttons}>
        <IconButton
          shape={skipBack}
          label={text.previous}
          disabled={shown === 0}
          onClick={() => onCommand('previous')}
        />
        {isPlaying ? (
          <IconButton shape={pause} label={text.pause} onClick={() => onCommand('pause')} />
        ) : (
          <IconButton shape={play} label={text.play} onClick={() => onCommand('play')} />
        )}
        <IconButton
          shape={skipNext}
          label={text.next}
          disabled={shown === count}
          onClick={() => onCommand('next')}
        />
        <span className={`num ${styles.step}`}>
          {shown === 0 ? text.start(count) : text.step(shown, count)}
        </span>
        <IconButton shape={close} label={text.close} onClick={() => onCommand('close')} />
      </div>
    </section>
  )
}
