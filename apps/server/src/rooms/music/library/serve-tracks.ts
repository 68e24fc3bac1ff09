import fastifyStatic from '@fastify/static'
import { soundtrackFolder } from '@gamehall/soundtrack'
import type { FastifyPluginAsync } from 'fastify'

export const TRACKS_PATH = '/soundtrack/'

/** Serves the built-in tracks as files, with range requests and a cache lifetime of a week. */
export const serveTracks: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: soundtrackFolder,
    prefix: TRACKS_PATH,
    index: false,
    decorateReply: false,
    maxAge: '7d',
  })
}
