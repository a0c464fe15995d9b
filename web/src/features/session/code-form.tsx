import { Button } from '@chakra-ui/react'
import type { FormProblems } from '@liftwatch/core/views/forms/check-form'
import { Form } from '../../components/form/form'
import { TextBox } from '../../components/form/text-box'
import { useFirstTexts } from '../../texts'

interface CodeFormProps {
  readonly send: (typed: FormData) => Promise<FormProblems | undefined>
  readonly back: () => void
}

/** The second step of a log-in. */
export function CodeForm({ send, back }: CodeFormProps) {
  const t = useFirstTexts()
  return (
    <>
      <Form action={t('session.login')} send={send}>
        {problems => (
          <TextBox
            name="code"
            label={t('twoStep.code')}
            hint={t('twoStep.codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            problem={problems['code']}
          />
        )}
      </Form>
      <Button w="full" mt="2" size="md" variant="ghost" onClick={back}>
        {t('twoStep.back')}
      </Button>
    </>
  )
}
