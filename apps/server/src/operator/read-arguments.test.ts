import { describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

describe('operator command line', () => {
  it('reads the action, who, why and the fields', () => {
    expect(
      readArguments(['set-x', '--api_key', 'a', '--is_on', 'true', '--reason', 'upkeep', '--as', 'mei']),
    ).toEqual({
      action: 'set-x',
      operator: 'mei',
      reason: 'upkeep',
      typed: { api_key: 'a', is_on: 'true' },
    })
  })

  it('defaults to admin and no reason', () => {
    expect(readArguments([])).toMatchObject({ action: undefined, operator: 'admin', reason: '' })
  })

  it.each([[['x', '--reason']], [['x', 'reason', 'y']]])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow('expected --field value')
  })
})
