import { chakra } from '@chakra-ui/react'
import { findTechnicianCode, technicianCodes } from '@liftwatch/core/contract/technician-codes'
import { labelIn } from '@liftwatch/core/domain/labels'
import { useMemo } from 'react'
import { ComboBox } from '../components/combo-box'
import { useTexts } from '../texts'

interface TechnicianCodeBoxProps {
  readonly value: string
  readonly change: (value: string) => void
  readonly blur: () => void
}

/** Long enough to look for a code by its words. */
const typedMaxCharacters = 60

/** A technician's code, found by its digits or by its words in either language. */
export function TechnicianCodeBox({ value, change, blur }: TechnicianCodeBoxProps) {
  const t = useTexts()
  const { language } = t
  const known = findTechnicianCode(value)
  const options = useMemo(
    () =>
      technicianCodes.map(code => {
        const shown = labelIn(language, code)
        const other = shown === code.label ? code.labelZh : code.label
        return { value: code.code, label: `${shown} ${other}`, shown }
      }),
    [language],
  )
  return (
    <>
      <ComboBox
        value={value}
        change={change}
        blur={blur}
        options={options}
        maxLength={typedMaxCharacters}
        label={t('console.detail.codes')}
      />
      <chakra.span textStyle="xs" color="fg.muted">
        {known ? labelIn(t.language, known) : t('console.detail.faultCodeHint')}
      </chakra.span>
    </>
  )
}
