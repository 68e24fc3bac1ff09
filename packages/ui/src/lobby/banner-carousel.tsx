import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLabels } from '../i18n/labels.tsx'
import { Icon } from '../icons/icon.tsx'
import { pause, play } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import { prefersReducedMotion } from '../theme/reduced-motion.ts'
import styles from './banner-carousel.module.css'

export interface BannerSlide {
  key: string
  /** The banner's text for screen readers and as the link's name. */
  label: string
  /** The picture. */
  art: ReactNode
  title?: string | undefined
  detail?: string | undefined
  /** The label of the small gold button. */
  action?: string | undefined
  href?: string | undefined
}

export interface BannerCarouselProps {
  id?: string
  label: string
  slides: readonly BannerSlide[]
  intervalMs?: number
  onSelect?: (slide: BannerSlide, event: MouseEvent) => void
}

/** A banner carousel to swipe. Advances by itself unless touched, focused, paused, or with reduced motion. */
export function BannerCarousel({ id, label, slides, intervalMs = 5_000, onSelect }: BannerCarouselProps) {
  const labels = useLabels()
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const show = (next: number) => {
    const element = strip.current
    element?.scrollTo({
      left: next * element.clientWidth,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  }
  const advance = useEffectEvent(() => {
    const isHeld = strip.current?.matches(':hover, :active, :focus-within') ?? false
    if (!document.hidden && !isHeld) show((index + 1) % slides.length)
  })
  useEffect(() => {
    if (isPaused || slides.length < 2 || prefersReducedMotion()) return
    const timer = setInterval(() => advance(), intervalMs)
    return () => clearInterval(timer)
  }, [isPaused, slides.length, intervalMs])
  return (
    <section id={id} aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
        }}
      >
        {slides.map((slide, at) => (
          <li key={slide.key} className={styles.slide} aria-label={labels.slide(at + 1, slides.length)}>
            <Slide slide={slide} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {slides.length < 2 ? null : (
        <div className={styles.controls}>
          {slides.map((slide, at) => (
            <span
              key={slide.key}
              aria-hidden
              className={classNames(styles.dot, at === index && styles.current)}
            />
          ))}
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? labels.play : labels.pause}
            onClick={() => setPaused(!isPaused)}
          >
            <Icon shape={isPaused ? play : pause} size="s" />
          </button>
        </div>
      )}
    </section>
  )
}

interface SlideProps {
  slide: BannerSlide
  onSelect: BannerCarouselProps['onSelect']
}

function Slide({ slide, onSelect }: SlideProps) {
  const content = (
    <>
      <span className={styles.art} aria-hidden>
        {slide.art}
      </span>
      <span className={styles.words} aria-hidden>
        {slide.title === undefined ? null : <b className={styles.title}>{slide.title}</b>}
        {slide.detail === undefined ? null : <span className={styles.detail}>{slide.detail}</span>}
        {slide.action === undefined ? null : <span className={styles.action}>{slide.action}</span>}
      </span>
      <span className="sr-only">{slide.label}</span>
    </>
  )
  if (slide.href === undefined) return <div className={styles.face}>{content}</div>
  return (
    <a href={slide.href} className={styles.face} onClick={(event) => onSelect?.(slide, event)}>
      {content}
    </a>
  )
}
