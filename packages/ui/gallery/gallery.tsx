import '../src/theme/tokens.css'
import '../src/theme/base.css'
import '../src/theme/page-scroll.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastHost } from '../src/feedback/toast-host.tsx'
import type { Language } from '../src/i18n/label-text.ts'
import { LabelsProvider } from '../src/i18n/labels.tsx'
import { ConfirmHost } from '../src/overlays/confirm.tsx'
import { ArtSection } from './art-section.tsx'
import { ControlsSection } from './controls-section.tsx'
import { HomeSection } from './home-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { OrderSection } from './order-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { PickersSection } from './pickers-section.tsx'

const SECTIONS = {
  home: HomeSection,
  order: OrderSection,
  controls: ControlsSection,
  lists: ListsSection,
  overlays: OverlaysSection,
  pickers: PickersSection,
  art: ArtSection,
}

/** `?section=order&theme=light&lang=en` */
const query = new URLSearchParams(location.search)
const theme = query.get('theme') === 'light' ? 'light' : 'dark'
const language: Language = query.get('lang') === 'en' ? 'en' : 'zh-TW'
document.documentElement.dataset.theme = theme
const wanted = query.get('section')
const name = Object.keys(SECTIONS).find((key): key is keyof typeof SECTIONS => key === wanted) ?? 'home'
const Section = SECTIONS[name]

function Gallery() {
  return (
    <LabelsProvider language={language}>
      <Section />
      {query.has('bare') ? null : (
        <p style={{ padding: 'var(--space-4)', textAlign: 'center' }}>
          {Object.keys(SECTIONS).map((key) => (
            <a key={key} href={`?section=${key}&theme=${theme}`} style={{ marginInline: 'var(--space-1)' }}>
              {key}
            </a>
          ))}
          <a href={`?section=${name}&theme=${theme === 'dark' ? 'light' : 'dark'}`}>◐</a>
        </p>
      )}
      <ConfirmHost />
      <ToastHost />
    </LabelsProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
