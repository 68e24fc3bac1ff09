import type { GamePage } from '../../../web/shared/frontend/game-frontend.ts'
import { MINES_NAMES } from '../names.ts'
import { minesVerifyParams } from '../verify-params.ts'
import { CaveScene } from './art/cave-scene.tsx'
import { gemIndex } from './art/gem-index.ts'
import { MineArt } from './art/mine-sprites.tsx'
import { chooseMood } from './choose-mood.ts'
import { Controls } from './controls/controls.tsx'
import { facts } from './facts.ts'
import { handlers } from './handlers.ts'
import { MinesHistoryRow } from './history-row.tsx'
import { MinesInfo } from './info/mines-info.tsx'
import { keys } from './keys.ts'
import { createMinesSounds } from './mines-sounds.ts'
import type { MinesTypes } from './mines-types.ts'
import { script } from './script.ts'
import styles from './stage.module.css'
import { MinesStage } from './stage.tsx'

const FIRST_MINES = 3

export const page: GamePage<MinesTypes> = {
  names: MINES_NAMES,
  createSounds: createMinesSounds,
  createDraft: ({ bets }, last) => ({
    bet: last?.bet ?? bets.start,
    mines: last?.mines ?? FIRST_MINES,
    pattern: [],
    isChoosing: false,
  }),
  createScene: (last) => ({ round: last?.status === 'open' ? last : null }),
  script,
  handlers,
  accompany(stage) {
    const { round } = stage.scene()
    stage.sounds.music(round?.status === 'open' ? chooseMood(round) : null)
  },
  Backdrop: () => <CaveScene className={styles.scene ?? ''} />,
  CelebrationArt: () => <MineArt art={`gem-${gemIndex(7)}`} className={styles.falling} />,
  Stage: MinesStage,
  Controls,
  keys,
  facts,
  Info: MinesInfo,
  HistoryRow: MinesHistoryRow,
  verifyParams: minesVerifyParams,
}
