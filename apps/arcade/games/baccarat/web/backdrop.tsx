import { NightGarden } from './art/night-garden.tsx'
import styles from './backdrop.module.css'

export const Backdrop = () => <NightGarden className={styles.scene} />
