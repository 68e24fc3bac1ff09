import { MarketScene } from './art/market-scene.tsx'
import styles from './backdrop.module.css'

export const Backdrop = () => <MarketScene className={styles.scene} />
