import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FOLDER } from '../fairness-paths.ts'
import { copyGame, copyRounds, hasPython, runVerifier } from './python-folder.ts'

const games = readdirSync(join(FOLDER, 'rounds')).map((file) => basename(file, '.json'))

let copy: string

beforeEach(() => {
  copy = copyRounds([])
})

afterEach(() => {
  rmSync(copy, { recursive: true })
})

/** Rewrites the first occurrence of a text in the copied rounds of a game. */
function alter(game: string, from: string, to: string): void {
  const path = join(copy, 'rounds', `${game}.json`)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

if (hasPython) {
  test('the page alone is enough to recompute every recorded round in Python', () => {
    const { status, lines } = runVerifier(FOLDER)
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) {
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^${game}: ([1-9]\\d*) of \\1 rounds agree$`)),
      )
    }
    expect(lines).toContain('salts: 1 of 1 beacon rounds agree')
    expect(status).toBe(0)
  })

  test.each(['"salt": "', '"published_at": "', '"signature": "00'])(
    'an altered %s of a beacon round is found',
    (field) => {
      copyGame('sic-bo', copy)
      const [name = '', value = ''] = field.split(': "')
      const text = readFileSync(join(FOLDER, 'beacon-rounds.json'), 'utf8')
      writeFileSync(join(copy, 'beacon-rounds.json'), text.replace(`${name}: "`, `${name}: "${value || '9'}`))
      const { status, lines } = runVerifier(copy)
      expect(lines).toContain('salts: 0 of 1 beacon rounds agree')
      expect(status).toBe(1)
    },
  )

  test('one altered payment in each game is found', () => {
    for (const game of games) copyGame(game, copy)
    for (const game of games) alter(game, '"paid": "', '"paid": "9')
    const { status, lines } = runVerifier(copy)
    expect(lines.filter((line) => line.includes('paid: recorded "9'))).toHaveLength(games.length)
    expect(status).toBe(1)
  })

  test('one altered win of a chip is found', () => {
    copyGame('roulette', copy)
    alter('roulette', '"win": "0.00"', '"win": "0.01"')
    const { status, lines } = runVerifier(copy)
    expect(lines).toContainEqual(
      expect.stringMatching(/view\.chips\[\d+\]\.win: recorded "0\.01", recomputed "0\.00"$/),
    )
    expect(status).toBe(1)
  })

  test.each([
    ['rocket-crash', '"ms": ', '"ms": 9', /when the flight was over/],
    ['rocket-crash', '"is_void": true', '"is_void": false', /is_void: recorded false, recomputed true$/],
    ['sic-bo', '"interrupted_ms": 0', '"interrupted_ms": 1', /a run that had begun was interrupted/],
    ['baccarat', '"kind": "cancel"', '"kind": "leave"', /the page knows no action 'leave'/],
  ] as const)('an altered course of a bet in %s is found: %s', (game, from, to, difference) => {
    copyGame(game, copy)
    alter(game, from, to)
    const { status, lines } = runVerifier(copy)
    expect(lines).toContainEqual(expect.stringMatching(difference))
    expect(status).toBe(1)
  })

  test('recorded rounds of a game that the program does not know are refused', () => {
    writeFileSync(join(copy, 'rounds', 'unheard-of.json'), '[]')
    const { status, lines } = runVerifier(copy)
    expect(lines).toContain('unheard-of: 0 rounds of a game that this program does not know')
    expect(status).toBe(1)
  })
} else {
  test('python3 is not installed: the second implementation was not run here', () => {
    expect(hasPython).toBe(false)
  })
}
