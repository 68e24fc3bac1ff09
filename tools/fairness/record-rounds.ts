import type { StreamSeeds } from '../../apps/arcade/src/fairness/random-stream.ts'
import { notableRounds } from './notable-rounds.ts'
import { randomChain, randomRound } from './random-rounds.ts'
import { computeRound, type RecordedRound, sharedGameIds } from './recorded-round.ts'
import { sharedRoundCases } from './shared-round-cases.ts'
import { keepChips, widestBets } from './widest-bets.ts'
import { wantedTraits, winningTraits } from './winning-traits.ts'

const ROUNDS = 28
/** Of these, as many are any that came; the others show something that no earlier one did. */
const ORDINARY = 8
const CANDIDATES = 4_000
/** So many are tried for what has to be shown. */
const MOST_CANDIDATES = 400_000
/** Rounds of a chain among which every spot wins: enough for each of the six triples. */
const CHAIN_ROUNDS = 3_000

/** What a round shows, as words: a round with a new word is worth recording. */
function traitsOf({ view, paid, staked, bet }: RecordedRound): string[] {
  const found = new Set<string>([
    paid === '0.00' ? 'nothing' : Number(paid) > Number(staked) ? 'win' : 'less',
  ])
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) visit(each, key)
    else if (
      typeof value === 'boolean' ||
      value === null ||
      (typeof value === 'string' && !/^[\d.]+$/.test(value))
    )
      found.add(`${name}=${value}`)
    else if (
      ['count', 'scatters', 'free_spins_awarded', 'expanded_reels', 'rows', 'into', 'clams'].includes(name)
    )
      found.add(`${name}=${value}`)
  }
  visit(view, 'view')
  if ('events' in view && Array.isArray(view.events))
    for (const [index, event] of view.events.entries()) {
      const next = view.events[index + 1]
      found.add(`${event.type} ${event.result ?? ''} then ${next?.type ?? 'the end'}`)
      const dealt = view.events
        .slice(0, index)
        .filter(({ type, hand }) => type === 'deal' && hand === event.hand)
      if (event.type === 'split') found.add(`split of aces: ${dealt.at(0)?.card.startsWith('A')}`)
    }
  if ('number' in view && view.number === 0) found.add(`zero ${JSON.stringify(bet).includes('french')}`)
  for (const trait of found) if (/^(card|kind=base|spot|grid=[A-Z]{7}$)/.test(trait)) found.delete(trait)
  return [...found]
}

/** Records random rounds of a game, among them rare ones, and its notable ones. Of a shared game: rounds of one chain. */
export function recordRounds(game: string): RecordedRound[] {
  if (sharedGameIds.includes(game)) return recordChain(game)
  const seen = new Set<string>()
  const missing = new Set(wantedTraits[game])
  const rounds: RecordedRound[] = []
  for (let tried = 0; rounds.length < ROUNDS || missing.size > 0; tried += 1) {
    if (tried > MOST_CANDIDATES) throw new Error(`no round of ${game} shows ${[...missing]}`)
    const round = computeRound(randomRound(game))
    const isNew = traitsOf(round).some((trait) => !seen.has(trait))
    const isOrdinary = rounds.length < ORDINARY || tried >= CANDIDATES - ROUNDS
    const winning = layMissing(round, missing)
    if (winning === null && (rounds.length >= ROUNDS || !(isNew || isOrdinary))) continue
    const kept = winning ?? round
    for (const trait of traitsOf(kept)) seen.add(trait)
    for (const trait of winningTraits(kept)) missing.delete(trait)
    rounds.push(kept)
  }
  return [...rounds, ...recordNotableRounds(game)]
}

/**
 * Rounds of a chain: each bet that did more than wait in the first round whose outcome allows it, ordinary bets in the others; after
 * these the later rounds that show something which is missing, a spot that wins or loses among them.
 */
function recordChain(game: string): RecordedRound[] {
  const left = [...(sharedRoundCases[game] ?? [])]
  const takeMoment = (seeds: StreamSeeds) => {
    for (const [index, { make }] of left.entries()) {
      const round = make(seeds)
      if (round === null) continue
      left.splice(index, 1)
      return round
    }
    return randomRound(game, seeds)
  }
  const consecutive = ROUNDS + left.length
  const missing = new Set(wantedTraits[game])
  const chain = randomChain(missing.size === 0 ? consecutive : CHAIN_ROUNDS)
  const rounds = chain.slice(0, consecutive).map((seeds) => computeRound(takeMoment(seeds)))
  if (left.length > 0) throw new Error(`no round of the chain shows ${left.map(({ shows }) => shows)}`)
  for (const trait of rounds.flatMap(winningTraits)) missing.delete(trait)
  for (const seeds of chain.slice(consecutive)) {
    if (missing.size === 0) break
    const winning = layMissing(computeRound(randomRound(game, seeds)), missing)
    if (winning === null) continue
    for (const trait of winningTraits(winning)) missing.delete(trait)
    rounds.push(winning)
  }
  if (missing.size > 0) throw new Error(`no round of the chain shows ${[...missing]}`)
  return rounds
}

/** The round, with chips on the spots that win in it and are missing in a game of chips; null when it shows nothing that is missing. */
function layMissing(round: RecordedRound, missing: ReadonlySet<string>): RecordedRound | null {
  const isMissing = (candidate: RecordedRound) => winningTraits(candidate).some((trait) => missing.has(trait))
  const candidates = widestBets(round).map((bet) => computeRound({ ...round, bet, actions: [] }))
  for (const candidate of candidates) {
    if (!isMissing(candidate)) continue
    const bet = keepChips(candidate, (trait) => missing.has(trait))
    return computeRound({ ...candidate, bet })
  }
  return candidates.length === 0 && isMissing(round) ? round : null
}

/** A game's notable rounds as its rules play them. */
const recordNotableRounds = (game: string): RecordedRound[] =>
  notableRounds.filter((input) => input.game === game).map(computeRound)
