import { useMemo, useState } from 'react'
import { useText } from '../../../web/shared/i18n/use-text.ts'
import { GameMenu } from '../../../web/shared/menu/game-menu.tsx'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { GameHeader } from '../../../web/shared/shell/game-header.tsx'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { minesText } from '../text.ts'
import { CaveScene } from './art/cave-scene.tsx'
import { MineSprites } from './art/mine-sprites.tsx'
import { Board } from './board/board.tsx'
import { MultiplierLadder } from './board/multiplier-ladder.tsx'
import { OpenRoundControls } from './controls/open-round-controls.tsx'
import { StakeControls } from './controls/stake-controls.tsx'
import { MinesInfo } from './info/mines-info.tsx'
import styles from './mines-game.module.css'
import { isMinesRound } from './mines-round.ts'
import { useMines } from './use-mines.ts'

const FIRST_MINES = 3

/** 礦坑尋寶: 25 tiles, a gem under each without a mine. */
export function MinesGame() {
  const { session } = useGameKit()
  const text = useText(minesText)
  const game = useMines()
  const last = session.open_round ?? session.last_round
  const [bet, setBet] = useState(() => last?.bet ?? session.bets.start)
  const [mines, setMines] = useState(() => (isMinesRound(last) ? last.mines : FIRST_MINES))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { round } = game
  const isOpen = round?.status === 'open'
  const shownMines = isOpen ? round.mines : mines
  const shownBet = isOpen ? round.bet : bet
  const safePicks = useMemo(
    () => (round === null ? 0 : round.picks.length - (round.hit_tile === null ? 0 : 1)),
    [round],
  )
  return (
    <main className={styles.game}>
      <MineSprites />
      <CaveScene className={styles.scene} />
      <GameHeader onOpenMenu={() => setMenuOpen(true)} />
      <div className={styles.stage}>
        <div className={styles.sign}>
          <h1 className={styles.title}>{text.title}</h1>
        </div>
        <MultiplierLadder betMinor={toMinor(shownBet)} mines={shownMines} picks={isOpen ? safePicks : 0} />
        <Board game={game} />
      </div>
      {isOpen ? (
        <OpenRoundControls game={game} round={round} />
      ) : (
        <StakeControls
          bet={bet}
          mines={mines}
          isBusy={game.isBusy}
          isAgain={round !== null}
          onBet={setBet}
          onMines={setMines}
          onStart={() => game.start(bet, mines)}
        />
      )}
      <GameMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        info={<MinesInfo />}
        isRoundOpen={isOpen && !game.isReplay}
        onReplay={(past) => {
          if (!isMinesRound(past) || (isOpen && !game.isReplay)) return
          setMenuOpen(false)
          game.replay(past)
        }}
      />
    </main>
  )
}
