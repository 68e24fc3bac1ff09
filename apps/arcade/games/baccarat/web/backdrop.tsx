import { useMediaQuery } from '@gamehall/ui/theme/use-media-query.ts'
import { NightGarden } from './art/night-garden.tsx'
import { MoonOverPanel, WideGarden } from './art/wide-garden.tsx'
import styles from './backdrop.module.css'

/** The screens on which the controls stand beside the stage, as the shell lays them out. */
const WIDE = '(max-height: 520px) and (orientation: landscape), (min-width: 1024px) and (min-height: 560px)'

export function Backdrop() {
  if (!useMediaQuery(WIDE)) return <NightGarden className={styles.scene} />
  return (
    <>
      <WideGarden className={styles.scene} />
      <MoonOverPanel className={styles.moon} />
    </>
  )
}
