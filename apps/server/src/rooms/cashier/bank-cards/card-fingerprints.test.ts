import { randomBytes } from 'node:crypto'
import { createEncryptor, type DataKey } from '@gamehall/encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPlayer } from '../../../testing/index.ts'
import { addBankCard } from './add-bank-card.ts'
import { reencryptCardFingerprints } from './reencrypt-card-fingerprints.ts'
import { type BankCardFixture, createBankCardFixture, newAccountNumber } from './testing/bank-card-fixture.ts'

const old: DataKey = { version: 1, key: Buffer.alloc(32, 7) }
const fresh: DataKey = { version: 2, key: randomBytes(32) }

let fixture: BankCardFixture
beforeAll(async () => {
  fixture = await createBankCardFixture()
})
afterAll(() => fixture.close())

/** A process that was started with these keys. */
async function add(player: TestPlayer, bankNum: string, ...keys: [DataKey, ...DataKey[]]): Promise<number> {
  const ctx = { ...fixture.ctx, encryptor: createEncryptor(keys) }
  const answer = await addBankCard(
    ctx,
    await fixture.createCardRequest(player.caller, { bank_num: bankNum }),
    player.caller,
  )
  return answer.ok ? 0 : answer.code
}

test('a number stays unique during a key rotation, also under concurrency', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bankNum = newAccountNumber()
    const players = [await fixture.newPlayer(), await fixture.newPlayer(), await fixture.newPlayer()]
    const codes = await Promise.all(
      players.map((player, index) =>
        index % 2 === 0 ? add(player, bankNum, old, fresh) : add(player, bankNum, fresh, old),
      ),
    )
    expect(codes.toSorted()).toEqual([0, 10051, 10051])
  }
})

test('recomputed fingerprints match under the new key alone', async () => {
  const bankNum = newAccountNumber()
  expect(await add(await fixture.newPlayer(), bankNum, old)).toBe(0)
  const storage = fixture.storage
  const context = { db: fixture.ctx.db, encryptor: createEncryptor([fresh, old]), storage }
  const first = await reencryptCardFingerprints.batch(context, null)
  expect(first.changed).toBeGreaterThan(0)
  expect(await reencryptCardFingerprints.batch(context, null)).toMatchObject({ changed: 0, kept: 0 })
  expect(await add(await fixture.newPlayer(), bankNum, fresh, old)).toBe(10051)
})
