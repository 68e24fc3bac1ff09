import type { FastifyPluginAsync } from 'fastify'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { pictureStorageKey } from './store-picture.ts'

/** Serves operators' public pictures. Addresses are content hashes, so responses are immutable. */
export function servePictures(ctx: AppContext): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { name: string } }>('/files/pictures/:name', async ({ params }, reply) => {
      const name = /^([0-9a-f]{40}(?:-260)?)\.webp$/.exec(params.name)?.[1]
      const bytes = name === undefined ? null : await ctx.providers.storage.get(pictureStorageKey(name))
      if (bytes === null) return reply.code(404).header('cache-control', 'no-store').send()
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(bytes)
    })
  }
}
