import { Switch } from '@gamehall/ui/controls/switch.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useId } from 'react'
import { useGameKit } from '../shell/game-kit.ts'
import type { SoundChannel } from '../sound/sound-engine.ts'
import styles from './settings-panel.module.css'
import { settingsText } from './settings-text.ts'
import { useFullscreen } from './use-fullscreen.ts'

/** Sound, vibration and full screen; what the browser does not have is not offered. */
export function SettingsPanel() {
  const { isSoundOn, setSound, haptics, settings, changeSettings } = useGameKit()
  const text = useText(settingsText)
  const fullscreen = useFullscreen()
  return (
    <div className={styles.panel}>
      <SwitchRow label={text.sound} isOn={isSoundOn} onChange={setSound} />
      <VolumeRow channel="effects" label={text.effects} />
      <VolumeRow channel="music" label={text.music} />
      {haptics.isSupported ? (
        <SwitchRow
          label={text.haptics}
          isOn={settings.areHapticsOn}
          onChange={(areHapticsOn) => changeSettings({ areHapticsOn })}
        />
      ) : null}
      {fullscreen === null ? null : (
        <SwitchRow label={text.fullscreen} isOn={fullscreen.isOn} onChange={fullscreen.set} />
      )}
      <p className={styles.note}>{text.note}</p>
    </div>
  )
}

interface SwitchRowProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles.row}>
      <span>{label}</span>
      <Switch id={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </label>
  )
}

function VolumeRow({ channel, label }: { readonly channel: SoundChannel; readonly label: string }) {
  const { isSoundOn, sounds, settings, changeSettings } = useGameKit()
  const id = useId()
  const percent = Math.round(settings.volumes[channel] * 100)
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={!isSoundOn}
        aria-valuetext={`${percent}%`}
        onChange={({ target }) =>
          changeSettings({ volumes: { ...settings.volumes, [channel]: Number(target.value) / 100 } })
        }
        onPointerUp={() => sounds.click()}
      />
      <output htmlFor={id} className={`num ${styles.percent}`}>
        {percent}%
      </output>
    </div>
  )
}
