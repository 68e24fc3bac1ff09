import { useText } from '@gamehall/web-client/i18n/text.ts'
import {
  FreeSpinsAward,
  Overlay,
  OverlayHeadline,
  OverlayNote,
  OverlayPrize,
  OverlayRays,
} from '../../../../web/shared/celebration/overlay.tsx'
import { CoinShower } from '../../../../web/shared/motion/coin-shower.tsx'
import { pearlTideText } from '../../text.ts'
import { CelebrationArt } from '../art/celebration-art.tsx'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { PearlTideController, TideMoment } from '../pearl-tide-types.ts'
import styles from './feature-overlay.module.css'

/** Start, retrigger and end of the free spins, and the maximum win; a tap continues. */
export function FeatureOverlay({ game }: { readonly game: PearlTideController }) {
  const { moment } = game.scene
  if (moment === null) return null
  return (
    <Overlay className={styles.overlay} onContinue={game.skip}>
      <MomentContent moment={moment} />
    </Overlay>
  )
}

function MomentContent({ moment }: { readonly moment: TideMoment }) {
  const text = useText(pearlTideText)
  switch (moment.kind) {
    case 'enter':
    case 'more':
      return (
        <>
          <FreeSpinsAward
            art={<SymbolArt symbol="clam" className={styles.clam} />}
            headline={moment.kind === 'enter' ? text.entered : text.more}
            label={text.freeSpins}
            count={moment.kind === 'enter' ? `${moment.count}` : `+${moment.count}`}
            unit={text.times}
          />
          {moment.kind === 'enter' ? <OverlayNote>{text.enteredNote}</OverlayNote> : null}
        </>
      )
    case 'exit':
      return (
        <>
          <OverlayHeadline isPlain>{text.exited}</OverlayHeadline>
          <OverlayNote>{text.spinsPlayed(moment.count)}</OverlayNote>
        </>
      )
    case 'capped':
      return (
        <>
          <OverlayRays />
          <CoinShower count={40}>
            <CelebrationArt />
          </CoinShower>
          <SymbolArt symbol="pearl" className={styles.clam} />
          <OverlayHeadline>{text.capped}</OverlayHeadline>
          <OverlayPrize wonMinor={moment.wonMinor} countMs={2_600} />
        </>
      )
  }
}
