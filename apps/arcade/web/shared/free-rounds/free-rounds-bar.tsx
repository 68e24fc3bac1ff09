import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { FreeRounds } from '../../../src/game-api/schema.ts'
import type { GameTypes } from '../frontend/game-types.ts'
import { useGameKeys } from '../keyboard/use-game-keys.ts'
import { toMinor } from '../money/wire-money.ts'
import type { GameController } from '../rounds/game-controller.ts'
import { useGameKit } from '../shell/game-kit.ts'
import styles from './free-rounds-bar.module.css'
import { freeRoundsText } from './free-rounds-text.ts'
import type { FreeRoundsState } from './use-free-rounds.ts'

/** Space plays, as with the player's own money. */
const KEYS = { play: { keys: ['Space'], does: { 'zh-TW': '下一局', en: 'Next round' } } } as const

interface FreeRoundsBarProps<T extends GameTypes> {
  readonly game: GameController<T>
  readonly free: FreeRoundsState
  readonly grant: FreeRounds
  onPlay(): void
}

/** Takes the place of the controls while free rounds are played: their stake is fixed, and costs the player nothing. */
export function FreeRoundsBar<T extends GameTypes>({ game, free, grant, onPlay }: FreeRoundsBarProps<T>) {
  const text = useText(freeRoundsText)
  const { session } = useGameKit()
  const { isBusy } = game
  const isOver = grant.left === 0 && !isBusy
  const canSkip = isBusy && session.duties.turbo
  const press = () => {
    if (canSkip) game.skip()
    else if (isOver) free.finish()
    else if (!isBusy) onPlay()
  }
  useGameKeys(KEYS, { play: press })
  if (isOver)
    return (
      <section className={styles.bar} aria-label={text.title} data-free="over">
        <p className={styles.title} role="status">
          {text.over}
        </p>
        <p className={styles.note}>
          {toMinor(grant.won) > 0n ? text.overWon(formatAmount(grant.won)) : text.overNothing}
        </p>
        <Button block onClick={free.finish}>
          {text.done}
        </Button>
      </section>
    )
  return (
    <section className={styles.bar} aria-label={text.title} data-free={grant.left}>
      <p className={styles.title} role="status">
        {text.left(grant.left, grant.rounds)}
      </p>
      <p className={`num ${styles.note}`}>
        <span>{text.stake(formatAmount(grant.stake))}</span>
        <span>{text.won(formatAmount(grant.won))}</span>
      </p>
      <Button block data-play={1} disabled={isBusy && !canSkip} onClick={press}>
        {canSkip ? text.skip : grant.left === grant.rounds ? text.start : text.next}
      </Button>
      <Button size="m" variant="plain" block disabled={isBusy} onClick={() => free.setOn(false)}>
        {text.ownMoney}
      </Button>
    </section>
  )
}

/** Offers the free rounds while the player uses their own money; while autoplay runs, the label says that it stops it. */
export function FreeRoundsOffer({
  free,
  grant,
  isAutoplay,
}: {
  readonly free: FreeRoundsState
  readonly grant: FreeRounds
  readonly isAutoplay: boolean
}) {
  const text = useText(freeRoundsText)
  return (
    <button type="button" className={styles.offer} onClick={() => free.setOn(true)}>
      {isAutoplay ? text.switchTo(grant.left) : text.offer(grant.left)}
    </button>
  )
}
