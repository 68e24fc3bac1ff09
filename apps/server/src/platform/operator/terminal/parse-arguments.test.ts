import { describe, expect, it } from 'vitest'
import { parseArguments, parseHelpRequest } from './parse-arguments.ts'

describe('operator command line', () => {
  it.each([
    [[], ''],
    [['help'], ''],
    [['help', 'set-x'], 'set-x'],
    [['set-x', '--help'], 'set-x'],
    [['set-x', '--is_on', 'true'], undefined],
  ])('%j asks for help: %j', (args, topic) => {
    expect(parseHelpRequest(args)).toBe(topic)
  })

  it('reads the action, who, why and the fields', () => {
    expect(
      parseArguments(['set-x', '--api_key', 'a', '--is_on', 'true', '--reason', 'upkeep', '--as', 'mei']),
    ).toEqual({
      action: 'set-x',
      operator: 'mei',
      reason: 'upkeep',
      typed: { api_key: 'a', is_on: 'true' },
    })
  })

  it('defaults to admin and no reason', () => {
    expect(parseArguments([])).toMatchObject({ action: undefined, operator: 'admin', reason: '' })
  })

  it.each([[['x', '--reason']], [['x', 'reason', 'y']]])('refuses %j', (args) => {
    expect(() => parseArguments(args)).toThrow('expected --field value')
  })
})
