import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { jsonDocument } from './json-document.ts'

it('answers with the document, and describes it once', async () => {
  const describe = vi.fn(() => ({ openapi: '3.1.0', title: '說明' }))
  const app = Fastify()
  app.get('/', jsonDocument(describe))
  for (let request = 0; request < 2; request += 1) {
    const { headers, json } = await app.inject('/')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(json()).toEqual({ openapi: '3.1.0', title: '說明' })
  }
  expect(describe).toHaveBeenCalledOnce()
})
