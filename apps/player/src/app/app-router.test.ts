import { afterEach, describe, expect, it } from 'vitest'
import { href } from '../shared/navigation/paths.ts'
import { beginSession, endSession } from '../shared/stores/session-store.ts'
import { createAppRouter, guard } from './app-router.ts'
import { loginTargetOf } from './login-target.ts'

const Home = () => null
const request = (path: string) => ({ request: new Request(`http://localhost${path}`) })

afterEach(() => {
  endSession()
  location.hash = ''
})

describe('guard (§2)', () => {
  it('sends a visitor to login and names where to return to', () => {
    const answer = guard(request('/order/deposit?order_no=D1'))
    expect(answer?.status).toBe(302)
    expect(answer?.headers.get('location')).toBe('/login?to=%2Forder%2Fdeposit%3Forder_no%3DD1')
  })

  it('lets a player through', () => {
    beginSession({ token: 't', socketUrl: '' })
    expect(guard(request('/deposit'))).toBeNull()
  })

  it.each([
    ['#/deposit', '/login?to=%2Fdeposit'],
    ['#/', undefined],
    ['#/activity', undefined],
    ['', undefined],
  ])('losing the session on %s leads to %s', (hash, target) => {
    expect(loginTargetOf(hash)).toBe(target)
  })
})

describe('createAppRouter', () => {
  it('is at home at once, without loading anything', () => {
    const { source } = createAppRouter(Home)
    expect(source.snapshot()).toMatchObject({
      address: { name: 'home', path: '/' },
      Page: Home,
      isNavigating: false,
    })
  })

  it('shows the 404 page at an address that does not exist', () => {
    location.hash = '#/nowhere'
    expect(createAppRouter(Home).source.snapshot().address.name).toBe('notFound')
  })

  it('brings a page with its parameters and query', async () => {
    const { source, navigator } = createAppRouter(Home)
    const arrived = new Promise<void>((resolve) => {
      source.subscribe(() => {
        if (source.snapshot().address.name === 'activityDetail') resolve()
      })
    })
    navigator.go(href('activityDetail', { id: '7' }, { from: 'push' }))
    expect(source.snapshot().isNavigating).toBe(true)
    await arrived
    const { address, Page, action } = source.snapshot()
    expect(address.params).toEqual({ id: '7' })
    expect(address.query.get('from')).toBe('push')
    expect(Page).toBeTypeOf('function')
    expect(action).toBe('PUSH')
  })
})
