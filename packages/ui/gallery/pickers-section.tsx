import { useState } from 'react'
import bannerAurora from '../src/art/banner-aurora.svg'
import bannerFair from '../src/art/banner-fair.svg'
import { Button } from '../src/buttons/button.tsx'
import { DateRangeSheet } from '../src/date-time/date-range-sheet.tsx'
import { Page, PageBody } from '../src/layout/page.tsx'
import { PageHeader } from '../src/layout/page-header.tsx'
import { openImageViewer } from '../src/overlays/open-image-viewer.ts'

export function PickersSection() {
  const [isOpen, setOpen] = useState(false)
  const [range, setRange] = useState({ from: '2026-11-08', until: '2026-11-19' })
  return (
    <Page>
      <PageHeader title="選擇器" />
      <PageBody>
        <Button onClick={() => setOpen(true)}>
          {range.from} – {range.until}
        </Button>
        <Button onClick={() => openImageViewer([bannerAurora, bannerFair], 'zh-TW')}>看圖</Button>
        <DateRangeSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="查詢日期"
          value={range}
          onChange={setRange}
          today="2026-11-21"
          earliest="2026-08-23"
        />
      </PageBody>
    </Page>
  )
}
