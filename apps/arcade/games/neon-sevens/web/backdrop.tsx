import { Alley } from './art/alley.tsx'
import styles from './backdrop.module.css'
import type { NeonSevensController } from './neon-sevens-types.ts'

/** The alley behind the machine; its signs brighten with a win. */
export function Backdrop({ game }: { readonly game: NeonSevensController }) {
  return <Alley isBright={game.scene.paid === 'win'} className={styles.backdrop} />
}
