import type { PlatformTransfer, TransferStatus } from '@gamehall/contract/games'
import type { TimelineStep } from '@gamehall/ui/data-display/timeline.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import type { PlatformsText } from './platforms-text.ts'

type States = readonly [asked: TimelineStep['state'], ended: TimelineStep['state']]

const states: Readonly<Record<TransferStatus, States>> = {
  SENT: ['now', 'todo'],
  UNKNOWN: ['now', 'todo'],
  MANUAL: ['now', 'todo'],
  SUCCESS: ['done', 'done'],
  FAILED: ['failed', 'done'],
  RELEASED: ['failed', 'done'],
}

/** The timeline of a transfer, from its state (MONEY.md): created, sent to the platform, result. */
export function transferSteps(text: PlatformsText, transfer: PlatformTransfer): readonly TimelineStep[] {
  const { direction, status, created_at, updated_at } = transfer
  const [asked, ended] = states[status]
  const isIn = direction === 'in'
  const end = asked === 'failed' ? (isIn ? text.backIn : text.backOut) : isIn ? text.endIn : text.endOut
  const detail =
    asked === 'failed'
      ? text.refused
      : status === 'MANUAL'
        ? text.manual
        : status === 'UNKNOWN'
          ? text.unknown
          : asked === 'now'
            ? text.askedNow
            : undefined
  return [
    { key: 'created', title: text.created, detail: formatTaiwanDateTime(created_at), state: 'done' },
    { key: 'asked', title: text.asked, state: asked, ...(detail !== undefined && { detail }) },
    {
      key: 'ended',
      title: end,
      state: ended,
      ...(ended === 'done' && { detail: formatTaiwanDateTime(updated_at) }),
    },
  ]
}
