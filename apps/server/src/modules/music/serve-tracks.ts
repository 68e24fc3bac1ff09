import fastifyStatic from '@fastify/static'
import { soundtrackFolder } from '@gamehall/soundtrack'
import type { FastifyPluginAsync } from 'fastify'

export const TRACKS_PATH = '/soundtrack/'

/** The house's own music as files, in parts if asked: a player seeks in them and keeps them for a week. */
export const serveTracks: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: soundtrackFolder,
    prefix: TRACKS_PATH,
    index: false,
    decorateReply: false,
    maxAge: '7d',
  })
}
