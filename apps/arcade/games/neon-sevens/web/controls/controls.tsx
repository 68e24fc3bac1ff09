import { useText } from '@gamehall/web-client/i18n/text.ts'
import { SlotControls } from '../../../../web/shared/slot/slot-controls.tsx'
import { neonSevensText } from '../../text.ts'
import type { NeonSevensController } from '../neon-sevens-types.ts'
import { useSpin } from '../use-spin.ts'
import styles from './controls.module.css'
import { StakeRow } from './stake-row.tsx'

/** The stakes in one row, and one large button under the thumb. */
export function Controls({ game }: { readonly game: NeonSevensController }) {
  const text = useText(neonSevensText)
  const press = useSpin(game)
  const { bet } = game.draft
  return (
    <SlotControls
      game={game}
      labels={text}
      theme={styles.theme}
      onSpin={press}
      stakeRow={(isLocked, choose) => <StakeRow bet={bet} isLocked={isLocked} onBet={choose} />}
    />
  )
}
