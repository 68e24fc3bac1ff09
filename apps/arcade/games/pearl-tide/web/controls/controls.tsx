import { useText } from '@gamehall/web-client/i18n/text.ts'
import { SlotControls } from '../../../../web/shared/slot/slot-controls.tsx'
import { pearlTideText } from '../../text.ts'
import type { PearlTideController } from '../pearl-tide-types.ts'
import { useSpin } from '../use-spin.ts'
import styles from './controls.module.css'

/** The stake, the spin button under the thumb, autoplay and turbo. */
export function Controls({ game }: { readonly game: PearlTideController }) {
  const text = useText(pearlTideText)
  const press = useSpin(game)
  return <SlotControls game={game} labels={text} theme={styles.theme} onSpin={press} hasFeatures />
}
