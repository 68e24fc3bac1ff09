import { randomBytes } from 'node:crypto'
import { createEncryptor, type DataKey, type Encryptor } from '@gamehall/encryption'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'
import { reencryptIdentityFingerprints } from './reencrypt-identity-fingerprints.ts'

const old: DataKey = { version: 1, key: Buffer.alloc(32, 7) }
const fresh: DataKey = { version: 2, key: randomBytes(32) }

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture()
})
afterAll(() => stage.close())
beforeEach(() => useKeys(old))

/** Restarts the server’s encryption with these keys. */
const useKeys = (...keys: [DataKey, ...DataKey[]]) =>
  Object.assign<{ encryptor: Encryptor }, { encryptor: Encryptor }>(stage.ctx, {
    encryptor: createEncryptor(keys),
  })

const reencrypt = async (...keys: [DataKey, ...DataKey[]]) => {
  const context = { db: stage.ctx.db, encryptor: createEncryptor(keys), storage: stage.storage }
  // Players’ keys are encrypted with the server’s keys, so both keys are configured.
  return reencryptIdentityFingerprints.batch(context, null)
}

async function verify(): Promise<{ readonly id_number: string; readonly ask: object }> {
  const player = await stage.newPlayer()
  const fields = await stage.createConfirmedDraft(player)
  await stage.completeFaceCheck(player)
  const { rows } = await stage.ctx.pool.query('select status from identity_attempts where player_id = $1', [
    player.playerId,
  ])
  expect(rows).toEqual([{ status: 'verified' }])
  const { issue_country, document_type } = { issue_country: 'TW', document_type: 1 }
  return { id_number: fields.id_number, ask: { id_number: fields.id_number, issue_country, document_type } }
}

async function isUsed(ask: object): Promise<unknown> {
  const other = await stage.newPlayer()
  await stage.createConfirmedDraft(other, { fields: {} })
  const answer = await stage.ask(other.caller, 'checkIdentityUsed', ask)
  return answer.ok ? 0 : answer.code
}

test('a verified number is found under any current key, also after recomputing its fingerprint', async () => {
  const { ask } = await verify()
  expect(await isUsed(ask)).toBe(10076)
  useKeys(fresh, old)
  expect(await isUsed(ask)).toBe(10076)
  expect(await reencrypt(fresh, old)).toMatchObject({ kept: 0 })
  expect(await reencrypt(fresh, old)).toMatchObject({ changed: 0, kept: 0 })
  expect(await isUsed(ask)).toBe(10076)
  useKeys(old, fresh)
  expect(await isUsed(ask)).toBe(10076)
})
