import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useId, useState } from 'react'
import { newRequestId } from '../api/new-request-id.ts'
import { useGameKit, useSessionState } from '../shell/game-kit.ts'
import { CopyableValue } from './copyable-value.tsx'
import { createClientSeed } from './create-client-seed.ts'
import styles from './fairness-panel.module.css'
import { fairnessText } from './fairness-text.ts'
import { type RevealedSeeds, seedsVerifyUrl } from './round-verify-url.ts'

const CLIENT_SEED_PATTERN = /^[\x21-\x7e]{1,64}$/

/** Shows the current seeds, lets the player set a client seed, and shows the seed revealed by a rotation. */
export function FairnessPanel({ isRoundOpen }: { readonly isRoundOpen: boolean }) {
  const kit = useGameKit()
  const fairness = useSessionState((state) => state.fairness)
  const text = useText(fairnessText)
  const [seed, setSeed] = useState(createClientSeed)
  const [revealed, setRevealed] = useState<RevealedSeeds | null>(null)
  const inputId = useId()
  const isSeedValid = CLIENT_SEED_PATTERN.test(seed)

  const rotate = async () => {
    const answer = await kit.play('rotateSeed', { request_id: newRequestId(), client_seed: seed })
    if (answer === null) return
    setRevealed(answer.revealed)
    kit.setFairness(answer.fairness)
    setSeed(createClientSeed())
  }

  return (
    <div className={styles.panel}>
      <p className={styles.intro}>{text.intro}</p>
      <CopyableValue label={text.serverHash} value={fairness.server_seed_hash} />
      <CopyableValue label={text.clientSeed} value={fairness.client_seed} />
      <CopyableValue label={text.nonce} value={`${fairness.nonce}`} />
      <CopyableValue label={text.nextHash} value={fairness.next_server_seed_hash} />
      <div className={styles.change}>
        <label htmlFor={inputId} className={styles.label}>
          {text.newSeed}
        </label>
        <div className={styles.entry}>
          <input
            id={inputId}
            value={seed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${inputId}-rule`}
            aria-invalid={!isSeedValid}
            className={styles.input}
            onChange={(event) => setSeed(event.target.value)}
          />
          <Button size="m" variant="ghost" onClick={() => setSeed(createClientSeed())}>
            {text.random}
          </Button>
        </div>
        <p id={`${inputId}-rule`} className={isSeedValid ? styles.hint : styles.wrong}>
          {text.seedRule}
        </p>
        <Button block disabled={!isSeedValid || isRoundOpen} onClick={rotate}>
          {text.rotate}
        </Button>
        <p className={styles.hint}>{isRoundOpen ? text.roundOpen : text.rotateNote}</p>
      </div>
      {revealed === null ? null : <Revealed seeds={revealed} />}
    </div>
  )
}

function Revealed({ seeds }: { readonly seeds: RevealedSeeds }) {
  const { session } = useGameKit()
  const text = useText(fairnessText)
  const language = useLanguage()
  return (
    <section className={styles.revealed} aria-live="polite">
      <h3>{text.revealed}</h3>
      <CopyableValue label={text.revealedSeed} value={seeds.server_seed} />
      <CopyableValue label={text.serverHash} value={seeds.server_seed_hash} />
      <CopyableValue label={text.clientSeed} value={seeds.client_seed} />
      <p className={styles.hint}>{text.rounds(seeds.rounds)}</p>
      <a
        className={styles.link}
        href={seedsVerifyUrl(session.game, session.bets.start, seeds, language)}
        target="_blank"
        rel="noopener"
      >
        {text.verify}
      </a>
    </section>
  )
}
