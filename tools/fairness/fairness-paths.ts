import { join } from 'node:path'
import { root } from '../root.mjs'

/** The page from which anybody can recompute a round, and the folder of its tables and recorded rounds. */
export const PAGE = join(root, 'docs/protocols/fairness.md')
export const FOLDER = join(root, 'docs/protocols/fairness')

export const tableFile = (game: string): string => join(FOLDER, `${game}.json`)
export const roundsFile = (game: string): string => join(FOLDER, 'rounds', `${game}.json`)
