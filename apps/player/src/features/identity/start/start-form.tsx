import type { DocumentType, IdentityState } from '@gamehall/contract/identity'
import { DOCUMENT_TYPES, isIssuedBy } from '@gamehall/contract/identity/document-rules'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { PickerField } from '@gamehall/ui/forms/picker-field.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { globe, idCard, person } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useId, useState } from 'react'
import { RadioCard, RadioCardGroup } from '../../../shared/form/radio-card.tsx'
import { SearchSheet } from '../../../shared/form/search-sheet.tsx'
import { documentName } from '../steps/document-names.ts'
import { stepsText } from '../steps/steps-text.ts'
import { countryName, HOME_COUNTRY, listCountries } from './countries.ts'
import own from './start.module.css'
import { startText } from './start-text.ts'
import { useStartVerification } from './use-start-verification.ts'

const TYPES = Object.values(DOCUMENT_TYPES)

interface Choice {
  readonly shape: IconShape
  readonly hint: keyof (typeof startText)['zh-TW'] & `${string}Hint`
}

const CHOICES: Readonly<Record<DocumentType, Choice>> = {
  [DOCUMENT_TYPES.idCard]: { shape: idCard, hint: 'idCardHint' },
  [DOCUMENT_TYPES.residentCertificate]: { shape: person, hint: 'residentHint' },
  [DOCUMENT_TYPES.passport]: { shape: globe, hint: 'passportHint' },
}

type StartFormProps = {
  readonly state: IdentityState
  readonly owner: string
  /** The history depth at which the steps began whose document is changed. */
  readonly begunAt?: number | undefined
  /** Returns to the draft that would be replaced. */
  readonly onCancel?: (() => void) | undefined
}

/** Chooses country and document type and starts; preselects those of the current draft. */
export function StartForm({ state, owner, begunAt, onCancel }: StartFormProps) {
  const text = useText(startText)
  const [country, setCountry] = useState(state.draft?.issue_country ?? HOME_COUNTRY)
  const [type, setType] = useState<DocumentType>(state.draft?.document_type ?? DOCUMENT_TYPES.idCard)
  const { begin, refusal, isStarting } = useStartVerification(owner, begunAt)
  const isNoneLeft = state.left_today === 0
  const chosen = isIssuedBy(type, country) ? type : DOCUMENT_TYPES.passport
  return (
    <>
      {isNoneLeft ? <Callout tone="warn">{text.noneLeft}</Callout> : null}
      {onCancel === undefined ? null : <Callout>{text.replaces}</Callout>}
      <CountryField country={country} onChoose={setCountry} />
      <TypeChoice country={country} type={chosen} onChoose={setType} />
      {isNoneLeft || state.decided_at === null ? null : (
        <p className={own.note}>{text.leftToday(state.left_today)}</p>
      )}
      <div role="alert">
        {refusal ? <Callout tone="warn">{refusal.fields[0]?.message ?? refusal.message}</Callout> : null}
      </div>
      <BottomBar>
        {onCancel === undefined ? null : (
          <Button variant="ghost" onClick={onCancel}>
            {text.keepDraft}
          </Button>
        )}
        <Button
          block={onCancel === undefined}
          disabled={isNoneLeft}
          loading={isStarting}
          onClick={() => begin({ issue_country: country, document_type: chosen })}
        >
          {state.decided_at === null ? text.start : text.again}
        </Button>
      </BottomBar>
    </>
  )
}

type CountryFieldProps = { readonly country: string; readonly onChoose: (code: string) => void }

function CountryField({ country, onChoose }: CountryFieldProps) {
  const text = useText(startText)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PickerField
        label={text.country}
        placeholder={text.chooseCountry}
        value={countryName(country, language)}
        onOpen={() => setOpen(true)}
      />
      <SearchSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.chooseCountry}
        search={text.searchCountry}
        none={text.noCountry}
        items={
          isOpen
            ? listCountries(language).map(({ code, name }) => ({
                value: code,
                words: `${name}${code}`,
                label: name,
              }))
            : []
        }
        value={country}
        onChoose={(code) => {
          onChoose(code)
          setOpen(false)
        }}
      />
    </>
  )
}

type TypeChoiceProps = {
  readonly country: string
  readonly type: DocumentType
  readonly onChoose: (type: DocumentType) => void
}

function TypeChoice({ country, type, onChoose }: TypeChoiceProps) {
  const text = useText(startText)
  const words = useText(stepsText)
  const group = useId()
  const offered = TYPES.filter((each) => isIssuedBy(each, country))
  return (
    <>
      <RadioCardGroup label={text.type}>
        {offered.map((each) => (
          <RadioCard
            key={each}
            group={group}
            picture={
              <span className={own.sign}>
                <Icon shape={CHOICES[each].shape} />
              </span>
            }
            title={documentName(words, each)}
            detail={text[CHOICES[each].hint]}
            isChosen={type === each}
            isOpen
            onChoose={() => onChoose(each)}
          />
        ))}
      </RadioCardGroup>
      {country === HOME_COUNTRY ? null : <p className={own.note}>{text.passportOnly}</p>}
    </>
  )
}
