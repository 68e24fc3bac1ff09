import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  it('needs nothing in sandbox mode', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      GAMEHALL_MODE: 'sandbox',
      roles: ['api', 'push', 'worker'],
    })
  })

  it.each([
    ['false', 0],
    ['true', 1],
    ['1', 1],
    ['2', 2],
  ])('TRUST_PROXY=%s believes %i proxies', (text, count) => {
    expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toBe(count)
  })

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ GAMEHALL_MODE: 'production' }, 'GAMEHALL_MODE'],
    [{ ROLES: 'api,cook' }, 'ROLES'],
    [{ OPERATOR_PASSWORD: 'short' }, 'OPERATOR_PASSWORD'],
    [{ ROLES: 'api' }, 'REDIS_URL'],
    [{ SITE_ORIGINS: 'https://play.example.com/path' }, 'SITE_ORIGINS'],
    [{ TRUST_PROXY: '10.0.0.0/8' }, 'TRUST_PROXY'],
  ])('refuses %j and names %s', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(name)
  })

  it('lists everything that live mode is missing, at once', () => {
    let message = ''
    try {
      readConfig({ GAMEHALL_MODE: 'live' })
    } catch (error) {
      message = error instanceof ConfigError ? error.message : ''
    }
    for (const name of [
      'LICENCE_NUMBER',
      'LICENCE_JURISDICTION',
      'MINIMUM_AGE',
      'DATABASE_URL',
      'GATEWAY_HASH_KEY',
    ]) {
      expect(message).toContain(`${name}: live mode needs it`)
    }
  })

  it('never shows a value', () => {
    expect(() => readConfig({ OPERATOR_PASSWORD: 'tiny-one' })).not.toThrow('tiny-one')
  })
})
