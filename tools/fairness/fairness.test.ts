import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as games from '../../apps/arcade/games/index.ts'
import { rocketCrash } from '../../apps/arcade/games/rocket-crash/module.ts'
import { LOWEST_CRASH } from '../../apps/arcade/games/rocket-crash/rules.ts'
import { rocketBetSchema, rocketStateSchema } from '../../apps/arcade/games/rocket-crash/schemas.ts'
import { QUICKNET } from '../../apps/arcade/src/beacon/quicknet.ts'
import { timeOfRound } from '../../apps/arcade/src/beacon/randomness-beacon.ts'
import { BEACON_ROUNDS_AHEAD } from '../../apps/arcade/src/shared-rounds/chain-store.ts'
import { formatAmount } from '../../apps/arcade/src/wallet/amount.ts'
import { FOLDER, PAGE, roundsFile, tableFile } from './fairness-paths.ts'
import { gameTables } from './game-tables.ts'
import { notableRounds } from './notable-rounds.ts'
import { computeRound, gameIds, type RecordedRound, sharedGameIds } from './recorded-round.ts'
import { streamBlock } from './stream-block.ts'
import { wantedTraits, winningTraits } from './winning-traits.ts'

/** So many rounds of a chain follow one another without a gap. */
const CONSECUTIVE = 20

const page = readFileSync(PAGE, 'utf8')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const sha256Bytes = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The words of a table row's first cell. */
const firstCell = (row: string) => (row.split('|')[1] ?? '').split(',').map((word) => word.trim())

type Example = RecordedRound & { readonly words: readonly number[] }
const examples: readonly Example[] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
  JSON.parse(json),
)

describe('the page', () => {
  it('works one example of every registered game', () => {
    const shown = examples.map(({ game }) => game)
    const missing = [...gameIds].filter((id) => !shown.includes(id))
    expect(missing, 'games without an example in docs/protocols/fairness.md').toEqual([])
    expect(shown.sort()).toEqual([...gameIds].sort())
    expect(page).toContain(`SHA-256 of the server seed\n        ${sha256('f3'.repeat(32))}`)
    for (const block of [0, 1]) {
      const { hex, words } = streamBlock('f3'.repeat(32), 'koi', 7, block)
      expect(page).toContain(`        ${hex}\n        ${words.join(' ')}`)
    }
  })

  it.each(examples)('gives what the rules of $game come to', ({ words, ...example }) => {
    const { rules_version: version, ...computed } = computeRound(example)
    expect(example).toEqual(computed)
    expect(version).toBe(1)
    const { server_seed, client_seed, nonce } = example
    expect(words).toEqual(streamBlock(server_seed, client_seed, nonce, 0).words)
    expect(page).toContain(`(fairness/${example.game}.json)`)
  })

  it.each(Object.values(games))('says which parameters a link to the verifier of $id has', (game) => {
    const [row = ''] = page
      .split('\n')
      .filter((line) => line.startsWith('| ') && firstCell(line).includes(game.id))
    const [recorded] = readJson(roundsFile(game.id)) as readonly RecordedRound[]
    const params = game.verifyParams({ ...recorded?.view, bet: recorded?.staked } as never)
    for (const parameter of Object.keys(params)) expect(row).toContain(`\`${parameter}\``)
    expect(row).not.toBe('')
  })

  it('writes the reel strips and pays that are played', () => {
    const rows = new Set(page.split('\n').map((row) => row.replaceAll(/\s+/g, ' ')))
    for (const { base_strips = [], free_strips = [], strips = [] } of [...gameTables.values()] as {
      [name: string]: readonly string[]
    }[])
      for (const strip of [...base_strips, ...free_strips, ...strips]) expect(page).toContain(`  ${strip}\n`)
    const { line_pays } = readJson(tableFile('dragon-gate'))
    for (const [symbol, pays] of Object.entries<number[]>(line_pays))
      expect(rows).toContain(`| ${symbol} | ${pays.join(' | ')} |`)
  })
})

/** A recorded round of a game by its seeds, whose view is parsed by the caller's words. */
function findNotable(game: string): RecordedRound {
  const rounds: RecordedRound[] = readJson(roundsFile(game))
  const notable = notableRounds.find((input) => input.game === game)
  const found = rounds.find(({ client_seed }) => client_seed === notable?.client_seed)
  if (found === undefined) throw new Error(`the notable round of ${game} is not recorded`)
  return found
}

it('shows a round of the beacon as drand published it, and the network that is the default', () => {
  const [example] = readJson(join(FOLDER, 'beacon-rounds.json'))
  const { chainHash, publicKey, genesisTime, periodSeconds } = QUICKNET
  expect(example).toMatchObject({ chain_hash: chainHash, salt: sha256Bytes(example.signature) })
  expect(new Date(example.published_at)).toEqual(timeOfRound(QUICKNET, example.round))
  for (const text of [
    `\`${chainHash}\``,
    `\`${publicKey}\``,
    `Unix time ${genesisTime}, ${periodSeconds} seconds between rounds`,
  ])
    expect(page).toContain(text)
  expect(page).toContain(`floor((t − genesis) / period) + ${BEACON_ROUNDS_AHEAD + 1}`)
})

describe('the notable rounds are recorded, and show what they are for:', () => {
  it('a rejected word', () => {
    const { server_seed, client_seed, nonce, view } = findNotable('dragon-gate')
    const { words } = streamBlock(server_seed, client_seed, nonce, 0)
    const lengths = readJson(tableFile('dragon-gate')).base_strips.map((strip: string) => strip.length)
    const naive = lengths.map((length: number, reel: number) => (words[reel] ?? 0) % length)
    expect(view).toMatchObject({ spins: [{ stops: expect.any(Array) }] })
    expect(view).not.toMatchObject({ spins: [{ stops: naive }] })
  })

  it('half of an even chip on zero', () => {
    expect(findNotable('roulette')).toMatchObject({
      staked: '200.00',
      paid: '440.00',
      view: { number: 0, chips: [{ win: '360.00' }, { win: '25.00' }, { win: '55.00' }, { win: '0.00' }] },
    })
  })

  it('insurance that was offered and left open', () => {
    const { view, actions } = findNotable('blackjack')
    expect(actions).toEqual([])
    expect(view).toMatchObject({
      events: expect.arrayContaining([{ type: 'offer_insurance' }]),
      actions: [{ kind: 'insurance', spots: [] }, { kind: 'stand' }, { kind: 'stand' }],
    })
  })
})

describe('the recorded rounds of a shared game show', () => {
  const rocket: RecordedRound[] = readJson(roundsFile('rocket-crash'))
  const left = rocket.filter(({ actions }) => JSON.stringify(actions).includes('"ms"'))
  const multiplierOf = (round: RecordedRound) => rocketStateSchema.parse(round.view).cashed_out

  it('bets that were cashed out by hand, in an interrupted flight and at 1.00× too', () => {
    expect(left.length).toBeGreaterThanOrEqual(6)
    expect(left.some(({ interrupted_ms }) => interrupted_ms !== undefined)).toBe(true)
    const even = left.filter((round) => multiplierOf(round) === LOWEST_CRASH)
    expect(even.map(({ paid }) => paid)).toEqual(even.map(({ staked }) => staked))
    expect(even.length).toBeGreaterThan(0)
  })

  it('the same payment when the multiplier stands for the target, as on the page that verifies', () => {
    for (const round of left) {
      const seeds = { serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce }
      const bet = { ...rocketBetSchema.parse(round.bet), target: multiplierOf(round) }
      expect(formatAmount(rocketCrash.verify(seeds, bet, []).paid)).toBe(round.paid)
    }
  })

  it('interrupted flights in which a target was reached, and not', () => {
    const waiting = rocket.filter(({ interrupted_ms, actions }) => interrupted_ms && actions.length === 0)
    expect(new Set(waiting.map(({ is_void }) => is_void))).toEqual(new Set([true, undefined]))
  })

  it.each(sharedGameIds)('bets of %s that were cancelled, and returned because no run began', (game) => {
    const returned = (readJson(roundsFile(game)) as RecordedRound[]).filter(({ is_void }) => is_void)
    expect(returned.every(({ paid, staked }) => paid === '0.00' && staked !== '0.00')).toBe(true)
    expect(returned.some(({ interrupted_ms }) => interrupted_ms === 0)).toBe(true)
    expect(returned.some(({ actions }) => JSON.stringify(actions.at(-1)) === '{"kind":"cancel"}')).toBe(true)
  })
})

describe('the files beside the page', () => {
  it('are those of the registered games, the beacon’s round and no others', () => {
    const names = [...gameIds].sort().map((game) => `${game}.json`)
    expect(readdirSync(FOLDER).sort()).toEqual([...names, 'beacon-rounds.json', 'rounds'].sort())
    expect(readdirSync(`${FOLDER}/rounds`).sort()).toEqual(names)
  })

  it.each([...gameTables])('hold the tables of %s as they are played', (game, table) => {
    expect(readJson(tableFile(game))).toEqual(JSON.parse(JSON.stringify(table)))
  })

  it.each(gameIds)('hold at least 20 rounds of %s that come to the same again', (game) => {
    const rounds: RecordedRound[] = readJson(roundsFile(game))
    expect(rounds.length).toBeGreaterThanOrEqual(20)
    for (const round of rounds) {
      expect(computeRound(round)).toEqual(round)
      expect(round.server_seed_hash).toBe(sha256(round.server_seed))
    }
  })

  it.each(sharedGameIds)('hold rounds of one chain of %s, the first of them consecutive', (game) => {
    const [first, ...later]: RecordedRound[] = readJson(roundsFile(game))
    let { server_seed: before, nonce: number, client_seed: salt } = first ?? { server_seed: '', nonce: 0 }
    for (const [index, { nonce, server_seed, client_seed }] of later.entries()) {
      expect(client_seed).toBe(salt)
      if (index < CONSECUTIVE) expect(nonce).toBe(number + 1)
      expect(nonce).toBeGreaterThan(number)
      let earlier = server_seed
      for (let back = nonce; back > number; back -= 1) earlier = sha256(earlier)
      expect(earlier).toBe(before)
      before = server_seed
      number = nonce
    }
  })

  it.each(Object.entries(wantedTraits))('show every rule of %s that pays', (game, wanted) => {
    const rounds: RecordedRound[] = readJson(roundsFile(game))
    const shown = new Set(rounds.flatMap(winningTraits))
    expect(wanted.filter((trait) => !shown.has(trait))).toEqual([])
  })
})
