import type { Config } from './config.ts'

/** The origin of an arcade that runs on its own, whose pages the hall's pages may frame; empty when this server runs it. */
export const listArcadeOrigins = ({ ARCADE_URL }: Pick<Config, 'ARCADE_URL'>): readonly string[] =>
  ARCADE_URL === undefined ? [] : [new URL(ARCADE_URL).origin]
