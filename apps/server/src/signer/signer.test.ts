import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressToHex, writeRawTransfer } from '@gamehall/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deriveAddress, USDT_CONTRACT } from '../providers/chain/index.ts'
import { createLocalKeySigner, createRemoteSigner } from '../providers/signer/index.ts'
import { createTestClock, testAccountKey } from '../testing/index.ts'
import { readSignerConfig } from './signer-config.ts'
import { type RunningSigner, startSigner } from './start-signer.ts'

const SECRET = 'a secret of the signer and the hall alone'
const KEY = '05'.repeat(32)
const STRANGER = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const WALLET = createLocalKeySigner(Buffer.from(KEY, 'hex')).address

// The signer checks timestamps against this clock, as a server in another process gives them: by the real time.
const clock = createTestClock(new Date())
let folder: string
let running: RunningSigner

const environment = () => ({
  SIGNER_PORT: '0',
  SIGNER_SECRET: SECRET,
  SIGNER_MAX_TRANSFER: '100',
  SIGNER_MAX_DAY: '250',
  SIGNER_DATA_DIR: folder,
  SIGNER_HALL_ADDRESSES: '3',
  TRON_SIGNER_KEY: KEY,
  TRON_XPUB: testAccountKey,
  LOG_LEVEL: 'silent',
})

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamehall-signer-'))
})
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await running?.stop()
  running = await startSigner(readSignerConfig(environment()), clock)
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

interface Draft {
  readonly to?: string
  readonly usdt?: number
  readonly owner?: string
  readonly contract?: string
  readonly selector?: string
  readonly livesMs?: number
  readonly feeLimit?: number
  readonly block?: number
}

const hex = (address: string) => addressToHex(address) ?? ''

function rawOf(draft: Draft = {}): string {
  const amount = BigInt(Math.round((draft.usdt ?? 10) * 1_000_000))
  const parameter =
    hex(draft.to ?? STRANGER)
      .slice(2)
      .padStart(64, '0') + amount.toString(16).padStart(64, '0')
  return writeRawTransfer({
    owner: hex(draft.owner ?? WALLET),
    contract: hex(draft.contract ?? USDT_CONTRACT),
    data: (draft.selector ?? 'a9059cbb') + parameter,
    block: draft.block ?? 1,
    at: clock.now().getTime(),
    expiresAt: clock.now().getTime() + (draft.livesMs ?? 60_000),
    feeLimit: draft.feeLimit ?? 40_000_000,
  })
}

const signer = (change: { secret?: string; address?: string } = {}) =>
  createRemoteSigner({ url: `http://127.0.0.1:${running.port}`, secret: SECRET, address: WALLET, ...change })

const sign = (draft?: Draft) => signer().signTransfer(rawOf(draft))

describe('a remote signer', () => {
  it('produces the same signature as a local key', async () => {
    const raw = rawOf()
    const local = await createLocalKeySigner(Buffer.from(KEY, 'hex')).signTransfer(raw)
    if (local.kind !== 'signed') throw new Error(local.cause)
    expect(await signer().signTransfer(raw)).toEqual({
      kind: 'signed',
      signature: Buffer.from(local.signature),
    })
  })

  it.each<[string, Draft, string]>([
    ['another token', { contract: STRANGER }, 'not USDT'],
    ['another call', { selector: '095ea7b3' }, 'not a plain TRC20 transfer'],
    ['another wallet’s money', { owner: STRANGER }, 'from another wallet'],
    ['the wallet itself', { to: WALLET }, 'to an address of the hall'],
    ['a player’s deposit address', { to: deriveAddress(testAccountKey, 2) }, 'to an address of the hall'],
    ['more than one transfer may be', { usdt: 100.000001 }, 'above the limit of a transfer'],
    ['nothing', { usdt: 0 }, 'no amount'],
    ['a fee without bounds', { feeLimit: 1_000_000_000 }, 'the fee limit is too high'],
    ['what is over', { livesMs: -1 }, 'expired'],
    ['what lives for days', { livesMs: 48 * 3_600_000 }, 'expires too late'],
  ])('refuses %s', async (_what, draft, reason) => {
    expect(await sign(draft)).toEqual({ kind: 'refused', cause: `signer: ${reason}` })
  })

  it('refuses malformed transactions', async () => {
    expect(await signer().signTransfer('00ff')).toMatchObject({ kind: 'refused' })
  })

  it('enforces the 24-hour limit under concurrency and over a restart; the same transaction counts once', async () => {
    const raw = rawOf({ usdt: 100 })
    expect(await signer().signTransfer(raw)).toMatchObject({ kind: 'signed' })
    expect(await signer().signTransfer(raw)).toMatchObject({ kind: 'signed' })
    const more = await Promise.all([2, 3, 4].map((block) => sign({ usdt: 100, block })))
    expect(more.filter(({ kind }) => kind === 'signed')).toHaveLength(1)
    await running.stop()
    running = await startSigner(readSignerConfig(environment()), clock)
    const over = { kind: 'refused', cause: 'signer: above the limit of 24 hours' }
    expect(await sign({ usdt: 60, block: 5 })).toEqual(over)
    expect(await sign({ usdt: 50, block: 6 })).toMatchObject({ kind: 'signed' })
  })

  it('refuses requests without the secret or with another timestamp', async () => {
    const guess = signer({ secret: 'a secret that somebody else made up here' })
    expect(await guess.signTransfer(rawOf())).toEqual({ kind: 'unavailable', cause: 'signer: HTTP 401' })
    const old = await fetch(`http://127.0.0.1:${running.port}/v1/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signer-timestamp': '1700000000000' },
      body: JSON.stringify({ raw_data_hex: rawOf() }),
    })
    expect(old.status).toBe(401)
  })

  it('is rejected when it signs with another key, and may be unavailable', async () => {
    expect(await signer({ address: STRANGER }).signTransfer(rawOf())).toEqual({
      kind: 'unavailable',
      cause: 'signer: a signature of another key',
    })
    const away = createRemoteSigner({ url: 'http://127.0.0.1:1', secret: SECRET, address: WALLET })
    expect(await away.signTransfer(rawOf())).toEqual({ kind: 'unavailable', cause: 'signer: unreachable' })
  })
})

describe('its configuration', () => {
  it.each<[string, Record<string, string>]>([
    ['SIGNER_SECRET', { SIGNER_SECRET: 'short' }],
    ['SIGNER_MAX_TRANSFER', { SIGNER_MAX_TRANSFER: '' }],
    ['SIGNER_MAX_DAY', { SIGNER_MAX_DAY: '99' }],
    ['SIGNER_HOST', { SIGNER_HOST: '0.0.0.0' }],
    ['SIGNER_TLS_CERT', { SIGNER_TLS_CERT: '/somewhere' }],
    ['TRON_SIGNER_KEY', { TRON_SIGNER_KEY: 'none' }],
  ])('names %s when it does not hold', (name, change) => {
    expect(() => readSignerConfig({ ...environment(), ...change })).toThrow(name)
  })
})
