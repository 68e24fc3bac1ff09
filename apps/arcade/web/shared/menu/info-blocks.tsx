import type { ReactNode } from 'react'
import styles from './info-blocks.module.css'

export function InfoSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

/** The declared figures of a game: return, volatility, maximum win. */
export function InfoFacts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: string])[]
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function InfoList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

interface InfoListSectionProps {
  readonly title: string
  readonly items: readonly string[]
}

export function InfoListSection({ title, items }: InfoListSectionProps) {
  return (
    <InfoSection title={title}>
      <InfoList items={items} />
    </InfoSection>
  )
}
