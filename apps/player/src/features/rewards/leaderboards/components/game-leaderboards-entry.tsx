import { formatMoneyAmount } from '@gamehall/money'
import { trophy } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { MenuLink } from '../../../../shared/navigation/menu-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { leaderboardsText } from '../leaderboards-text.ts'
import styles from './leaderboard.module.css'

/** One line for the leaderboards of single games, which opens a list of them; nothing where there is none. */
export function GameLeaderboardsEntry() {
  const text = useText(leaderboardsText)
  const [isOpen, setOpen] = useState(false)
  const list = useCallQuery('listActivities', { of_one_game: true, page_size: 50 }).data?.list ?? []
  if (list.length === 0) return null
  return (
    <>
      <div className={styles.byGame}>
        <Menu>
          <MenuItem
            shape={trophy}
            label={text.byGame}
            detail={text.byGameHint(list.length)}
            onSelect={() => setOpen(true)}
          />
        </Menu>
      </div>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.byGame}>
        <Menu>
          {list.map(({ id, title, bonus }) => (
            <MenuLink
              key={id}
              to={href('leaderboard', { id })}
              shape={trophy}
              label={title}
              detail={bonus === null ? undefined : text.upTo(formatMoneyAmount(bonus.amount))}
            />
          ))}
        </Menu>
      </Sheet>
    </>
  )
}
