import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { toWire } from '../../../../web/shared/money/wire-money.ts'
import type { HandAction } from '../../schemas.ts'
import { blackjackText } from '../../text.ts'
import { adviceFor, formatExpected } from '../advice.ts'
import type { BlackjackController } from '../blackjack-types.ts'
import { keys } from '../keys.ts'
import styles from './controls.module.css'

const SECOND: readonly HandAction[] = ['double', 'split', 'surrender']
const MAIN: readonly HandAction[] = ['hit', 'stand']

/** What the active hand may do. With the hint on, every action shows its expected result, and the best one stands out. */
export function HandControls({ game }: { readonly game: BlackjackController }) {
  const text = useText(blackjackText)
  const { scene, round, draft } = game
  const isReady = !game.isBusy && round?.status === 'open' && round.phase === 'playing'
  const allowed = isReady ? round.allowed : []
  const hand = scene.hands.find(({ id }) => id === scene.activeHand)
  const advice = draft.hasHint && isReady ? adviceFor(scene, allowed) : null
  const act = (kind: HandAction) => {
    if (hand === undefined || !allowed.includes(kind)) return
    const isRaise = kind === 'double' || kind === 'split'
    void game.act({ kind, hand: hand.id }, isRaise ? toWire(hand.stakeMinor) : '0.00')
  }
  useGameKeys(keys, {
    play: game.skip,
    hit: () => act('hit'),
    stand: () => act('stand'),
    raise: () => act('double'),
    split: () => act('split'),
    surrender: () => act('surrender'),
  })
  const button = (kind: HandAction) => (
    <button
      key={kind}
      type="button"
      data-play={kind === 'stand' ? 1 : undefined}
      className={classNames(styles.action, styles[kind], advice?.best === kind && styles.best)}
      disabled={!allowed.includes(kind)}
      onClick={() => act(kind)}
    >
      <b>{text.actions[kind]}</b>
      {advice !== null && allowed.includes(kind) ? (
        <span className="num">{text.expected(formatExpected(advice.expected(kind)))}</span>
      ) : (kind === 'double' || kind === 'split') && hand !== undefined && allowed.includes(kind) ? (
        <span className="num">{text.cost(formatWholeAmount(hand.stakeMinor))}</span>
      ) : null}
    </button>
  )
  return (
    <>
      <div className={styles.second}>
        {SECOND.map(button)}
        <button
          type="button"
          className={classNames(styles.hint, draft.hasHint && styles.on)}
          aria-pressed={draft.hasHint}
          onClick={() => game.setDraft((before) => ({ ...before, hasHint: !before.hasHint }))}
        >
          {draft.hasHint ? text.hintOn : text.hintOff}
        </button>
      </div>
      <div className={styles.main}>{MAIN.map(button)}</div>
      <p className={styles.tip}>{advice === null ? '\u00a0' : text.advice(text.actions[advice.best])}</p>
    </>
  )
}
