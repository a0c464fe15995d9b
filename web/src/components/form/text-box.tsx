import { Field, Input, type InputProps } from '@chakra-ui/react'

export interface BoxProps extends InputProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong with what it holds; empty where another box says it. */
  readonly problem: string | undefined
}

/** A box with its label, a hint that is there from the beginning, and what is wrong. */
export function TextBox({ label, hint, problem, size = 'md', ...input }: BoxProps) {
  return (
    <Field.Root invalid={problem !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input size={size} {...input} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {problem !== '' && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  )
}
