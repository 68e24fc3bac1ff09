import type { LeaderboardSelf } from '@gamehall/contract/rewards'
import { formatMoneyAmount } from '@gamehall/money'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { leaderboardsText } from '../leaderboards-text.ts'
import { formatCount, pointsText } from '../points-text.ts'
import styles from './leaderboard.module.css'

type OwnStandingProps = { readonly leaderboard: CallResponse<'getLeaderboard'> }

/** The player's place in a run, or why there is none. */
export function OwnStanding({ leaderboard }: OwnStandingProps) {
  const text = useText(leaderboardsText)
  const { me, id, state } = leaderboard
  if (me === null)
    return state === 'running' ? (
      <Card title={text.mine}>
        <AppLink
          to={href('login', undefined, { to: href('leaderboard', { id }) })}
          className={buttonClass({ block: true })}
        >
          {text.login}
        </AppLink>
      </Card>
    ) : null
  return (
    <Card title={text.mine}>
      <div className={styles.own}>
        {me.status === 'ranked' ? <Ranked leaderboard={leaderboard} me={me} /> : null}
        {me.status === 'none' ? (
          <p className={styles.summary}>{state === 'running' ? text.none : text.nonePast}</p>
        ) : null}
        {me.status === 'below' ? <Below leaderboard={leaderboard} me={me} /> : null}
        {me.status === 'test_account' ? <Callout tone="warn">{text.testAccount}</Callout> : null}
        {me.status === 'disqualified' ? (
          <Callout tone="warn">
            <b>{text.disqualified}</b>
            <br />
            {me.reason}
          </Callout>
        ) : null}
        <PrizeState prize={me.prize} />
        {me.is_on_break ? <Callout>{text.onBreak}</Callout> : null}
      </div>
    </Card>
  )
}

type StandingProps = OwnStandingProps & { readonly me: LeaderboardSelf }

function Ranked({ leaderboard: { measure, state }, me }: StandingProps) {
  const text = useText(leaderboardsText)
  return (
    <>
      <p className={styles.ownFigures}>
        <span className={`${styles.ownPlace} num`}>{text.place(me.place ?? 0)}</span>
        <span className={`${styles.ownPoints} num`}>{pointsText(text, measure, me.points)}</span>
      </p>
      {state === 'running' && !me.is_on_break ? (
        <p className={`${styles.summary} num`}>
          {me.next === null
            ? text.first
            : Number(me.next.points) === 0
              ? text.tie(me.next.place)
              : text.toNext(me.next.place, pointsText(text, measure, me.next.points))}
        </p>
      ) : null}
      <p className={`${styles.quiet} num`}>{text.myRounds(formatCount(me.rounds))}</p>
    </>
  )
}

function Below({ leaderboard: { measure, least_rounds, state }, me }: StandingProps) {
  const text = useText(leaderboardsText)
  const missing = least_rounds - me.rounds
  return (
    <>
      <p className={`${styles.ownPoints} num`}>{pointsText(text, measure, me.points)}</p>
      <p className={`${styles.summary} num`}>
        {state !== 'running'
          ? text.belowPast
          : missing > 0
            ? text.below(formatCount(missing))
            : text.noPoints}
      </p>
      <p className={`${styles.quiet} num`}>{text.myRounds(formatCount(me.rounds))}</p>
    </>
  )
}

function PrizeState({ prize }: Pick<LeaderboardSelf, 'prize'>) {
  const text = useText(leaderboardsText)
  if (prize === null) return null
  if (prize.state === 'refused') return <Callout tone="warn">{text.refused}</Callout>
  return <Callout>{text[prize.state](formatMoneyAmount(prize.amount))}</Callout>
}
