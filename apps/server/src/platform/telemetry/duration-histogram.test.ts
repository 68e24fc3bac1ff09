import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createDurationHistogram } from './duration-histogram.ts'

it('counts into cumulative buckets, by method, route and status', async () => {
  const register = new Registry()
  const durations = createDurationHistogram(register)
  durations.observe('POST', '/a', 200, 0.5)
  durations.observe('POST', '/a', 200, 7)
  durations.observe('POST', '/a', 200, 60_000)
  durations.observe('POST', '/a', 500, 1)
  const text = await register.metrics()
  const line = (le: string) =>
    `http_request_duration_seconds_bucket{method="POST",route="/a",status="200",le="${le}"}`
  expect(text).toContain(`${line('0.001')} 1\n`)
  expect(text).toContain(`${line('0.01')} 2\n`)
  expect(text).toContain(`${line('30')} 2\n`)
  expect(text).toContain(`${line('+Inf')} 3\n`)
  expect(text).toContain('http_request_duration_seconds_sum{method="POST",route="/a",status="200"} 60.0075')
  expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/a",status="500"} 1')
})
