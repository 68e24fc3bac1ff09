import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { NightScene, RealmScene } from './art/scenery.tsx'
import { SymbolSprites } from './art/symbol-sprites.tsx'
import styles from './backdrop.module.css'
import type { SlotController } from './dragon-gate-types.ts'

/** The palace at night; the dragon's realm during free spins. */
export function Backdrop({ game }: { readonly game: SlotController }) {
  return (
    <>
      <SymbolSprites />
      <NightScene className={styles.scene} />
      <RealmScene
        className={classNames(styles.scene, styles.realm, game.scene.scene === 'realm' && styles.present)}
      />
    </>
  )
}
