import { expect, it } from 'vitest'
import { createHooks, defineHook } from './hooks.ts'

const greeting = defineHook<(name: string) => string>('greeting')

it('gives each server its own handler', () => {
  const english = { hooks: createHooks([greeting.handledBy((name) => `Hello ${name}`)]) }
  const french = { hooks: createHooks([greeting.handledBy((name) => `Bonjour ${name}`)]) }
  expect(greeting.of(english)('Mei')).toBe('Hello Mei')
  expect(greeting.of(french)('Mei')).toBe('Bonjour Mei')
})

it('names the hook that nobody handles, or two do', () => {
  expect(() => greeting.of({ hooks: createHooks([]) })).toThrow('no room handles greeting')
  const handler = greeting.handledBy(String)
  expect(() => createHooks([handler, handler])).toThrow('greeting is handled twice')
})
