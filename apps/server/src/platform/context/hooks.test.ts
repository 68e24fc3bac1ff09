import { expect, it } from 'vitest'
import { createHooks, defineHook } from './hooks.ts'

const greeting = defineHook<(name: string) => string>('greeting')

it('gives each server its own answer', () => {
  const english = { hooks: createHooks([greeting.answeredBy((name) => `Hello ${name}`)]) }
  const french = { hooks: createHooks([greeting.answeredBy((name) => `Bonjour ${name}`)]) }
  expect(greeting.of(english)('Mei')).toBe('Hello Mei')
  expect(greeting.of(french)('Mei')).toBe('Bonjour Mei')
})

it('names the hook that nobody answers, or two do', () => {
  expect(() => greeting.of({ hooks: createHooks([]) })).toThrow('no room answers greeting')
  const answer = greeting.answeredBy(String)
  expect(() => createHooks([answer, answer])).toThrow('greeting is answered twice')
})
