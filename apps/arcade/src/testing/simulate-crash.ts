import { expect } from 'vitest'
import type { TestArcade } from './create-test-arcade.ts'
import type { StepKiller } from './kill-steps.ts'
import type { TableLeader } from './table-leader.ts'

/** A call of a game page. */
export interface PageCall {
  readonly path: 'rounds/open' | 'rounds/act'
  readonly token: string
  readonly body: object
}

/** Makes a call whose process dies when its step is about to enter the phase; the page gets HTTP 500, an unknown outcome. */
export async function crashDuringCall(
  test: TestArcade,
  killer: StepKiller,
  before: string,
  { path, token, body }: PageCall,
): Promise<void> {
  await killer.before(before)
  const headers = { authorization: `Bearer ${token}` }
  const response = await test.app.inject({ method: 'POST', url: `/arcade/api/${path}`, body, headers })
  expect(response.statusCode).toBe(500)
  await killer.revive()
}

/** Leads a round whose leader dies when it is about to pay the first bet. */
export async function crashDuringSettlement(killer: StepKiller, leader: TableLeader): Promise<void> {
  await leader.leadTo('DRAWN')
  await killer.before('CREDITED')
  await expect(leader.leadTo('SETTLED')).rejects.toThrow('killed')
  await killer.revive()
}
