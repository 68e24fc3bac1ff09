import { Switch } from '@gamehall/ui/controls/switch.tsx'
import { bell, sound, star } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useId } from 'react'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { setMotion, setSoundOn, useSettings } from '../../../shared/stores/settings-store.ts'
import { settingText } from './setting-text.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Settings for push, sound and reduced motion; the system's reduced motion cannot be turned off. */
export function SoundAndMotionSettings() {
  const text = useText(settingText)
  const { isSoundOn, motion } = useSettings()
  const isSystemReduced = useReducedMotion()
  const soundLabel = useId()
  const motionLabel = useId()
  return (
    <Menu title={text.feel}>
      <MenuLink to={href('pushSetting')} shape={bell} label={text.push} detail={text.pushHint} />
      <MenuItem
        shape={sound}
        label={<span id={soundLabel}>{text.sound}</span>}
        detail={text.soundHint}
        trailing={
          <Switch
            aria-labelledby={soundLabel}
            checked={isSoundOn}
            onChange={(event) => {
              setSoundOn(event.target.checked)
              if (event.target.checked) void playSound('message')
            }}
          />
        }
      />
      <MenuItem
        shape={star}
        label={<span id={motionLabel}>{text.lessMotion}</span>}
        detail={isSystemReduced ? text.motionBySystem : text.lessMotionHint}
        trailing={
          <Switch
            aria-labelledby={motionLabel}
            checked={isSystemReduced || motion === 'reduced'}
            disabled={isSystemReduced}
            onChange={(event) => setMotion(event.target.checked ? 'reduced' : 'system')}
          />
        }
      />
    </Menu>
  )
}
