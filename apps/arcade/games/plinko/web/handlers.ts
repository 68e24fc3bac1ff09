import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyReturn, classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { ShowHandlers, ShowStage } from '../../../web/shared/show/show-stage.ts'
import { formatTenths } from '../rules.ts'
import { plinkoText } from '../text.ts'
import type { Landed, PlinkoEvent, PlinkoTypes } from './plinko-types.ts'

type Stage = ShowStage<PlinkoTypes>
type Volley = Extract<PlinkoEvent, { type: 'volley' }>

/** The board of a replay is laid out before its first ball falls. */
const LAYOUT_MS = 60
const RESULT_MS = 650
/** Above this number of balls the vibration would never pause. */
const FELT_BALLS = 5

export const handlers: ShowHandlers<PlinkoTypes> = {
  volley: dropBalls,
  async result({ win, bet }, stage) {
    const text = plinkoText[stage.language]
    const kind = classifyWireReturn(win, bet)
    const { landed } = stage.scene()
    const [only] = landed
    const where =
      landed.length === 1 && only !== undefined ? `${text.landed(formatTenths(only.tenths))}. ` : ''
    stage.announce(where + outcomeText(kind, win, bet, text))
    stage.show({ result: kind })
    await stage.celebrate(toMinor(win), toMinor(bet))
    await stage.wait(stage.isFast() ? 150 : RESULT_MS)
  },
}

async function dropBalls({ board, balls, stakeMinor }: Volley, stage: Stage): Promise<void> {
  stage.show({
    board,
    balls: balls.length,
    landed: [],
    paidMinor: 0n,
    stakeMinor,
    result: null,
  })
  await stage.wait(LAYOUT_MS)
  stage.sounds.release()
  stage.sounds.music('fall')
  let figures: Landed = { landed: [], paidMinor: 0n }
  const onLanded = (index: number) => {
    const ball = balls[index]
    if (ball === undefined) return
    const paid = figures.paidMinor + ball.payMinor
    figures = { landed: [...figures.landed, { slot: ball.slot, tenths: ball.tenths }], paidMinor: paid }
    stage.parts.landings?.show(figures)
    stage.sounds.cup()
    if (balls.length <= FELT_BALLS) stage.haptics.land()
    stage.parts.board?.bump(ball.slot)
    // Only a round that has paid more than its whole stake may sound and glitter.
    if (ball.tenths <= 10 || classifyReturn(paid, stakeMinor) !== 'win') return
    stage.sounds.gain(ball.tenths)
    stage.parts.board?.sparkle(ball.slot, Math.min(40, 6 + Math.round(ball.tenths / 10)))
  }
  const part = stage.parts.board
  if (part === undefined) for (const index of balls.keys()) onLanded(index)
  else
    await part.drop({
      paths: balls.map(({ path }) => path),
      isFast: stage.isFast,
      onPeg(row) {
        stage.sounds.peg(row)
        stage.sounds.music('fall')
      },
      onLanded,
    })
  stage.show(figures)
  stage.parts.landings?.show(null)
}

function outcomeText(
  kind: ReturnType<typeof classifyWireReturn>,
  win: string,
  bet: string,
  text: (typeof plinkoText)['en'],
): string {
  if (kind === 'nothing') return text.nothing
  return kind === 'win' ? text.won(formatAmount(win)) : text.returned(formatAmount(win), formatAmount(bet))
}
