import { Textarea } from '@chakra-ui/react'
import { FieldFrame } from './text-box'

interface CountedTextProps {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly problem?: string | undefined
  readonly isDisabled?: boolean
  readonly change: (text: string) => void
}

/** Several lines with a counter: no more is typed than may be sent. */
export function CountedText({ label, value, max, problem, isDisabled = false, change }: CountedTextProps) {
  return (
    <FieldFrame label={label} problem={problem} disabled={isDisabled} hint={`${value.length} / ${max}`}>
      <Textarea rows={3} value={value} maxLength={max} onChange={event => change(event.target.value)} />
    </FieldFrame>
  )
}
