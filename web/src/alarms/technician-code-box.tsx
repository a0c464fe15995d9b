import { chakra } from '@chakra-ui/react'
import { findTechnicianCode, technicianCodes } from '@liftwatch/core/contract/technician-codes'
import { labelIn } from '@liftwatch/core/domain/labels'
import { ComboBox } from '../components/combo-box'
import { useTexts } from '../texts'

interface TechnicianCodeBoxProps {
  readonly value: string
  readonly change: (value: string) => void
  readonly blur: () => void
}

/** Long enough for whoever looks for a code by its words. */
const typedMaxCharacters = 60

/** A technician's code, found by its digits or by its words in either language. */
export function TechnicianCodeBox({ value, change, blur }: TechnicianCodeBoxProps) {
  const t = useTexts()
  const known = findTechnicianCode(value)
  const typed = value.trim().toLowerCase()
  const options = technicianCodes
    .filter(
      ({ code, label, labelZh }) => code.startsWith(typed) || `${label}\n${labelZh}`.toLowerCase().includes(typed),
    )
    .map(code => ({ value: code.code, label: labelIn(t.language, code) }))
  return (
    <>
      <ComboBox
        value={value}
        change={change}
        blur={blur}
        options={known ? [] : options}
        maxLength={typedMaxCharacters}
        label={t('console.detail.codes')}
      />
      <chakra.span textStyle="xs" color="fg.muted">
        {known ? labelIn(t.language, known) : t('console.detail.faultCodeHint')}
      </chakra.span>
    </>
  )
}
