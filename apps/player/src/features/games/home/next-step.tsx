import type { Game } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronRight } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow, sumAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import { useListedGame, useNextGame } from '../../../shared/play/use-next-game.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { formatTaiwanTime } from '../../../shared/records/taiwan-day.ts'
import { useOpenRounds } from '../open-rounds/api.ts'
import { openRoundsText } from '../open-rounds/open-rounds-text.ts'
import styles from './home-play.module.css'
import { homePlayText } from './home-play-text.ts'

/**
 * The next step, on the home and wallet pages: an unfinished round, else the last played game, else a first game or deposit. A round
 * in maintenance is no link.
 */
export function NextStep() {
  const text = useText(homePlayText)
  const step = useNextStep(text)
  const isKnown = usePlayerInfo().data !== undefined && !step.isLoading
  if (!isKnown) return <Skeleton shape="block" height="76px" />
  if (step.maintained)
    return (
      <div className={styles.next} data-maintained>
        <StepWords step={step} />
        <span className={styles.maintained}>
          {text.maintenance}
          {step.maintained.until ? (
            <small className={styles.quiet}>{text.reopensAt(formatTaiwanTime(step.maintained.until))}</small>
          ) : null}
        </span>
      </div>
    )
  return (
    <AppLink to={step.to} className={styles.next} data-open={step.isOpenRound || undefined}>
      <StepWords step={step} />
      <span className={styles.go}>
        {step.action}
        <Icon shape={chevronRight} size="s" />
      </span>
    </AppLink>
  )
}

function StepWords({ step }: { readonly step: Step }) {
  return (
    <>
      {step.game ? (
        <img src={step.game.thumb} alt="" width={52} height={62} className={styles.thumb} />
      ) : null}
      <span className={styles.words}>
        <span className={styles.quiet}>{step.title}</span>
        <b className={styles.name}>{step.name}</b>
        {step.maintained ? <span className={styles.quiet}>{step.maintained.note}</span> : null}
      </span>
    </>
  )
}

interface Step {
  readonly to: Href
  readonly title: string
  readonly name: string
  readonly action: string
  readonly game: Game | undefined
  readonly isOpenRound: boolean
  /** The round cannot be continued now: what becomes of it, and when its game reopens, where that is known. */
  readonly maintained?: { readonly note: string; readonly until: string | null } | undefined
  /** Whether another step may be found yet. */
  readonly isLoading?: boolean
}

function useNextStep(text: (typeof homePlayText)['zh-TW']): Step {
  const ofRound = useText(openRoundsText)
  const rounds = useOpenRounds().data?.list ?? []
  const open = rounds.find(({ status }) => status === 1) ?? rounds[0]
  const openGame = useListedGame(open?.gid).game
  const { balance, user_apis = [] } = usePlayerInfo().data ?? {}
  const { game: next, isLast, isLoading } = useNextGame()
  if (open) {
    const stake = formatMoneyAmount(open.stake)
    return {
      to: href('startGame', undefined, { gid: open.gid, resume: 1 }),
      title: open.is_shared ? ofRound.liveTitle(stake) : ofRound.unfinishedTitle(stake),
      name: open.table === null ? open.game_name : ofRound.atTable(open.game_name, open.table),
      action: open.is_shared ? ofRound.rejoin : ofRound.resume,
      game: openGame,
      isOpenRound: true,
      maintained:
        open.status === 2
          ? { note: open.is_shared ? text.liveBetKept : text.roundKept, until: open.maintenance_until }
          : undefined,
    }
  }
  // A game that was closed without leaving it, on any device, keeps the money that was brought there.
  const there = sumAmounts(user_apis.map((wallet) => wallet.balance))
  const left = isAmountBelow('0', there) ? text.leftInGames(formatMoneyAmount(there)) : undefined
  if (next && (isLast || left !== undefined))
    return { ...entry(next), title: left ?? text.lastPlayed, action: text.resume }
  if (next && balance !== undefined && isAmountBelow('0', balance))
    return { ...entry(next), title: text.ready(formatMoneyAmount(balance)), action: text.play }
  return {
    to: href('deposit'),
    title: text.firstStep,
    name: text.firstDeposit,
    action: text.deposit,
    game: undefined,
    isOpenRound: false,
    isLoading,
  }
}

const entry = (game: Game) => ({
  to: href('startGame', undefined, { gid: game.gid }),
  name: game.name,
  game,
  isOpenRound: false,
})
