import type { StreamSeeds } from '../../apps/arcade/src/fairness/random-stream.ts'
import { notableRounds } from './notable-rounds.ts'
import { randomChain, randomRound } from './random-rounds.ts'
import { computeRound, type RecordedRound, sharedGameIds } from './recorded-round.ts'
import { sharedRoundCases } from './shared-round-cases.ts'

const ROUNDS = 28
/** Of these, as many are any that came; the others show something that no earlier one did. */
const ORDINARY = 8
const CANDIDATES = 4_000

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

/** Records random rounds of a game, among them rare ones, and its notable ones. Of a shared game: consecutive rounds of one chain. */
export function recordRounds(game: string): RecordedRound[] {
  if (sharedGameIds.includes(game)) return recordChain(game)
  const seen = new Set<string>()
  const rounds: RecordedRound[] = []
  for (let tried = 0; tried < CANDIDATES && rounds.length < ROUNDS; tried += 1) {
    const round = computeRound(randomRound(game))
    const isNew = traitsOf(round).some((trait) => !seen.has(trait))
    if (!isNew && rounds.length >= ORDINARY && tried < CANDIDATES - ROUNDS) continue
    for (const trait of traitsOf(round)) seen.add(trait)
    rounds.push(round)
  }
  return [...rounds, ...recordNotableRounds(game)]
}

/** Rounds of a chain: each bet that did more than wait in the first round whose outcome allows it, ordinary bets in the others. */
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
  const rounds = randomChain(ROUNDS + left.length).map((seeds) => computeRound(takeMoment(seeds)))
  if (left.length > 0) throw new Error(`no round of the chain shows ${left.map(({ shows }) => shows)}`)
  return rounds
}

/** A game's notable rounds as its rules play them. */
const recordNotableRounds = (game: string): RecordedRound[] =>
  notableRounds.filter((input) => input.game === game).map(computeRound)
