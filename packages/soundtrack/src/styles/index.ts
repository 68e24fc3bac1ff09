import { ambient } from './ambient.ts'
import { lounge } from './lounge.ts'
import { nightDrive } from './night-drive.ts'
import { silk } from './silk.ts'
import type { Style } from './style.ts'

export const styles = { lounge, ambient, night_drive: nightDrive, silk } as const satisfies Record<
  string,
  Style
>
export type StyleName = keyof typeof styles
