import { SkyScene } from './art/sky-scene.tsx'
import styles from './backdrop.module.css'

export const Backdrop = () => <SkyScene className={styles.scene} />
