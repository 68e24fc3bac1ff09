import type { MouseEvent, ReactNode } from 'react'
import { useLabels } from '../i18n/labels.tsx'
import { Icon } from '../icons/icon.tsx'
import { star, wrench } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './game-tile.module.css'

export interface GameTileTag {
  label: string
  tone: 'hot' | 'info' | 'gold'
}

export interface GameTileProps {
  name: string
  detail?: string | undefined
  /** The game's picture; it fills the tile. */
  art: ReactNode
  tags?: readonly GameTileTag[]
  /** Maintenance text, shown over the dimmed picture in place of the tags; a line break starts a new line. */
  maintenance?: string | undefined
  /** Leaves room for results on the picture, above the name. */
  hasResults?: boolean
  /** Adds a favourite button. */
  favourite?: { isChosen: boolean; onToggle: (isChosen: boolean) => void } | undefined
  href?: string | undefined
  onSelect?: ((event: MouseEvent) => unknown) | undefined
}

/** A game's tile: picture, name, tags and favourite button; a tap anywhere opens the game. */
export function GameTile(props: GameTileProps) {
  const { name, detail, art, tags = [], maintenance, hasResults, favourite, href, onSelect } = props
  const face = (
    <span className={styles.caption}>
      <b className={styles.name}>{name}</b>
      {maintenance === undefined ? null : <span className="sr-only">{maintenance}</span>}
      {detail === undefined ? null : <span className={classNames(styles.detail, 'num')}>{detail}</span>}
    </span>
  )
  return (
    <article
      className={classNames(
        styles.tile,
        maintenance !== undefined && styles.closed,
        hasResults && styles.results,
      )}
    >
      <span className={styles.art} aria-hidden>
        {art}
      </span>
      {href === undefined ? (
        <button type="button" className={styles.open} onClick={onSelect}>
          {face}
        </button>
      ) : (
        <a href={href} className={styles.open} onClick={onSelect}>
          {face}
        </a>
      )}
      {maintenance === undefined ? null : (
        <span className={styles.veil} aria-hidden>
          <Icon shape={wrench} />
          {maintenance}
        </span>
      )}
      {tags.length === 0 || maintenance !== undefined ? null : (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag.label} className={classNames(styles.tag, styles[tag.tone])}>
              {tag.label}
            </span>
          ))}
        </span>
      )}
      {favourite === undefined ? null : <Star {...favourite} name={name} />}
    </article>
  )
}

interface StarProps {
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
  name: string
}

function Star({ isChosen, onToggle, name }: StarProps) {
  const labels = useLabels()
  return (
    <button
      type="button"
      className={classNames(styles.star, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-label={`${isChosen ? labels.unfavourite : labels.favourite} ${name}`}
      onClick={() => onToggle(!isChosen)}
    >
      <Icon shape={star} filled={isChosen} />
    </button>
  )
}
