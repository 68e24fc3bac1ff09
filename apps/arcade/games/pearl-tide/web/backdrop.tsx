import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { Bubbles } from './art/bubbles.tsx'
import { DeepScene, ReefScene } from './art/scenery.tsx'
import styles from './backdrop.module.css'
import type { PearlTideController } from './pearl-tide-types.ts'

/** The sunlit reef; the glowing deep during free spins. */
export function Backdrop({ game }: { readonly game: PearlTideController }) {
  return (
    <>
      <ReefScene className={styles.scene} />
      <DeepScene
        className={classNames(styles.scene, styles.deep, game.scene.place === 'deep' && styles.present)}
      />
      <Bubbles className={styles.scene} />
    </>
  )
}
