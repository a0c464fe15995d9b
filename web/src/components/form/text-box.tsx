import { Field, Flex, Input, type InputProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What is said around the box of a field. */
export interface FieldWords {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with what it holds; empty where another box says it. */
  readonly problem: string | undefined
}

export interface BoxProps extends FieldWords, Omit<InputProps, 'children'> {
  readonly name: string
  /** Said before what is typed, and no part of it. */
  readonly before?: string
}

interface FrameProps extends FieldWords {
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** A box with its label, a hint that is there from the beginning, and what is wrong. */
export function FieldFrame({ label, hint, problem, required = false, disabled = false, children }: FrameProps) {
  return (
    <Field.Root invalid={problem !== undefined} required={required} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {problem !== '' && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  )
}

export function TextBox({ label, hint, problem, required, disabled, before, size = 'md', ...input }: BoxProps) {
  return (
    <FieldFrame {...{ label, hint, problem, required, disabled }}>
      {before === undefined ? (
        <Input size={size} {...input} />
      ) : (
        <Flex align="center" gap="2" w="full">
          <span>{before}</span>
          <Input size={size} {...input} />
        </Flex>
      )}
    </FieldFrame>
  )
}
