import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react'
import type { Round } from '../../../src/game-api/schema.ts'
import { FairnessPanel } from '../fairness/fairness-panel.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { useGameKit } from '../shell/game-kit.ts'
import { Sheet } from '../shell/sheet.tsx'
import styles from './game-menu.module.css'
import { menuText } from './menu-text.ts'

const tabs = ['info', 'history', 'fairness', 'settings'] as const
type Tab = (typeof tabs)[number]

interface GameMenuProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly info: ReactNode
  /** Whether a round is open; the seeds cannot be rotated then. */
  readonly isRoundOpen: boolean
  readonly onReplay: (round: Round) => void
}

/** The game menu: rules and odds, history, fairness, and the device's settings. While it is closed, nothing of it is rendered. */
export const GameMenu = memo(
  function GameMenu({ isOpen, onClose, ...pages }: GameMenuProps) {
    const [tab, setTab] = useState<Tab>('info')
    const text = useText(menuText)
    return (
      <Sheet title={text.title} isOpen={isOpen} onClose={onClose} isTall>
        <MenuPages tab={tab} onTab={setTab} {...pages} />
      </Sheet>
    )
  },
  (before, after) => !before.isOpen && !after.isOpen,
)

interface MenuPagesProps extends Omit<GameMenuProps, 'isOpen' | 'onClose'> {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
}

function MenuPages({ tab, onTab, info, isRoundOpen, onReplay }: MenuPagesProps) {
  const text = useText(menuText)
  const { Fairness } = useGameKit().page
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length]
    if (by === 0 || next === undefined) return
    onTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={text.title} className={styles.tabs}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(name)}
            onKeyDown={move}
          >
            {text[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'info' ? info : null}
        {tab === 'history' ? <HistoryPanel onReplay={isRoundOpen ? null : onReplay} /> : null}
        {tab === 'fairness' ? (
          Fairness === undefined ? (
            <FairnessPanel isRoundOpen={isRoundOpen} />
          ) : (
            <Fairness />
          )
        ) : null}
        {tab === 'settings' ? <SettingsPanel /> : null}
      </div>
    </>
  )
}
