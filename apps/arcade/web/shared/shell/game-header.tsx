import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { home, menu, plus, sound, soundOff } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo } from 'react'
import { toMinor } from '../money/wire-money.ts'
import { CountedAmount } from '../motion/counted-amount.tsx'
import styles from './game-header.module.css'
import { useGameKit, useSessionState } from './game-kit.ts'
import { SessionFigures } from './session-figures.tsx'
import { shellText } from './shell-text.ts'

const COUNT_MS = 500

/** Header of every game: exit, balance, sound and menu; below them the net position and the duration of this session. */
export const GameHeader = memo(function GameHeader({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const kit = useGameKit()
  const text = useText(shellText)
  const isDemo = kit.session.mode === 'demo'
  return (
    <header className={styles.header}>
      <IconButton shape={home} label={text.home} onClick={kit.leave} />
      <div className={styles.balance}>
        <span className={styles.label}>
          {isDemo ? text.demoBalance : kit.session.is_test ? text.testBalance : text.balance}
        </span>
        <output className={`num ${styles.amount}`} aria-label={text.balance} aria-live="off">
          <Balance />
        </output>
        <button
          type="button"
          className={styles.add}
          aria-label={isDemo ? text.refill : text.addMoney}
          onClick={kit.addMoney}
        >
          <Icon shape={plus} size="s" />
        </button>
      </div>
      <IconButton
        shape={kit.isSoundOn ? sound : soundOff}
        label={kit.isSoundOn ? text.soundOff : text.soundOn}
        onClick={() => kit.setSound(!kit.isSoundOn)}
      />
      <IconButton shape={menu} label={text.menu} onClick={onOpenMenu} />
      <SessionFigures />
    </header>
  )
})

/** Counts up by a win only: a return at or below the stake, a stake and money that was added are shown at once. */
function Balance() {
  const balance = useSessionState((state) => state.balance)
  const countsUp = useSessionState((state) => state.countsUp)
  return (
    <CountedAmount amount={toMinor(balance)} countMs={countsUp ? COUNT_MS : 0} className={styles.figure} />
  )
}
