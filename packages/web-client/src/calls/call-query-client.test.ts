import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { CallQueryClient } from './call-query-client.ts'

/** A query whose fetches are answered by the test, in any order. */
function observeLoading(client: CallQueryClient) {
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['favourites', 1],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => undefined)
  return { answers, observer, stop }
}

describe('CallQueryClient', () => {
  it('loads anew what began to load for the first time before the change', async () => {
    const client = new CallQueryClient()
    const { answers, observer, stop } = observeLoading(client)
    const invalidated = client.invalidateQueries({ queryKey: ['favourites'] })
    expect(answers).toHaveLength(2)
    answers[0]?.('before the change')
    answers[1]?.('after the change')
    await invalidated
    expect(observer.getCurrentResult()).toMatchObject({ data: 'after the change', fetchStatus: 'idle' })
    stop()
  })

  it('leaves a first load alone that nothing replaces', async () => {
    const client = new CallQueryClient()
    const { answers, observer, stop } = observeLoading(client)
    await client.invalidateQueries({ queryKey: ['favourites'], refetchType: 'none' })
    await client.invalidateQueries({ queryKey: ['others'] })
    expect(answers).toHaveLength(1)
    answers[0]?.('the only answer')
    await expect.poll(() => observer.getCurrentResult().data).toBe('the only answer')
    stop()
  })

  it('a failure after the change is an error, not a load without end', async () => {
    const client = new CallQueryClient()
    let fetches = 0
    const observer = new QueryObserver(client, {
      queryKey: ['favourites'],
      retry: false,
      queryFn: () => {
        fetches += 1
        return fetches === 1 ? new Promise<string>(() => undefined) : Promise.reject(new Error('lost'))
      },
    })
    const stop = observer.subscribe(() => undefined)
    await client.invalidateQueries({ queryKey: ['favourites'] })
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    stop()
  })
})
