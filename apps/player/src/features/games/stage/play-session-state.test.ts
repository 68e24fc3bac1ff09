import { expect, it } from 'vitest'
import { playSessionState, refetchDelayMs } from './play-session-state.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

function sitting(dueIn: number | null, timeLeftS: number | null) {
  return {
    started_at: at(-30),
    played_s: 1_800,
    win_loss: '0.00',
    counted_until: null,
    check: dueIn === null ? null : { every_minutes: 30 as const, due_at: at(dueIn) },
    time_left_s: timeLeftS,
  }
}

it.each([
  [null, null, 'calm', undefined],
  [5, null, 'calm', 5 * 60_000],
  [0, null, 'check', undefined],
  [-3, 900, 'check', 600_000],
  [20, 301, 'calm', 1_000],
  [20, 300, 'ends_soon', 60_000],
  [0.5, 40, 'ends_soon', 30_000],
  [20, 40, 'ends_soon', 40_000],
  [null, 0, 'over', undefined],
  [0, 0, 'over', undefined],
] as const)(
  'a check in %s minutes and %s seconds left: %s, asked again in %s ms',
  (due, left, state, again) => {
    expect(playSessionState(sitting(due, left), NOW)).toBe(state)
    expect(refetchDelayMs(sitting(due, left), NOW)).toBe(again)
  },
)
