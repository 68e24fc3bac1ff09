import type { PlayLimit } from '@gamehall/contract/games'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { percentComplete } from '@gamehall/web-client/money/percent-complete.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useChangePlayLimits } from './api.ts'
import { formatLimit } from './format-limit.ts'
import type { LimitKey } from './limit-sheet.tsx'
import styles from './limits.module.css'
import { playLimitsText } from './play-limits-text.ts'

type LimitListProps = {
  readonly subject: PlayLimit['subject']
  readonly limits: readonly PlayLimit[]
  readonly onEdit: (key: LimitKey) => void
}

/** The limits of one subject; a tap edits one. */
export function LimitList({ subject, limits, onEdit }: LimitListProps) {
  const text = useText(playLimitsText)
  return (
    <Menu title={`${text[subject]}・${text[`${subject}Hint`]}`}>
      {limits.map((limit) => (
        <div key={limit.period}>
          <MenuItem
            label={text[limit.period]}
            detail={<Usage limit={limit} />}
            trailing={
              limit.amount === null ? (
                text.none
              ) : (
                <b className="num">{formatLimit(limit.subject, limit.amount, text)}</b>
              )
            }
            onSelect={() => onEdit(limit)}
          />
          {limit.pending ? <Pending limit={limit} pending={limit.pending} /> : null}
        </div>
      ))}
    </Menu>
  )
}

function Usage({ limit }: { readonly limit: PlayLimit }) {
  const text = useText(playLimitsText)
  const used = formatLimit(limit.subject, limit.used, text)
  if (limit.amount === null) return text.usedOnly(used)
  const words = text.used(used, formatLimit(limit.subject, limit.amount, text))
  return (
    <span className={styles.use}>
      {words}
      <ProgressBar
        value={percentComplete(limit.amount, limit.used)}
        max={100}
        label={text[limit.subject]}
        valueText={words}
        tone="gold"
      />
    </span>
  )
}

type PendingProps = { readonly limit: PlayLimit; readonly pending: NonNullable<PlayLimit['pending']> }

function Pending({ limit: { subject, period }, pending }: PendingProps) {
  const text = useText(playLimitsText)
  const { confirm } = useChangePlayLimits()
  const now = serverNow()
  const isExpired = Date.parse(pending.expires_at) <= now
  const isReady = Date.parse(pending.ready_at) <= now && !isExpired
  const expiresAt = formatTaiwanDateTime(pending.expires_at)
  const words =
    pending.amount === null ? text.pendingNone : text.pendingTo(formatLimit(subject, pending.amount, text))
  const decide = (is_wanted: boolean) => confirm.mutate({ subject, period, is_wanted })
  return (
    <div className={styles.pending}>
      <span>
        {isExpired ? text.expired : words}
        <small className={styles.when}>
          {isExpired
            ? text.expiredAt(expiresAt)
            : text.readyBetween(formatTaiwanDateTime(pending.ready_at), expiresAt)}
        </small>
      </span>
      <span className={styles.ways}>
        {isReady ? (
          <Button size="s" loading={confirm.isPending} onClick={() => decide(true)}>
            {text.confirmRaise}
          </Button>
        ) : null}
        <Button size="s" variant="ghost" disabled={confirm.isPending} onClick={() => decide(false)}>
          {isExpired ? text.dismiss : text.giveUp}
        </Button>
      </span>
    </div>
  )
}
