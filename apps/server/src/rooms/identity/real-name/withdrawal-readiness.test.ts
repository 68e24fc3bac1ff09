import type { WithdrawalReadiness } from '@gamehall/contract/cashier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../testing/index.ts'
import { cashierRoom } from '../../cashier/room.ts'
import { createIdNumber } from '../attempts/testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture()
})
afterAll(() => stage.close())

const readiness = cashierRoom.routes.find(({ call }) => call.name === 'getWithdrawalReadiness')

/** The withdrawal condition on the player’s name. */
async function nameNeeded({ caller }: TestPlayer) {
  const answer = await readiness?.answer(stage.ctx, {}, caller)
  if (answer?.ok !== true) throw new Error('no readiness')
  return (answer.data as WithdrawalReadiness).items.find(({ kind }) => kind === 'real_name')
}

describe('§5 withdraw: a verified name', () => {
  it('not verified or rejected: links to the verification; under review: the deadline; verified: met', async () => {
    const player = await stage.newPlayer()
    const unmet = { state: 'unmet', code: 10086, fix: '/authentication' }
    expect(await nameNeeded(player)).toMatchObject(unmet)
    const fields = { id_number: createIdNumber() }
    await stage.createConfirmedDraft(player, { fields, hasDoubt: true })
    await stage.completeFaceCheck(player)
    const until = new Date(stage.clock.now().getTime() + 48 * 3_600_000).toISOString()
    expect(await nameNeeded(player)).toMatchObject({ state: 'waiting', fix: '/realname_success', until })
    const [refused] = await stage.listWaitingAttempts(player)
    await stage.operate('reject-identity', { attempt_id: refused, reasons: ['document_blurred'] })
    expect(await nameNeeded(player)).toMatchObject(unmet)
    await stage.createConfirmedDraft(player, { fields })
    await stage.completeFaceCheck(player)
    expect(await nameNeeded(player)).toMatchObject({ state: 'met' })
  })
})
