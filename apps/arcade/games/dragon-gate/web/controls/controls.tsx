import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { SlotControls } from '../../../../web/shared/slot/slot-controls.tsx'
import { LINES } from '../../symbols.ts'
import { dragonGateText } from '../../text.ts'
import type { SlotController } from '../dragon-gate-types.ts'
import { useSpin } from '../use-spin.ts'
import styles from './controls.module.css'

/** The control bar: stake, spin, autoplay and turbo. */
export function Controls({ game }: { readonly game: SlotController }) {
  const text = useText(dragonGateText)
  const press = useSpin(game)
  const perLine = formatAmount(toMinor(game.draft.bet) / BigInt(LINES.length))
  return (
    <SlotControls
      game={game}
      labels={text}
      theme={styles.theme}
      onSpin={press}
      hasFeatures
      choicesNote={<p className={styles.note}>{text.betPerLine(perLine)}</p>}
    />
  )
}
